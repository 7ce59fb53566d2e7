import DeepLinks
import Testing

@testable import deeplinkd

@Suite("Files of the table and of tokens")
struct FilesTests {
    @Test("a directory stands for its *.json5 files, in the order of their names")
    func directory() throws {
        let directory = try TemporaryDirectory()
        try directory.write("{ apps: { b: { origins: ['b://'], links: [] } } }", to: "b.json5")
        try directory.write("{ apps: { a: { origins: ['a://'], links: [] } } }", to: "a.json5")
        try directory.write("no table", to: "readme.md")
        try directory.write("no table", to: ".hidden.json5")
        for path in [directory.path, directory.path + "/"] {
            #expect(try TableFiles(paths: [path]).read().apps.map(\.name) == ["a", "b"])
        }
        #expect(
            try TableFiles(paths: [directory["b.json5"], directory["a.json5"]]).read().apps.map(\.name) == ["b", "a"])
    }

    @Test("what cannot be read is named")
    func unreadable() throws {
        let directory = try TemporaryDirectory()
        let missing = #expect(throws: TableFiles.Failure.self) {
            try TableFiles(paths: [directory["x.json5"]]).read()
        }
        #expect(missing?.description == "\(directory.path)/x.json5: cannot be read: No such file or directory")
        let empty = #expect(throws: TableFiles.Failure.self) { try TableFiles(paths: [directory.path]).read() }
        #expect(empty?.description == "\(directory.path): the directory holds no *.json5 file")
        try directory.write("{ apps: 7 }", to: "x.json5")
        let faulty = #expect(throws: TableFiles.Failure.self) {
            try TableFiles(paths: [directory["x.json5"]]).read()
        }
        #expect(faulty?.description.hasPrefix("\(directory.path)/x.json5:1:9: error: ") == true)
    }

    @Test("without a path it is the demo")
    func demo() throws {
        #expect(try TableFiles(paths: []).read().apps.map(\.name) == ["myapp", "cookbook", "shop"])
    }

    @Test("a change is noticed once: new bytes, a new file, a swapped link, new tokens")
    func watch() throws {
        let directory = try TemporaryDirectory()
        try directory.makeDirectory("one")
        try directory.makeDirectory("two")
        try directory.write(table("one"), to: "one/t.json5")
        try directory.write(table("two"), to: "two/t.json5")
        try directory.link("data", to: "one")
        try directory.write("token", to: "tokens")
        var watch = FileWatch(TableFiles(paths: [directory["data"]]), tokenFile: directory["tokens"])
        func noticed(after change: () throws -> Void) rethrows -> [Bool] {
            try change()
            return [watch.hasChanged(), watch.hasChanged()]
        }
        #expect(noticed {} == [false, false])
        #expect(try noticed { try directory.write(table("other"), to: "one/t.json5") } == [true, false])
        #expect(try noticed { try directory.write(table("more"), to: "one/u.json5") } == [true, false])
        #expect(try noticed { try directory.link("data", to: "two") } == [true, false])
        #expect(try noticed { try directory.write("another", to: "tokens") } == [true, false])
    }

    @Test("tokens stand one a line")
    func tokens() throws {
        let directory = try TemporaryDirectory()
        try directory.write("first\n\n  second\t\r\nthird", to: "tokens")
        #expect(try TokenFile(path: directory["tokens"]).read() == ["first", "second", "third"])
    }

    @Test(
        "a file of tokens that locks everybody out is refused, without a word of its content",
        arguments: [
            ("", "the file holds no token"), ("\n \n", "the file holds no token"), ("secret\nmy secret", ":2: a token"),
            ("secrét", ":1: a token"),
        ])
    func badTokens(_ text: String, message: String) throws {
        let directory = try TemporaryDirectory()
        try directory.write(text, to: "tokens")
        let error = #expect(throws: TokenFile.Failure.self) { try TokenFile(path: directory["tokens"]).read() }
        #expect(error?.description.contains(message) == true)
        #expect(error?.description.contains("secr") == false)
    }
}
