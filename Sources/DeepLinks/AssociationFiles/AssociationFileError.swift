public import NavigationPaths

/// Why a text is no association file.
public enum AssociationFileError: Error, Sendable, Equatable {
    case notJSON(JSONError)
    /// Something else must stand at this place.
    case unexpected(place: String, expected: String, found: String, offset: Int)

    /// Where in the text, in bytes.
    public var offset: Int {
        switch self {
        case .notJSON(let error): error.offset
        case .unexpected(_, _, _, let offset): offset
        }
    }
}
