import NavigationPaths

extension AppleAssociation.Verdicts {
    /// Appends `"apps":{…},"by":{…}`, and `"doubts":[…]` where there are some: members of an object.
    ///
    /// ```json
    /// "apps":{"ABCDE12345.com.example.app":"block"},"by":{"ABCDE12345.com.example.app":"details[0].components[2]"}
    /// ```
    public func appendMembers(to output: inout [UInt8]) {
        output += "\"apps\":{".utf8
        append(decisions.map { ($0.app, $0.verdict.rawValue) }, to: &output)
        output += "},\"by\":{".utf8
        append(decisions.map { ($0.app, $0.by) }, to: &output)
        output.append(UInt8(ascii: "}"))
        guard !doubts.isEmpty else { return }
        output += ",\"doubts\":[".utf8
        for (index, doubt) in doubts.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            JSONText.appendString(doubt.rawValue.utf8, to: &output)
        }
        output.append(UInt8(ascii: "]"))
    }

    private func append(_ members: [(String, String)], to output: inout [UInt8]) {
        for (index, member) in members.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            JSONText.appendString(member.0.utf8, to: &output)
            output.append(UInt8(ascii: ":"))
            JSONText.appendString(member.1.utf8, to: &output)
        }
    }
}
