import DeepLinks
import NavigationPaths
import SystemIO

/// `deeplinkd aasa-match`: what an association file says of URLs, a JSON line each; what looks wrong in the file goes
/// to standard error.
struct AssociationMatchCommand {
    let file: String
    let urls: [String]

    func run() -> Int32 {
        ignoreBrokenPipes()
        do throws(AssociationSource.Failure) {
            let source = try AssociationSource(path: file)
            let association = try source.apple()
            for remark in association.lint(name: file, source: source.bytes) { printError("\(remark)") }
            var output = ByteWriter(descriptor: 1)
            for url in urls {
                var line = Array("{\"url\":".utf8)
                JSONText.appendString(url.utf8, to: &line)
                line.append(UInt8(ascii: ","))
                association.verdicts(for: url).appendMembers(to: &line)
                line += "}\n".utf8
                // Whoever closed the pipe has what it wanted.
                guard (try? output.write(line)) != nil else { return 0 }
            }
            try? output.flush()
            return 0
        } catch {
            printError("\(error)")
            return Deeplinkd.usageStatus
        }
    }
}

/// The bytes of a file that a site serves, with errors that show the place.
struct AssociationSource {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    let path: String
    let bytes: [UInt8]

    init(path: String) throws(Failure) {
        self.path = path
        do throws(SystemError) { bytes = try readFile(path) } catch {
            throw Failure(description: "\(path): cannot be read: \(error)")
        }
    }

    func apple() throws(Failure) -> AppleAssociation {
        do throws(AssociationFileError) {
            return try AppleAssociation(reading: bytes)
        } catch {
            throw Failure(description: "\(error.diagnostic(name: path, source: bytes))")
        }
    }
}
