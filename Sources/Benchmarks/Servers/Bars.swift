/// How many times the instructions of what it is compared with a request may cost.
///
/// Counted figures repeat, so CI holds `most`: it says what has been reached, and only goes down. `aim` is where it
/// shall go.
struct Bar {
    let most: Double
    let aim: Double

    static let resolve = Bar(most: 1.46, aim: 1.15)
    static let path = Bar(most: 2.15, aim: 1.30)
    static let manyLinks = Bar(most: 1.10, aim: 1.10)
}
