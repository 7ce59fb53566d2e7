import Testing
import URLPatterns
import SeededRandom

@Suite struct LinearRegexLawTests {
    /// Random expressions that are not too large, with their reference.
    private func samples(seed: UInt64, count: Int) -> [(LinearRegex, ReferenceRegex)] {
        var generator = SeededGenerator(seed: seed)
        var result: [(LinearRegex, ReferenceRegex)] = []
        while result.count < count {
            let reference = ReferenceRegex.random(&generator, depth: 4)
            if let regex = try? regex(reference.source) { result.append((regex, reference)) }
        }
        return result
    }

    /// All texts of up to three letters of the alphabet.
    private let shortTexts: [[UnicodeScalar]] = {
        var texts: [[UnicodeScalar]] = [[]]
        var longest = texts
        for _ in 0..<3 {
            longest = longest.flatMap { text in ReferenceRegex.alphabet.map { text + [$0] } }
            texts += longest
        }
        return texts
    }()

    private func string(_ text: [UnicodeScalar]) -> String {
        var string = ""
        string.unicodeScalars.append(contentsOf: text)
        return string
    }

    @Test("a random expression accepts what a slow and obvious matcher accepts")
    func equivalence() {
        var generator = SeededGenerator(seed: 1)
        var accepted = 0
        for (regex, reference) in samples(seed: 2, count: 250) {
            let longTexts = (0..<20).map { _ in
                (0..<4 + generator.below(8)).map { _ in generator.pick(ReferenceRegex.alphabet) }
            }
            for text in shortTexts + longTexts {
                let expected = reference.matches(text)
                if expected { accepted += 1 }
                if regex.matches(string(text)) != expected {
                    Issue.record("/\(reference.source)/ on \(string(text))")
                }
            }
        }
        #expect(accepted > 3_000)
    }

    @Test("an example is accepted; without one no short text is, and an empty one stands alone")
    func examples() throws {
        for (regex, reference) in samples(seed: 3, count: 400) {
            let shortest = shortTexts.first { !$0.isEmpty && reference.matches($0) }
            guard let example = regex.example() else {
                #expect(shortest == nil && !reference.matches([]), "/\(reference.source)/")
                continue
            }
            #expect(regex.matches(example, in: 0..<example.count), "/\(reference.source)/")
            if example.isEmpty { #expect(shortest == nil, "/\(reference.source)/") }
        }
    }

    @Test("what two expressions have in common both accept, and nothing in common means that no short text is shared")
    func common() {
        let samples = samples(seed: 4, count: 50)
        var shared = 0
        for (index, (left, leftReference)) in samples.enumerated() {
            for (right, rightReference) in samples[(index + 1)...].prefix(20) {
                let name: Comment = "/\(leftReference.source)/ and /\(rightReference.source)/"
                if let text = LinearRegex.common(left, right, maximumLength: 100) {
                    shared += 1
                    #expect(left.matches(text, in: 0..<text.count) && right.matches(text, in: 0..<text.count), name)
                    if !text.isEmpty { continue }
                }
                let found = shortTexts.dropFirst().first { leftReference.matches($0) && rightReference.matches($0) }
                #expect(found == nil, name)
            }
        }
        #expect(shared > 200)
    }

    @Test("a subset has no text of its own; what is none has one")
    func subsets() {
        let samples = samples(seed: 5, count: 50)
        var subsets = 0
        for (index, (left, leftReference)) in samples.enumerated() {
            for (right, rightReference) in samples[(index + 1)...].prefix(20) {
                let name: Comment = "/\(leftReference.source)/ in /\(rightReference.source)/"
                let own = shortTexts.dropFirst().first { leftReference.matches($0) && !rightReference.matches($0) }
                let isSubset = left.isSubset(of: right)
                #expect(isSubset != nil, name)
                if isSubset == true { subsets += 1 }
                // A text of its own may be longer than those tried here, so only one direction is told.
                if own != nil { #expect(isSubset == false, name) }
            }
            #expect(left.isSubset(of: left) == true)
        }
        #expect(subsets > 10)
    }

    @Test(
        "an expression that makes others try everything costs a step a letter",
        arguments: ["(a+)+b", "(a|a)*b", "(a*)*b", "(a|aa)+b", "(.*)(.*)(.*)(.*)b", "(a?){31}a{31}c"])
    func hostile(_ source: String) throws {
        let regex = try regex(source)
        let letters = [UInt8](repeating: UInt8(ascii: "a"), count: 20_000)
        let time = ContinuousClock().measure {
            for length in [20, 2_000, letters.count] { #expect(!regex.matches(letters, in: 0..<length)) }
        }
        // Some 20,000 steps take milliseconds; trying everything would not end.
        #expect(time < .seconds(10))
    }
}
