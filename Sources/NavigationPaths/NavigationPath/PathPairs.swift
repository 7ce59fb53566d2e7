/// A path as bytes: the tags and items in one buffer, the root first.
///
/// All ways in and out of ``NavigationPathRepresentation`` go through it, also those of the HTTP endpoints, which
/// need no strings in between.
struct PathPairs {
    struct Pair {
        var tag: Range<Int>
        var item: Range<Int>
    }

    var bytes: [UInt8] = []
    var pairs: [Pair] = []

    init() {}

    init(_ representation: NavigationPathRepresentation) {
        pairs.reserveCapacity(representation.elements.count)
        for element in representation.elements {
            pairs.append(Pair(tag: append(element.type.utf8), item: append(element.item.utf8)))
        }
    }

    mutating func append(_ text: some Collection<UInt8>) -> Range<Int> {
        let start = bytes.count
        bytes.append(contentsOf: text)
        return start..<bytes.count
    }

    /// Appends `["tag","item",…]`, the last pair first.
    func appendPath(to output: inout [UInt8]) {
        output.append(UInt8(ascii: "["))
        for index in pairs.indices.reversed() {
            JSONText.appendString(bytes[pairs[index].tag], to: &output)
            output.append(UInt8(ascii: ","))
            JSONText.appendString(bytes[pairs[index].item], to: &output)
            if index > 0 { output.append(UInt8(ascii: ",")) }
        }
        output.append(UInt8(ascii: "]"))
    }

    /// Appends `{"routes":[item,…],"types":["tag",…]}`, the first pair first.
    func appendRoutes(to output: inout [UInt8]) {
        output.append(contentsOf: "{\"routes\":[".utf8)
        for index in pairs.indices {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            output.append(contentsOf: bytes[pairs[index].item])
        }
        output.append(contentsOf: "],\"types\":[".utf8)
        for index in pairs.indices {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            JSONText.appendString(bytes[pairs[index].tag], to: &output)
        }
        output.append(contentsOf: "]}".utf8)
    }
}
