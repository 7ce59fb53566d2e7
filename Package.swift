// swift-tools-version: 6.2
import PackageDescription

/// One set of settings for every Swift target: language mode 6, strict memory safety, no warnings.
let settings: [SwiftSetting] = [
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
]

let package = Package(
    name: "deeplinkd",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
    products: [
        .library(name: "DeepLinks", targets: ["DeepLinks"]),
        .library(name: "NavigationPaths", targets: ["NavigationPaths"]),
        .library(name: "URLPatterns", targets: ["URLPatterns"]),
        .executable(name: "deeplinkd", targets: ["deeplinkd"]),
    ],
    targets: [
        // The shared parser: what an app imports. Standard library only, no C.
        .target(name: "URLPatterns", swiftSettings: settings),
        .target(name: "NavigationPaths", swiftSettings: settings),
        .target(name: "DeepLinks", dependencies: ["URLPatterns", "NavigationPaths"], swiftSettings: settings),

        // HTTP by value: requests in, responses out, no sockets.
        .target(name: "HTTPMessages", swiftSettings: settings),
        .target(
            name: "DeepLinkAPI",
            dependencies: ["URLPatterns", "NavigationPaths", "DeepLinks", "HTTPMessages"],
            swiftSettings: settings),

        // The only targets that touch C.
        .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        .target(name: "MicroHTTPD", dependencies: ["CMicroHTTPD", "HTTPMessages"], swiftSettings: settings),
        .systemLibrary(name: "CIDN2", pkgConfig: "libidn2", providers: [.apt(["libidn2-dev"])]),
        .target(name: "InternationalDomainNames", dependencies: ["CIDN2"], swiftSettings: settings),
        .target(name: "SystemIO", swiftSettings: settings),

        // The service.
        .executableTarget(
            name: "deeplinkd",
            dependencies: [
                "URLPatterns", "NavigationPaths", "DeepLinks", "HTTPMessages", "DeepLinkAPI", "MicroHTTPD",
                "InternationalDomainNames", "SystemIO",
            ],
            swiftSettings: settings),

        .executableTarget(
            name: "Benchmarks", dependencies: ["CMicroHTTPD", "DeepLinks", "NavigationPaths", "URLPatterns"],
            swiftSettings: settings),

        .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: settings),
        .testTarget(
            name: "URLPatternsTests", dependencies: ["URLPatterns", "InternationalDomainNames", "SeededRandom"],
            resources: [.copy("Fixtures")], swiftSettings: settings),
        .testTarget(
            name: "NavigationPathsTests", dependencies: ["NavigationPaths", "SeededRandom"],
            resources: [.copy("Fixtures")], swiftSettings: settings),
        .testTarget(
            name: "DeepLinksTests",
            dependencies: ["DeepLinks", "NavigationPaths", "URLPatterns", "InternationalDomainNames", "SeededRandom"],
            resources: [.copy("Fixtures")], swiftSettings: settings),
        .testTarget(
            name: "DeepLinkAPITests",
            dependencies: [
                "DeepLinkAPI", "DeepLinks", "HTTPMessages", "NavigationPaths", "SeededRandom", "URLPatterns",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "MicroHTTPDTests", dependencies: ["MicroHTTPD", "HTTPMessages", "SeededRandom", "SystemIO"],
            swiftSettings: settings),
        .testTarget(
            name: "InternationalDomainNamesTests", dependencies: ["InternationalDomainNames"],
            swiftSettings: settings),
        .testTarget(
            name: "DeeplinkdTests", dependencies: ["deeplinkd", "DeepLinks", "MicroHTTPD", "NavigationPaths"],
            swiftSettings: settings),
    ]
)
