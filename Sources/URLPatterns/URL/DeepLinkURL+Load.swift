extension DeepLinkURL {
    /// Forgets what was read, takes the bytes of `range`, and keeps the buffers.
    mutating func load(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        count = range.count
        cut = range.lowerBound
        text.assign(bytes, range)
        scheme = 0..<0
        isWeb = false
        isPath = false
        host = 0..<0
        port = nil
        query = nil
        hashQuery = nil
        fragment = nil
        if !segments.isEmpty { segments.removeAll(keepingCapacity: true) }
        if !items.isEmpty { items.removeAll(keepingCapacity: true) }
        if !fragmentItems.isEmpty { fragmentItems.removeAll(keepingCapacity: true) }
        if !fragmentSegments.isEmpty { fragmentSegments.removeAll(keepingCapacity: true) }
    }

    /// The first place from `start` on whose byte is not in `set`, or `end`.
    @inline(__always)
    func skip(_ set: ByteSet, from start: Int, to end: Int) -> Int {
        var place = start
        while place < end, set.contains(text[place]) { place &+= 1 }
        return place
    }

    /// Appends the range in lower case, and tells where it stands.
    mutating func lowercase(_ range: Range<Int>) -> Range<Int> {
        let start = text.count
        for index in range { text.append(text[index].lowercased) }
        return start..<text.count
    }
}

extension [UInt8] {
    /// Takes the bytes of `range`, and keeps the buffer.
    fileprivate mutating func assign(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        // With the size right, the compiler checks once and copies in blocks; append would check each byte.
        if count > range.count {
            removeLast(count - range.count)
        } else if count < range.count {
            append(contentsOf: repeatElement(0, count: range.count - count))
        }
        let bytes = bytes.extracting(range)
        for index in bytes.indices { self[index] = bytes[index] }
    }
}
