// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "xcstrings", path: "../.."),
    // Without its traits it needs no jemalloc.
    .package(url: "https://github.com/ordo-one/benchmark", exact: "1.38.1", traits: []),
  ],
  targets: [
    .target(name: "SampleCatalog"),
    .executableTarget(name: "write-sample", dependencies: ["SampleCatalog"]),
    .executableTarget(
      name: "CatalogBenchmarks",
      dependencies: [
        "SampleCatalog",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "StringCatalog", package: "xcstrings"),
      ],
      path: "Benchmarks/CatalogBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .executableTarget(
      name: "MessageBenchmarks",
      dependencies: [
        "SampleCatalog",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "Localization", package: "xcstrings"),
      ],
      path: "Benchmarks/MessageBenchmarks",
      exclude: ["Localizable.xcstrings"],
      plugins: [
        .plugin(name: "BenchmarkPlugin", package: "benchmark"),
        .plugin(name: "EmbedStringCatalogs", package: "xcstrings"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
