// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "xcstrings", path: "../.."),
    .package(name: "peers", path: "Peers"),
    // Without its traits, the package does not require jemalloc.
    .package(url: "https://github.com/ordo-one/benchmark", exact: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "CatalogBenchmarks",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "SampleCatalog", package: "peers"),
        .product(name: "StringCatalog", package: "xcstrings"),
      ],
      path: "Benchmarks/CatalogBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .executableTarget(
      name: "MessageBenchmarks",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "SampleCatalog", package: "peers"),
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
