/// Connections that wait, in the order in which their time runs out: all of one queue wait equally long, so the
/// order is that of their coming, and whoever is first is the next to be late. Every operation is a few steps,
/// however many wait.
@safe struct DeadlineQueue {
    /// A connection's place in a queue; it is in one at most.
    @safe struct Links {
        fileprivate var previous: Connection.Pointer?
        fileprivate var next: Connection.Pointer?
        fileprivate(set) var since: UInt64 = 0
        fileprivate(set) var queue = Name.none
    }

    enum Name {
        case none
        /// Waits for the rest of a request.
        case requesting
        /// Kept alive, waits for a request line.
        case idle
        /// Waits for the client to take its answer.
        case answering
    }

    private var first: Connection.Pointer?
    private var last: Connection.Pointer?
    private let name: Name

    init(_ name: Name) {
        self.name = name
    }

    @unsafe mutating func append(_ connection: Connection.Pointer, at now: UInt64) {
        unsafe connection.pointee.links.since = now
        unsafe connection.pointee.links.queue = name
        unsafe connection.pointee.links.next = nil
        unsafe connection.pointee.links.previous = last
        if let last = unsafe last {
            unsafe last.pointee.links.next = connection
        } else {
            unsafe first = connection
        }
        unsafe last = connection
    }

    @unsafe mutating func remove(_ connection: Connection.Pointer) {
        let previous = unsafe connection.pointee.links.previous
        let next = unsafe connection.pointee.links.next
        if let previous = unsafe previous {
            unsafe previous.pointee.links.next = next
        } else {
            unsafe first = next
        }
        if let next = unsafe next {
            unsafe next.pointee.links.previous = previous
        } else {
            unsafe last = previous
        }
        unsafe connection.pointee.links = Links()
    }

    /// The first that `matches`, looked at one by one.
    @unsafe func first(where matches: (Connection.Pointer) -> Bool) -> Connection.Pointer? {
        var next = unsafe first
        while let connection = unsafe next {
            if unsafe matches(connection) { return unsafe connection }
            unsafe next = connection.pointee.links.next
        }
        return nil
    }

    /// Takes out all that `match`, and does something with each.
    @unsafe mutating func removeAll(where matches: (Connection.Pointer) -> Bool, then use: (Connection.Pointer) -> Void)
    {
        var next = unsafe first
        while let connection = unsafe next {
            unsafe next = connection.pointee.links.next
            guard unsafe matches(connection) else { continue }
            unsafe remove(connection)
            unsafe use(connection)
        }
    }

    /// Takes out the first connection if it has waited longer than `limit`.
    @unsafe mutating func popLate(now: UInt64, limit: UInt64) -> Connection.Pointer? {
        guard let first = unsafe first, unsafe now >= first.pointee.links.since &+ limit else { return nil }
        unsafe remove(first)
        return unsafe first
    }
}
