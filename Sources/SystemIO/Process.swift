#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The environment, in its order. A name without `=` has no value and is left out.
public func environmentVariables() -> [(name: String, value: String)] {
    var variables: [(name: String, value: String)] = []
    #if canImport(Darwin)
        var next = unsafe _NSGetEnviron().pointee
    #else
        var next = unsafe environ
    #endif
    while let text = unsafe next.pointee {
        let bytes = unsafe String(cString: text).utf8
        if let equals = bytes.firstIndex(of: UInt8(ascii: "=")) {
            let name = String(decoding: bytes[..<equals], as: UTF8.self)
            variables.append((name, String(decoding: bytes[bytes.index(after: equals)...], as: UTF8.self)))
        }
        unsafe next = next.advanced(by: 1)
    }
    return variables
}

/// Whether a descriptor is a terminal.
public func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
}

/// How many processors are there to be used. At least 1.
public func processorCount() -> Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}

/// Raises the limit of open descriptors to `wanted`, as far as this process may. Returns the limit that holds then.
@discardableResult
public func raiseDescriptorLimit(to wanted: Int) -> Int {
    var limit = rlimit()
    guard getDescriptorLimit(&limit) else { return 0 }
    if limit.rlim_cur < rlim_t(clamping: wanted) {
        limit.rlim_cur = min(rlim_t(clamping: wanted), limit.rlim_max)
        _ = setDescriptorLimit(&limit)
        _ = getDescriptorLimit(&limit)
    }
    return Int(clamping: limit.rlim_cur)
}

#if canImport(Glibc)
    private func getDescriptorLimit(_ limit: inout rlimit) -> Bool {
        unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
    }
    private func setDescriptorLimit(_ limit: inout rlimit) -> Bool {
        unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
    }
#else
    private func getDescriptorLimit(_ limit: inout rlimit) -> Bool {
        unsafe getrlimit(RLIMIT_NOFILE, &limit) == 0
    }
    private func setDescriptorLimit(_ limit: inout rlimit) -> Bool {
        unsafe setrlimit(RLIMIT_NOFILE, &limit) == 0
    }
#endif

/// Random bytes of the system, good for secrets and for names that nobody can guess.
public func randomBytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
        let word: UInt64 = generator.next()
        for shift in stride(from: 0, to: 64, by: 8) where bytes.count < count {
            bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
        }
    }
    return bytes
}
