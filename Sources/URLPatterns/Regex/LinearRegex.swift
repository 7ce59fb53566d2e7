/// A regular expression that matches whole values in linear time.
public struct LinearRegex: Sendable {
    public init() {}
}
