// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that it has no dependencies other than the one it measures.
let package = Package(
  name: "peers",
  platforms: [.macOS(.v15)],
  products: [.library(name: "SampleCatalog", targets: ["SampleCatalog"])],
  dependencies: [
    .package(name: "xcstrings", path: "../../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .target(name: "SampleCatalog"),
    .executableTarget(name: "write-sample", dependencies: ["SampleCatalog"]),
    .executableTarget(name: "write-sources", dependencies: ["SampleCatalog"]),
    .executableTarget(
      name: "catalog-peers",
      dependencies: [
        "SampleCatalog", .product(name: "StringCatalog", package: "xcstrings"),
      ]
    ),
    .executableTarget(
      name: "syntax-peer",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
    .executableTarget(name: "extraction-benchmark"),
    .executableTarget(
      name: "localized-line",
      dependencies: [.product(name: "Localization", package: "xcstrings")],
      plugins: [.plugin(name: "EmbedStringCatalogs", package: "xcstrings")]
    ),
    .executableTarget(
      name: "logbook-peer",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
