import Glibc

/// The sockets that systemd hands over: descriptors from 3 on, counted in `LISTEN_FDS`, meant for the process
/// `LISTEN_PID` (sd_listen_fds(3)).
struct SocketActivation {
    let descriptors: [Int32]

    /// Nil if nothing is handed over to `process`.
    init?(variable: (String) -> String?, process: Int32 = getpid()) {
        guard let target = variable("LISTEN_PID").flatMap({ Int32($0) }), target == process,
            let count = variable("LISTEN_FDS").flatMap({ Int32($0) }), (1...1000).contains(count)
        else { return nil }
        descriptors = Array(3..<(3 + count))
    }

    static var ofThisProcess: SocketActivation? {
        SocketActivation { name in
            guard let value = unsafe getenv(name) else { return nil }
            return unsafe String(cString: value)
        }
    }
}
