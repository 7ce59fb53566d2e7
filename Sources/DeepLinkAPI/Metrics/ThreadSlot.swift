#if canImport(Glibc)
    import Glibc
#endif

/// A small number for the running thread, so that threads touch memory of their own. Two threads may get the same one:
/// that costs time, nothing else.
enum ThreadSlot {
    static let count = 16

    static var current: Int {
        #if canImport(Glibc)
            // Threads' control blocks lie at distances that are multiples of large powers of two.
            Int((UInt64(pthread_self()) &* 0x9E37_79B9_7F4A_7C15) >> 60)
        #else
            0
        #endif
    }
}
