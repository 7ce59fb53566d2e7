extension AssociationFileError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notJSON(let error): return "the file is no JSON: \(error)"
        case .unexpected(let place, let expected, let found, _):
            return "expected \(expected), found \(found)" + (place.isEmpty ? "" : ", at \(place)")
        }
    }
}

extension AssociationFileError {
    /// The error with its line and a caret under the place.
    public func diagnostic(name: String, source: [UInt8]) -> Diagnostic {
        let lines = SourceLines(RouteTable.Source(name: name, bytes: source))
        let end = min(offset + 1, source.count)
        return Diagnostic(.error, description, nil, lines: lines, range: min(offset, end)..<end, place: "")
    }
}
