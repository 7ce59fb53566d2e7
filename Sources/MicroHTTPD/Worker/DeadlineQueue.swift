/// Connections that wait, in the order in which their time runs out: all of one queue wait equally long, so the
/// order is that of their coming, and whoever is first is the next to be late. Every operation is a few steps,
/// however many wait.
///
/// Its two ends lie outside of the worker that has it, so that a change of them is no change of the worker, for which
/// Swift would look out for overlapping accesses each time.
@safe struct DeadlineQueue: ~Copyable {
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

    @safe private struct Ends {
        var first: Connection.Pointer?
        var last: Connection.Pointer?
    }

    private let ends: UnsafeMutablePointer<Ends>
    private let name: Name

    init(_ name: Name) {
        self.name = name
        unsafe ends = .allocate(capacity: 1)
        unsafe ends.initialize(to: Ends())
    }

    deinit { unsafe ends.deallocate() }

    @unsafe func append(_ connection: Connection.Pointer, at now: UInt64) {
        let last = unsafe ends.pointee.last
        unsafe connection.pointee.links.since = now
        unsafe connection.pointee.links.queue = name
        unsafe connection.pointee.links.next = nil
        unsafe connection.pointee.links.previous = last
        if let last = unsafe last {
            unsafe last.pointee.links.next = connection
        } else {
            unsafe ends.pointee.first = connection
        }
        unsafe ends.pointee.last = connection
    }

    @unsafe func remove(_ connection: Connection.Pointer) {
        let previous = unsafe connection.pointee.links.previous
        let next = unsafe connection.pointee.links.next
        if let previous = unsafe previous {
            unsafe previous.pointee.links.next = next
        } else {
            unsafe ends.pointee.first = next
        }
        if let next = unsafe next {
            unsafe next.pointee.links.previous = previous
        } else {
            unsafe ends.pointee.last = previous
        }
        unsafe connection.pointee.links = Links()
    }

    /// The first that `matches`, looked at one by one.
    @unsafe func first(where matches: (Connection.Pointer) -> Bool) -> Connection.Pointer? {
        var next = unsafe ends.pointee.first
        while let connection = unsafe next {
            if unsafe matches(connection) { return unsafe connection }
            unsafe next = connection.pointee.links.next
        }
        return nil
    }

    /// Takes out all that `match`, and does something with each.
    @unsafe func removeAll(where matches: (Connection.Pointer) -> Bool, then use: (Connection.Pointer) -> Void) {
        var next = unsafe ends.pointee.first
        while let connection = unsafe next {
            unsafe next = connection.pointee.links.next
            guard unsafe matches(connection) else { continue }
            unsafe remove(connection)
            unsafe use(connection)
        }
    }

    /// Takes out the first connection if it has waited longer than `limit`.
    @unsafe func popLate(now: UInt64, limit: UInt64) -> Connection.Pointer? {
        guard let first = unsafe ends.pointee.first, unsafe now >= first.pointee.links.since &+ limit else {
            return nil
        }
        unsafe remove(first)
        return unsafe first
    }
}
