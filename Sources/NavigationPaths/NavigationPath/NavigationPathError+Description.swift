extension NavigationPathError: CustomStringConvertible {
    /// What is wrong, in words for the one who sent the text.
    public var description: String {
        switch self {
        case .invalidJSON(let error): "not JSON: \(error), at byte \(error.offset)"
        case .notAnArray: "a path is an array of strings: type, item, type, item, …"
        case .oddCount(let count):
            "an odd number of strings (\(count)): a path is an array of pairs, each a type and an item"
        case .tagNotAString(let index): "element \(index) should be a type, but is no string"
        case .itemNotAString(let index):
            "element \(index) should be an item, but is no string: an item is JSON text inside a string"
        case .itemNotJSON(let index, let error):
            "element \(index) should be an item, but its text is not JSON: \(error), at byte \(error.offset) of the item"
        case .notRoutes: "routes are an array, or an object with routes and types"
        case .missingRoutes: "the object has no routes"
        case .routesNotAnArray: "routes is no array"
        case .missingTypes: "the routes have no type: give one type for all, or types with one for each"
        case .typesNotAnArray: "types is no array"
        case .typeNotAString(let index): "element \(index) of types is no string"
        case .countsDiffer(let routes, let types): "\(routes) routes, but \(types) types: each route needs one"
        case .noElement(let index, let count): "no element \(index) in a path of \(count)"
        }
    }
}
