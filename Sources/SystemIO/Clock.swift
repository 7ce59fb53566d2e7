#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Nanoseconds of a clock that never goes back; only differences mean something.
public func monotonicNanoseconds() -> UInt64 {
    nanoseconds(of: CLOCK_MONOTONIC)
}

/// Nanoseconds since 1970.
public func wallClockNanoseconds() -> UInt64 {
    nanoseconds(of: CLOCK_REALTIME)
}

private func nanoseconds(of clock: clockid_t) -> UInt64 {
    var now = timespec()
    _ = unsafe clock_gettime(clock, &now)
    return UInt64(now.tv_sec) &* 1_000_000_000 &+ UInt64(now.tv_nsec)
}

/// Lets this thread sleep.
public func sleep(milliseconds: Int) {
    var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    var left = timespec()
    while unsafe nanosleep(&time, &left) != 0 && errno == EINTR { time = left }
}

/// A moment in UTC as RFC 3339 writes it, with milliseconds: `2026-01-31T08:05:09.042Z`.
public func timestamp(_ nanosecondsSince1970: UInt64) -> String {
    let milliseconds = nanosecondsSince1970 / 1_000_000
    let seconds = Int64(milliseconds / 1000)
    let (day, second) = (seconds / 86_400, seconds % 86_400)
    let date = civilDate(daysSince1970: day)
    func padded(_ number: Int64, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    let clock = [second / 3600, second / 60 % 60, second % 60].map { padded($0, 2) }.joined(separator: ":")
    let fraction = padded(Int64(milliseconds % 1000), 3)
    return "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))T\(clock).\(fraction)Z"
}

/// Days to a date of the Gregorian calendar, counted in eras of 400 years that begin in March, so that a leap day is
/// the last day of its year.
private func civilDate(daysSince1970: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let days = daysSince1970 + 719_468
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
}
