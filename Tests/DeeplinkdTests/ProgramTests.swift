import Foundation
import Testing

@Suite("The program", .serialized)
struct ProgramTests {
    private static let quiet = ["--listen", "127.0.0.1:0", "--threads", "1", "--log-format", "json"]

    @Test("it serves the demo with a warning, reloads on SIGHUP and ends with 0 on SIGTERM")
    func serve() throws {
        let program = try RunningProgram(["serve"] + Self.quiet)
        let port = try program.port()
        #expect(program.lines.contains { $0.contains("\"warning\"") && $0.contains("demo") })
        let answer = try get(port: port, "/resolve?url=cookbook%3A%2F%2Frecipe%2F42")
        #expect(answer.hasPrefix("HTTP/1.1 200 "))
        #expect(answer.hasSuffix(#""params":{"category":"all","id":42}}"#))
        #expect(try exchange(port: port, "HEAD /healthz HTTP/1.0\r\n\r\n").hasSuffix("\r\n\r\n"))
        program.signal(SIGHUP)
        try program.line(with: "route table read", number: 2)
        program.signal(SIGTERM)
        #expect(try program.status() == 0)
        #expect(program.lines.last?.contains("\"ended\"") == true)
    }

    @Test("a reload takes the new table, and refuses a broken one with its diagnostics")
    func reload() throws {
        let directory = try TemporaryDirectory()
        try directory.write(table("one"), to: "t.json5")
        let program = try RunningProgram(["--routes", directory["t.json5"]] + Self.quiet)
        let port = try program.port()
        #expect(try get(port: port, "/resolve?url=test:one").hasPrefix("HTTP/1.1 200 "))
        try directory.write(table("two"), to: "t.json5")
        program.signal(SIGHUP)
        try program.line(with: "route table read", number: 2)
        #expect(try get(port: port, "/resolve?url=test:one").hasPrefix("HTTP/1.1 404 "))
        #expect(try get(port: port, "/resolve?url=test:two").hasPrefix("HTTP/1.1 200 "))
        try directory.write("{ apps: { test: { origins: ['test://'], linkz: [] } } }", to: "t.json5")
        program.signal(SIGHUP)
        let refusal = try program.line(with: "refused")
        #expect(refusal.contains("t.json5:1:"))
        #expect(refusal.contains("linkz"))
        #expect(try get(port: port, "/resolve?url=test:two").hasPrefix("HTTP/1.1 200 "))
        #expect(try get(port: port, "/metrics").contains("deeplinkd_table_last_reload_successful 0\n"))
        program.signal(SIGINT)
        #expect(try program.status() == 0)
    }

    @Test("a file that changes is noticed")
    func watch() throws {
        let directory = try TemporaryDirectory()
        try directory.write(table("one"), to: "t.json5")
        let program = try RunningProgram(["--routes", directory.path, "--watch"] + Self.quiet)
        let port = try program.port()
        try directory.write(table("second"), to: "t.json5")
        try program.line(with: "route table read", number: 2)
        #expect(try get(port: port, "/resolve?url=test:second").hasPrefix("HTTP/1.1 200 "))
        program.signal(SIGTERM)
        #expect(try program.status() == 0)
    }

    @Test("tokens are asked for, and read again")
    func tokens() throws {
        let directory = try TemporaryDirectory()
        try directory.write("first\n", to: "tokens")
        let program = try RunningProgram(["--token-file", directory["tokens"]] + Self.quiet)
        let port = try program.port()
        let target = "/resolve?url=shop:settings"
        #expect(try get(port: port, target).hasPrefix("HTTP/1.1 401 "))
        #expect(try get(port: port, "/readyz").hasPrefix("HTTP/1.1 200 "))
        #expect(try get(port: port, target, headers: "Authorization: Bearer first\r\n").hasPrefix("HTTP/1.1 200 "))
        try directory.write("second\n", to: "tokens")
        program.signal(SIGHUP)
        try program.line(with: "tokens read")
        #expect(try get(port: port, target, headers: "Authorization: Bearer first\r\n").hasPrefix("HTTP/1.1 401 "))
        #expect(try get(port: port, target, headers: "Authorization: Bearer second\r\n").hasPrefix("HTTP/1.1 200 "))
        program.signal(SIGTERM)
        #expect(try program.status() == 0)
        #expect(!program.lines.contains { $0.contains("second") })
    }

    @Test("while it drains it is not ready, answers, and closes connections")
    func drain() throws {
        let program = try RunningProgram(["--drain-delay", "60", "--admin-listen", "127.0.0.1:0"] + Self.quiet)
        let port = try program.port()
        let admin = try program.port("listening for operations")
        #expect(try get(port: admin, "/readyz").hasPrefix("HTTP/1.1 200 "))
        #expect(try get(port: admin, "/resolve?url=shop:settings").hasPrefix("HTTP/1.1 404 "))
        program.signal(SIGTERM)
        try program.line(with: "SIGTERM")
        for _ in 0..<100 {
            if try get(port: admin, "/readyz").hasPrefix("HTTP/1.1 503 ") { break }
            Thread.sleep(forTimeInterval: 0.01)
        }
        #expect(try get(port: admin, "/readyz").contains("\"code\":\"draining\""))
        // Without "Connection: close" of the client it is the server that closes.
        let answer = try exchange(port: port, "GET /resolve?url=shop:settings HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 200 "))
        #expect(answer.contains("Connection: close\r\n"))
        program.signal(SIGTERM)
        #expect(try program.status() == 0)
    }

    @Test("the access log has the path without its query, and the request id")
    func accessLog() throws {
        let program = try RunningProgram(["--access-log"] + Self.quiet)
        let port = try program.port()
        _ = try get(port: port, "/resolve?url=shop:settings%3Fsecret", headers: "X-Request-Id: id-7\r\n")
        let line = try program.line(with: "\"answered\"")
        #expect(line.contains(#""method":"GET","path":"/resolve","status":200"#))
        #expect(line.contains(#""requestID":"id-7""#))
        program.signal(SIGTERM)
        #expect(try program.status() == 0)
        #expect(!program.lines.contains { $0.contains("secret") })
    }

    static let refusals: [([String], [String: String], String)] = [
        (["--nonsense"], [:], "deeplinkd: serve has no option --nonsense; see deeplinkd serve --help\n"),
        (["serve"], ["DEEPLINKD_NONSENSE": "1"], "DEEPLINKD_NONSENSE"),
        (["--routes", "/nowhere/x.json5"], [:], "/nowhere/x.json5: cannot be read: No such file or directory"),
        (["resolve", "--routes", "/nowhere/x.json5", "a:b"], [:], "/nowhere/x.json5"),
        (["resolve", "--app", "cookbok", "a:b"], [:], "did you mean cookbook?"),
        (["--token-file", "/nowhere/tokens"], [:], "/nowhere/tokens: cannot be read"),
    ]

    @Test("what cannot be done ends it with 2 and a message", arguments: refusals)
    func refusal(_ arguments: [String], environment: [String: String], message: String) throws {
        let result = try RunningProgram.run(arguments, environment: environment)
        #expect(result.status == 2)
        #expect(result.error.contains(message), "\(result.error)")
        #expect(result.output.isEmpty)
    }

    @Test("a broken table ends the start with 2, and check with 1, in the same words")
    func brokenTable() throws {
        let directory = try TemporaryDirectory()
        try directory.write("{ apps: { test: { origins: ['test://'], linkz: [] } } }", to: "t.json5")
        let start = try RunningProgram.run(["--routes", directory["t.json5"]])
        let check = try RunningProgram.run(["check", directory["t.json5"]])
        #expect(start.status == 2)
        #expect(check.status == 1)
        let words = check.output.split(separator: "\n").filter { $0.contains("error: ") }
        #expect(!words.isEmpty)
        for line in words { #expect(start.error.contains(line)) }
    }

    @Test("check says how much a URL can cost")
    func check() throws {
        let directory = try TemporaryDirectory()
        try directory.write(table("one"), to: "t.json5")
        let check = try RunningProgram.run(["check", directory.path])
        #expect(check.status == 0)
        #expect(check.output.contains("steps"))
        #expect(check.output.contains("0 errors, 0 warnings; 1 link in 1 app\n"))
    }

    @Test("an address in use ends it with 1")
    func inUse() throws {
        let program = try RunningProgram(Self.quiet)
        let port = try program.port()
        let second = try RunningProgram.run(["--listen", "127.0.0.1:\(port)"])
        #expect(second.status == 1)
        #expect(second.error.contains("127.0.0.1:\(port)"))
        program.signal(SIGTERM)
        #expect(try program.status() == 0)
    }

    @Test("resolve answers words and lines, and ends with 1 if one opens nothing")
    func resolve() throws {
        let one = try RunningProgram.run(["resolve", "shop://settings"])
        #expect(one.status == 0)
        #expect(
            one.output == """
                {"status":200,"url":"shop://settings","app":"shop","link":"settings","routes":[{"settings":{}}],\
                "mode":"reset","params":{}}

                """)
        let lines = try RunningProgram.run(["resolve"], input: "shop:settings\r\n\nshop:nothing\nshop:products/1")
        #expect(lines.status == 1)
        let answers = lines.output.split(separator: "\n")
        #expect(answers.count == 4)
        #expect(answers[1].contains("\"code\":\"invalid-url\""))
        #expect(answers[2].contains("\"status\":404"))
        #expect(answers[3].contains("\"status\":200"))
    }

    @Test("encode, decode and link are the endpoints")
    func convert() throws {
        let path = #"["MyApp.User","{\"id\":12345678901234567890,\"x\":1.10}","Swift.Int","42"]"#
        let decoded = try RunningProgram.run(["decode"], input: path)
        #expect(decoded.status == 0)
        let encoded = try RunningProgram.run(["encode"], input: decoded.output)
        #expect(encoded.output == path + "\n")
        #expect(
            try RunningProgram.run(["encode", "--app", "shop"], input: "[1]").output == "[\"Shop.AppRoute\",\"1\"]\n")
        let link = try RunningProgram.run(["link"], input: #"{"app":"shop","routes":[{"settings":{}}]}"#)
        #expect(link.output.hasPrefix(#"{"url":"shop://settings""#))
        let bad = try RunningProgram.run(["decode"], input: "[1]")
        #expect(bad.status == 1)
        #expect(bad.output.contains("\"code\":\"invalid-path\""))
    }

    @Test("version, help, catalogue and schema are printed")
    func texts() throws {
        #expect(try RunningProgram.run(["--version"]).output.hasPrefix("deeplinkd 0."))
        #expect(try RunningProgram.run(["--help"]).output.contains("Usage:"))
        #expect(try RunningProgram.run(["links", "--demo"]).output.hasPrefix("{\"links\":["))
        #expect(try RunningProgram.run(["links", "--demo", "--format", "markdown"]).output.contains("/products/{id}"))
        #expect(try RunningProgram.run(["schema"]).output.contains("json-schema.org/draft/2020-12"))
    }
}

@Suite("Commands for association files")
struct AssociationCommandTests {
    static let site = """
        {"applinks": {"details": [{"appIDs": ["AAAAA12345.com.example"], "components": [
          {"/": "/help/*", "exclude": true}, {"/": "/buy/?*"}]}]}}
        """

    @Test("aasa-match prints a line for each URL, and refuses what is no file of that kind")
    func match() throws {
        let folder = try TemporaryDirectory()
        try folder.write(Self.site, to: "site.json")
        try folder.write("[]", to: "links.json")
        let result = try RunningProgram.run([
            "aasa-match", folder["site.json"], "/buy/1", "https://example.com/help/x", "/other",
        ])
        #expect(result.status == 0)
        #expect(
            result.output == """
                {"url":"/buy/1","apps":{"AAAAA12345.com.example":"match"},"by":{"AAAAA12345.com.example":"details[0].components[1]"}}
                {"url":"https://example.com/help/x","apps":{"AAAAA12345.com.example":"block"},"by":{"AAAAA12345.com.example":"details[0].components[0]"}}
                {"url":"/other","apps":{},"by":{}}

                """)
        let other = try RunningProgram.run(["aasa-match", folder["links.json"], "/"])
        #expect(other.status == 2)
        #expect(other.output.isEmpty)
        #expect(other.error.contains("links.json:1:1: error: expected an object with \"applinks\", found an array"))
        #expect(try RunningProgram.run(["aasa-match"]).status == 2)
    }

    static let table = """
        { apps: { shop: { origins: ["shop://", "https://shop.example.com"], appIDs: ["AAAAA12345.com.example.shop"],
          links: [{ id: "product", pattern: "/products/{id:int}", routes: ["{id}"] }] } } }
        """

    @Test("aasa and intent-filters print the files of a table, and check tells what they claim too much")
    func generated() throws {
        let folder = try TemporaryDirectory()
        try folder.write(Self.table, to: "routes.json5")
        let file = try RunningProgram.run(["aasa", folder["routes.json5"]])
        #expect(
            file.output == """
                {"applinks":{"details":[{"appIDs":["AAAAA12345.com.example.shop"],"components":[\
                {"/":"/?*/?*/?*","exclude":true,"comment":"no link is longer"},{"/":"/products/?*","comment":"product"}]}]}}

                """)
        #expect(try RunningProgram.run(["aasa", folder["routes.json5"], "--host", "other.example"]).status == 1)
        let filters = try RunningProgram.run(["intent-filters", folder["routes.json5"]]).output
        #expect(filters.contains("<intent-filter android:autoVerify=\"true\">"))
        #expect(filters.contains("<data android:pathPattern=\"/products/.*\" />"))
        #expect(filters.contains("<data android:scheme=\"shop\" />"))
        let check = try RunningProgram.run(["check", folder["routes.json5"]])
        #expect(
            check.output.contains(
                "the association file claims https://shop.example.com/products/x, which opens nothing"))
    }

    @Test("diff ends with 0 for the same, 1 for a change, 2 for an error")
    func diff() throws {
        let folder = try TemporaryDirectory()
        try folder.write(Self.table, to: "old.json5")
        try folder.write(Self.table.replacing("{id:int}", with: "{id}"), to: "new.json5")
        try folder.write("{", to: "bad.json5")
        let (old, new) = (folder["old.json5"], folder["new.json5"])
        #expect(try RunningProgram.run(["diff", old, old]).status == 0)
        let result = try RunningProgram.run(["diff", old, new])
        #expect(result.status == 1)
        #expect(result.output.contains("~ shop: product changed"))
        #expect(try RunningProgram.run(["diff", old, new, "--format", "json"]).output.hasPrefix("{\"changes\":[{"))
        #expect(try RunningProgram.run(["diff", old, folder["bad.json5"]]).status == 2)
        #expect(try RunningProgram.run(["diff", old]).status == 2)
    }

    @Test("check --aasa tells where the file on the site and the table disagree, each with a URL")
    func drift() throws {
        let folder = try TemporaryDirectory()
        try folder.write(Self.table, to: "routes.json5")
        let components = #"[{"/": "/products/1"}, {"/": "/buy/?*"}]"#
        try folder.write(
            #"{"applinks": {"details": [{"appIDs": ["AAAAA12345.com.example.shop"], "components": \#(components)}]}}"#,
            to: "site.json")
        let result = try RunningProgram.run(["check", folder["routes.json5"], "--aasa", folder["site.json"]])
        #expect(result.status == 0)
        #expect(
            result.output.contains("the file claims https://shop.example.com/buy/x, and no link of the table opens it"))
        #expect(
            result.output.contains(
                "the table opens https://shop.example.com/products/42 (\"product\"), and the file leaves it to the browser"
            ))
        #expect(try RunningProgram.run(["check", folder["routes.json5"], "--aasa", folder["no.json"]]).status == 2)
    }
}
