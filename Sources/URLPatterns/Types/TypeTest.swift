/// A type in numbers: the simple ones are tested at once, the others through the type itself.
struct TypeTest: Sendable {
    enum Kind: UInt8, Sendable {
        /// Any text, also the empty one.
        case any
        /// Any text but the empty one.
        case notEmpty
        case int
        case bool
        case uuid
        /// What only the type itself can say.
        case other
    }

    var kind: Kind
    var lower = Int.min
    var upper = Int.max
    /// The index of the type in the table's `types`, for `other`.
    var type = 0

    static let any = TypeTest(kind: .any)

    init(kind: Kind) {
        self.kind = kind
    }

    init(_ type: ValueType) {
        guard type.list == nil else {
            self.init(kind: .other)
            return
        }
        switch type.base {
        case .text: self.init(kind: .any)
        case .string: self.init(kind: .notEmpty)
        case .bool: self.init(kind: .bool)
        case .uuid: self.init(kind: .uuid)
        case .int(let lower, let upper):
            self.init(kind: .int)
            self.lower = lower ?? .min
            self.upper = upper ?? .max
        case .double, .date, .url, .choice, .regex, .mapped: self.init(kind: .other)
        }
    }

    /// Nil where only the type itself can say.
    @inline(__always)
    func accepts(_ text: [UInt8], _ range: Range<Int>) -> Bool? {
        switch kind {
        case .any: return true
        case .notEmpty: return !range.isEmpty
        case .int:
            guard let value = ValueChecker.int(text, range) else { return false }
            return value >= lower && value <= upper
        case .bool: return ValueChecker.bool(text, range) != nil
        case .uuid: return ValueChecker.isUUID(text, range)
        case .other: return nil
        }
    }
}
