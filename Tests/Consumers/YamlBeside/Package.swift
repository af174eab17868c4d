// swift-tools-version: 6.2

import PackageDescription

// A package that reads YAML with an old version of Yams, and has its catalog where `.xcstrings.yml` says.
let package = Package(
  name: "YamlBeside",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "xcstrings", path: "../../..", traits: ["Configuration"]),
    .package(url: "https://github.com/jpsim/Yams", exact: "5.0.1"),
  ],
  targets: [
    .executableTarget(
      name: "yaml-beside",
      dependencies: [
        .product(name: "Localization", package: "xcstrings"),
        .product(name: "Yams", package: "Yams"),
      ],
      plugins: [.plugin(name: "EmbedStringCatalogs", package: "xcstrings")]
    )
  ],
  swiftLanguageModes: [.v6]
)
