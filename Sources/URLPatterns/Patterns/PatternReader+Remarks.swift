extension PatternReader {
    /// Remarks what the literal text of a segment or of a query value would be in another router.
    mutating func remark(onText range: Range<Int>) {
        let text = bytes[range]
        guard let first = text.first, let last = text.last else { return }
        let whole = self.text(range)
        var reason: PatternRemark.Reason?
        switch first {
        case UInt8(ascii: ":"): reason = name(text.dropFirst()).map { .foreignCapture(whole, name: $0) }
        case UInt8(ascii: "<") where last == UInt8(ascii: ">"):
            let inner = text.dropFirst().dropLast()
            let name = inner.lastIndex(of: UInt8(ascii: ":")).map { inner[($0 + 1)...] } ?? inner
            reason = self.name(name).map { .foreignCapture(whole, name: $0) }
        case UInt8(ascii: "[") where last == UInt8(ascii: "]"):
            let inner = text.dropFirst().dropLast()
            reason = name(inner).map { .foreignCapture(whole, name: $0) } ?? .foreignWildcard(whole)
        default: break
        }
        if reason == nil {
            if text.contains(UInt8(ascii: "("), andLater: UInt8(ascii: ")")), text.contains(where: isOfExpressions) {
                reason = .foreignExpression(whole)
            } else if text.contains(UInt8(ascii: "*")) {
                reason = .foreignWildcard(whole)
            }
        }
        if let reason { remarks.append(PatternRemark(reason: reason, range: range)) }
    }

    mutating func remark(onQuery range: Range<Int>) {
        guard let mark = bytes[range].firstIndex(of: UInt8(ascii: "?")) else { return }
        remarks.append(PatternRemark(reason: .questionMarkInQuery, range: mark..<mark + 1))
    }

    mutating func remark(onChoice range: Range<Int>) {
        guard bytes[range].contains(where: { $0 != UInt8(ascii: "|") && isOfExpressions($0) }) else { return }
        remarks.append(PatternRemark(reason: .choiceOfExpressions(text(range)), range: range))
    }

    mutating func remark(on regex: LinearRegex, _ range: Range<Int>) {
        guard regex.example()?.isEmpty ?? true else { return }
        remarks.append(PatternRemark(reason: .nothingFits(text(range)), range: range))
    }

    /// The name that begins the text, where one does.
    private func name(_ text: ArraySlice<UInt8>) -> String? {
        guard let first = text.first, first.isLetter else { return nil }
        return String(decoding: text.prefix { $0.isLetter || $0.isDigit || $0 == 0x5f }, as: UTF8.self)
    }

    private func isOfExpressions(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "|"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "["),
            UInt8(ascii: "^"):
            true
        default: false
        }
    }
}

extension ArraySlice<UInt8> {
    fileprivate func contains(_ first: UInt8, andLater second: UInt8) -> Bool {
        firstIndex(of: first).map { self[$0...].contains(second) } ?? false
    }
}
