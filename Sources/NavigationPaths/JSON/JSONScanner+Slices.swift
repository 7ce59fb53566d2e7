/// The scanner over slices: `Array.span` needs newer systems than the library does, `ArraySlice.span` does not.
extension JSONScanner {
    mutating func next(in source: ArraySlice<UInt8>) throws(JSONError) -> Token {
        try next(in: source.span)
    }

    mutating func check(_ source: ArraySlice<UInt8>) throws(JSONError) {
        try check(source.span)
    }

    mutating func skipRest(of token: Token, in source: ArraySlice<UInt8>) throws(JSONError) {
        try skipRest(of: token, in: source.span)
    }

    func contentRange(in source: ArraySlice<UInt8>) -> Range<Int> {
        contentRange(in: source.span)
    }

    func escape(at index: Int, in source: ArraySlice<UInt8>) throws(JSONError) -> Escape {
        try escape(at: index, in: source.span)
    }
}
