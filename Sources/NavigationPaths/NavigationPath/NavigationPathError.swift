/// Why a text is no path, or not routes.
public enum NavigationPathError: Error, Sendable, Equatable {
    /// The text is not JSON at all.
    case invalidJSON(JSONError)

    /// The path is JSON, but no array.
    case notAnArray
    /// Tags and items come in pairs, so there must be an even number of strings.
    case oddCount(Int)
    /// What should be a tag is no string; the index counts in the flat array, from 0.
    case tagNotAString(index: Int)
    /// What should be an item is no string; the index counts in the flat array, from 0.
    case itemNotAString(index: Int)
    /// An item's text is not JSON. The index counts in the flat array, the error's offset in the decoded item.
    case itemNotJSON(index: Int, JSONError)

    /// The routes are JSON, but neither an array nor an object.
    case notRoutes
    /// The object has no `routes`.
    case missingRoutes
    /// `routes` is no array.
    case routesNotAnArray
    /// Nothing says what types the routes have.
    case missingTypes
    /// `types` is no array.
    case typesNotAnArray
    /// An element of `types` is no string.
    case typeNotAString(index: Int)
    /// Each route needs one type.
    case countsDiffer(routes: Int, types: Int)

    /// The path has no element with this index, the root being 0.
    case noElement(index: Int, count: Int)
}

extension NavigationPathError {
    /// The place of the element that is wrong, counted from 0 in its array; nil if no single element is.
    public var index: Int? {
        switch self {
        case .tagNotAString(let index), .itemNotAString(let index), .itemNotJSON(let index, _),
            .typeNotAString(let index), .noElement(let index, _):
            index
        case .invalidJSON, .notAnArray, .oddCount, .notRoutes, .missingRoutes, .routesNotAnArray, .missingTypes,
            .typesNotAnArray, .countsDiffer:
            nil
        }
    }
}
