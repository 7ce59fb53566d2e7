import Glibc

/// The addresses that a host name or a numeric address stands for, each once.
struct HostLookup {
    let addresses: [InternetAddress]

    init(host: String, port: UInt16, _ address: ListenAddress) throws(HTTPServerError) {
        var hints = unsafe addrinfo()
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        unsafe hints.ai_flags = AI_PASSIVE
        var list: UnsafeMutablePointer<addrinfo>?
        let result = unsafe getaddrinfo(host, String(port), &hints, &list)
        guard result == 0 else {
            let reason = unsafe gai_strerror(result).map { unsafe String(cString: $0) } ?? "unknown host"
            throw .cannotResolve(address, reason: reason)
        }
        defer { unsafe freeaddrinfo(list) }
        var found: [InternetAddress] = []
        var seen: Set<BoundAddress> = []
        var next = unsafe list
        while let entry = unsafe next {
            if let pointer = unsafe entry.pointee.ai_addr,
                let internet = unsafe InternetAddress(pointer, length: entry.pointee.ai_addrlen),
                seen.insert(internet.bound).inserted
            {
                found.append(internet)
            }
            unsafe next = entry.pointee.ai_next
        }
        addresses = found
    }
}
