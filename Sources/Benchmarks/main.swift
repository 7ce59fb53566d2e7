import DeepLinks

let table = try RouteTable.demo()
let url = Array(
    "https://cookbook.example.com/recipe/42?category=dessert&utm_source=push&utm_medium=email&utm_campaign=autumn&lang=de-DE&ref=newsletter-2026"
        .utf8)
print(url.count)
var workspace = ResolutionWorkspace()
var output: [UInt8] = []
let N = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 1000 : 200_000
let clock = ContinuousClock()
for _ in 0..<5 {
    let start = clock.now
    for _ in 0..<N {
        output.removeAll(keepingCapacity: true)
        try table.resolve(url.span, ResolutionOptions(), &workspace)
        table.append(workspace, to: &output)
    }
    let end = clock.now
    print((end - start) / N, output.count)
}
