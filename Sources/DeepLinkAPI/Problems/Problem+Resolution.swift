import DeepLinks
import NavigationPaths
import URLPatterns

extension Problem {
    /// The members of a URL that opens nothing: an app may use `routes` as it is.
    mutating func append(_ failure: ResolutionFailure) {
        if case .invalidURL(let error) = failure {
            members.appendMember("offset", integer: error.offset)
            members.appendMember("reason", string: error.reason.code)
            if let suggestion = error.suggestion { members.appendMember("suggestion", string: suggestion) }
        }
        guard let miss = failure.miss else { return }
        members.append(contentsOf: ",\"routes\":[]".utf8)
        if let app = miss.app { members.appendMember("app", string: app) }
        if let link = miss.link { members.appendMember("link", string: link) }
        switch failure {
        case .appTooOld(_, let versions), .appTooNew(_, let versions): append(versions)
        case .invalidURL, .unknownApp, .noMatch, .excluded: break
        }
        members.append(contentsOf: ",\"nearest\":[".utf8)
        for (index, link) in miss.nearest.enumerated() {
            if index > 0 { members.append(UInt8(ascii: ",")) }
            append(link)
        }
        members.append(UInt8(ascii: "]"))
        guard !miss.via.isEmpty else { return }
        members.append(contentsOf: ",\"via\":[".utf8)
        for (index, id) in miss.via.enumerated() {
            if index > 0 { members.append(UInt8(ascii: ",")) }
            JSONText.appendString(id.utf8, to: &members)
        }
        members.append(UInt8(ascii: "]"))
    }

    private mutating func append(_ link: ResolutionFailure.NearLink) {
        members.append(contentsOf: "{\"link\":".utf8)
        JSONText.appendString(link.link.utf8, to: &members)
        members.appendMember("pattern", string: link.pattern)
        members.appendMember("at", string: link.at)
        members.appendMember("expected", string: link.expected)
        if let actual = link.actual { members.appendMember("actual", string: actual) }
        members.append(UInt8(ascii: "}"))
    }

    /// The versions that would do, in the words of the table.
    private mutating func append(_ versions: LinkVersions) {
        members.append(contentsOf: ",\"versions\":{\"ios\":".utf8)
        append(versions.ios)
        members.append(contentsOf: ",\"android\":".utf8)
        append(versions.android)
        members.append(UInt8(ascii: "}"))
    }

    private mutating func append(_ range: VersionRange) {
        members.append(UInt8(ascii: "{"))
        if let minimum = range.minimum {
            members.append(contentsOf: "\"minAppVersion\":".utf8)
            JSONText.appendString(minimum.description.utf8, to: &members)
        }
        if let maximum = range.maximum {
            if range.minimum != nil { members.append(UInt8(ascii: ",")) }
            members.append(contentsOf: "\"maxAppVersion\":".utf8)
            JSONText.appendString(maximum.description.utf8, to: &members)
        }
        members.append(UInt8(ascii: "}"))
    }
}
