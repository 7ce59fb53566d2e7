/// ISO 8601 dates as RFC 3339 profiles them: `2026-11-30`, `2026-11-30T20:51Z`, `2026-11-30T20:51:07.25+09:00`.
enum ISODate {
    static func isDate(_ text: [UInt8], _ range: Range<Int>) -> Bool {
        var reader = Reader(text: text, position: range.lowerBound, end: range.upperBound)
        guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2), reader.skip("-"),
            let day = reader.number(2), (1...12).contains(month), day >= 1, day <= days(in: month, of: year)
        else { return false }
        if reader.isAtEnd { return true }
        guard reader.skip("T") || reader.skip("t"), reader.time() else { return false }
        return reader.isAtEnd || (reader.zone() && reader.isAtEnd)
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private struct Reader {
        let text: [UInt8]
        var position: Int
        let end: Int

        var isAtEnd: Bool { position == end }

        mutating func number(_ digits: Int) -> Int? {
            guard position + digits <= end else { return nil }
            var value = 0
            for index in position..<position + digits {
                guard text[index].isDigit else { return nil }
                value = value * 10 + Int(text[index] - 0x30)
            }
            position += digits
            return value
        }

        mutating func skip(_ character: Unicode.Scalar) -> Bool {
            guard position < end, text[position] == UInt8(ascii: character) else { return false }
            position += 1
            return true
        }

        /// `20:51`, `20:51:07`, `20:51:07.25`.
        mutating func time() -> Bool {
            guard let hour = number(2), skip(":"), let minute = number(2), hour < 24, minute < 60 else { return false }
            guard skip(":") else { return true }
            guard let second = number(2), second <= 60 else { return false }
            guard skip(".") else { return true }
            let start = position
            while position < end, text[position].isDigit { position += 1 }
            return position > start
        }

        /// `Z`, `+09:00`, `-0330`.
        mutating func zone() -> Bool {
            if skip("Z") || skip("z") { return true }
            guard skip("+") || skip("-"), let hour = number(2), hour < 24 else { return false }
            _ = skip(":")
            guard let minute = number(2) else { return false }
            return minute < 60
        }
    }
}
