extension PatternTable {
    /// Collects patterns, then builds the table.
    public struct Builder {
        var table = PatternTable()
        var nodes: [BuildNode] = [BuildNode()]

        /// - Parameters:
        ///   - hosts: For values of type `url`.
        ///   - refusesDuplicates: A single-valued query key given twice does not fit.
        public init(hosts: HostToASCII? = nil, refusesDuplicates: Bool = false) {
            table.checker = ValueChecker(hosts: hosts)
            table.refusesDuplicates = refusesDuplicates
        }

        /// Adds a pattern.
        ///
        /// - Parameters:
        ///   - pattern: The pattern.
        ///   - entry: What the caller knows the pattern by.
        ///   - folding: Literals of the path, query keys, choices and mapped texts are compared without case.
        ///   - further: The caller's own order between patterns that the text does not order; smaller comes first.
        public mutating func add(_ pattern: Pattern, entry: Int, folding: Bool = false, further: [Int] = []) {
            let index = table.entries.count
            let optionals = pattern.path.count { $0.isOptional }
            let tests = tests(of: pattern, folding)
            table.entries.append(
                Entry(
                    entry: entry, folding: folding, query: tests, path: steps(of: pattern),
                    hasFragment: pattern.fragment != nil))
            table.patterns.append(pattern)
            if pattern.fragment != nil { table.readsFragment = true }
            for count in (0...optionals).reversed() {
                let precedence = Precedence(pattern, optionals: count, further: further)
                table.variants.append(Variant(pattern: index, optionals: count, precedence: precedence))
            }
        }

        /// The table. Cannot fail; whether it costs too much is said by `bound`.
        public consuming func build() -> PatternTable {
            let order = table.variants.indices.sorted {
                let order = Precedence.compare(table.variants[$0].precedence, table.variants[$1].precedence).order
                return order == 0 ? $0 < $1 : order < 0
            }
            table.variants = order.map { table.variants[$0] }
            table.variantPatterns = table.variants.map(\.pattern)
            for variant in table.variants.indices { insert(variant) }
            flatten()
            table.bound = BoundFinder(table, nodes).find()
            return table
        }
    }
}
