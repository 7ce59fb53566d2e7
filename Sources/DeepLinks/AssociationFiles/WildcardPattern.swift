/// A pattern of an association file: `*` is any text, `?` one character, `$(name)` a substitution variable.
///
/// Matching looks at each pair (place in the pattern, place in the text) at most once, so its time is linear in the
/// text: `a*a*a*a*b` costs no more than its length says.
struct WildcardPattern: Sendable {
    /// One place of the pattern; `next` is where it goes on.
    enum Node: Sendable {
        case scalar(UInt32, next: Int)
        case one(next: Int)
        case run(next: Int)
        case set(CharacterClass, next: Int)
        /// The texts of a variable.
        case fork([Int])
        case end
    }

    /// The letters of a built-in variable.
    enum CharacterClass: String, Sendable, CaseIterable {
        case alpha, upper, lower, alnum, digit, xdigit
    }

    /// The pattern as the file has it.
    let source: String
    private(set) var nodes: [Node] = [.end]
    private(set) var start = 0
    /// Variables that the file does not define: such a pattern matches nothing.
    private(set) var undefined: [String] = []

    init(_ source: String, _ variables: SubstitutionVariables, keepsHexCase: Bool = false) {
        self.source = source
        start = add(Piece.read(source), variables, keepsHexCase, next: 0)
    }

    /// Builds from the end, so that each node knows where it goes on.
    private mutating func add(
        _ pieces: [Piece], _ variables: SubstitutionVariables, _ keepsHexCase: Bool, next end: Int
    ) -> Int {
        var next = end
        for piece in pieces.reversed() {
            switch piece {
            case .text(let text):
                let scalars = keepsHexCase ? text : EscapedText.withCapitals(text)
                for scalar in scalars.reversed() { next = append(.scalar(scalar, next: next)) }
            case .one: next = append(.one(next: next))
            case .run: next = append(.run(next: next))
            case .variable(let name):
                if let set = CharacterClass(rawValue: name), variables[name] == nil {
                    next = append(.set(set, next: next))
                } else if let texts = variables[name] {
                    // The texts of a variable may hold wildcards, but no variables.
                    let after = next
                    let starts = texts.map { text in
                        add(Piece.read(text, withVariables: false), variables, keepsHexCase, next: after)
                    }
                    next = append(.fork(starts))
                } else {
                    undefined.append(name)
                    next = append(.fork([]))
                }
            }
        }
        return next
    }

    private mutating func append(_ node: Node) -> Int {
        nodes.append(node)
        return nodes.count - 1
    }
}

extension WildcardPattern {
    /// What the text of a pattern says.
    enum Piece {
        case text([UInt32])
        case one, run
        case variable(String)

        static func read(_ source: String, withVariables: Bool = true) -> [Piece] {
            let scalars = source.unicodeScalars.map(\.value)
            var pieces: [Piece] = []
            var text: [UInt32] = []
            var index = 0
            while index < scalars.count {
                var piece: Piece?
                var end = index + 1
                switch scalars[index] {
                case 0x2a: piece = .run
                case 0x3f: piece = .one
                case 0x24 where withVariables && end < scalars.count && scalars[end] == 0x28:
                    if let close = scalars[end...].firstIndex(of: 0x29) {
                        piece = .variable(string(scalars[(end + 1)..<close]))
                        end = close + 1
                    }
                default: break
                }
                if let piece {
                    if !text.isEmpty { pieces.append(.text(text)) }
                    text = []
                    pieces.append(piece)
                } else {
                    text.append(scalars[index])
                }
                index = end
            }
            if !text.isEmpty { pieces.append(.text(text)) }
            return pieces
        }

        private static func string(_ scalars: ArraySlice<UInt32>) -> String {
            var text = String.UnicodeScalarView()
            for scalar in scalars { Unicode.Scalar(scalar).map { text.append($0) } }
            return String(text)
        }
    }
}
