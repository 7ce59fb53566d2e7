import HTTPMessages

extension MediaType {
    /// The one that the client likes best, by `Accept` (RFC 9110, 12.5.1); `preferred` where it does
    /// not say. Of equals the earlier one wins.
    static func accepted(
        _ headers: HTTPHeaders, preferred: MediaType, others: [MediaType] = []
    ) throws(RequestFailure) -> MediaType {
        guard let first = headers.value(of: "Accept") else { return preferred }
        let accept = headers.count(of: "Accept") == 1 ? first : (headers.list(of: "Accept") ?? [])[...]
        // What most clients say.
        if accept.elementsEqual("*/*".utf8) || accept.elementsEqual(preferred.rawValue.utf8) { return preferred }
        let ranges = accept.split(separator: UInt8(ascii: ","))
        if ranges.isEmpty { return preferred }
        var best: (type: MediaType, quality: Int)?
        let offered = [preferred] + others
        for type in offered {
            let quality = quality(of: type, in: ranges)
            if quality > best?.quality ?? 0 { best = (type, quality) }
        }
        guard let best else { throw .notAcceptable(offered: offered.map(\.rawValue)) }
        return best.type
    }

    /// In thousandths. The most specific range that names the type decides.
    private static func quality(of type: MediaType, in ranges: [ArraySlice<UInt8>]) -> Int {
        var found: (specificity: Int, quality: Int) = (-1, 0)
        let name = Array(type.rawValue.utf8)
        let slash = name.firstIndex(of: UInt8(ascii: "/")) ?? name.endIndex
        for range in ranges {
            let essence = essence(range)
            let specificity: Int
            if essence == name {
                specificity = 2
            } else if essence.elementsEqual(name[...slash] + [UInt8(ascii: "*")]) {
                specificity = 1
            } else if essence.elementsEqual("*/*".utf8) {
                specificity = 0
            } else {
                continue
            }
            if specificity > found.specificity { found = (specificity, quality(range)) }
        }
        return found.quality
    }

    /// `;q=0.5` in thousandths; 1000 without one, or where it cannot be read.
    private static func quality(_ range: ArraySlice<UInt8>) -> Int {
        for parameter in range.split(separator: UInt8(ascii: ";")).dropFirst() {
            let text = parameter.filter { $0 != 0x20 && $0 != 0x09 }
            guard text.count > 2, text[0] | 0x20 == UInt8(ascii: "q"), text[1] == UInt8(ascii: "=") else { continue }
            guard let value = Double(String(decoding: text[2...], as: UTF8.self)), (0...1).contains(value) else {
                return 1000
            }
            return Int(value * 1000)
        }
        return 1000
    }
}
