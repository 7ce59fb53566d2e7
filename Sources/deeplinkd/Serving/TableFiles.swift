import DeepLinks
import InternationalDomainNames
import SystemIO

/// The files of a route table: a directory stands for its `*.json5` files.
struct TableFiles: Sendable {
    /// Empty for the embedded table.
    let paths: [String]

    /// Why no table can be used.
    enum Failure: Error, Sendable {
        case unreadable(path: String, SystemError)
        /// A directory without a `*.json5` file.
        case emptyDirectory(path: String)
        case faulty([Diagnostic])
    }

    /// Reads the table with everything that is to be said about it.
    func read() throws(Failure) -> RouteTable {
        let (table, diagnostics) = RouteTable.read(try sources(), hosts: InternationalDomainNames.toASCII)
        guard let table else { throw .faulty(diagnostics) }
        return table
    }

    /// Reads the table and looks for what loading lets pass.
    func check() throws(Failure) -> (table: RouteTable?, diagnostics: [Diagnostic]) {
        RouteTable.check(try sources(), hosts: InternationalDomainNames.toASCII)
    }

    private func sources() throws(Failure) -> [RouteTable.Source] {
        if paths.isEmpty { return [RouteTable.Source(name: "demo.json5", text: RouteTable.demoText)] }
        var sources: [RouteTable.Source] = []
        for path in try files() {
            do throws(SystemError) {
                sources.append(RouteTable.Source(name: path, bytes: try readFile(path)))
            } catch {
                throw .unreadable(path: path, error)
            }
        }
        return sources
    }

    private func files() throws(Failure) -> [String] {
        var files: [String] = []
        for path in paths {
            do throws(SystemError) {
                guard try FileIdentity(path: path).isDirectory else {
                    files.append(path)
                    continue
                }
                let names = try listDirectory(path).filter(Self.isTable)
                files.append(
                    contentsOf: names.map { path.utf8.last == UInt8(ascii: "/") ? path + $0 : path + "/" + $0 })
                if !names.isEmpty { continue }
            } catch {
                throw .unreadable(path: path, error)
            }
            throw .emptyDirectory(path: path)
        }
        return files
    }

    private static func isTable(_ name: String) -> Bool {
        name.utf8.count > 6 && name.utf8.suffix(6).elementsEqual(".json5".utf8) && name.utf8.first != UInt8(ascii: ".")
    }

    /// What the files are now: another value after any change. A file that cannot be read counts as one that is not
    /// there.
    func identity() -> [FileIdentity?] {
        guard let files = try? files() else { return [] }
        return files.map { try? FileIdentity(path: $0) }
    }
}

extension TableFiles.Failure: CustomStringConvertible {
    var description: String {
        switch self {
        case .unreadable(let path, let error): "\(path): cannot be read: \(error)"
        case .emptyDirectory(let path): "\(path): the directory holds no *.json5 file"
        case .faulty(let diagnostics): diagnostics.map(\.description).joined(separator: "\n")
        }
    }
}
