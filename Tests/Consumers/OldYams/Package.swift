// swift-tools-version: 6.2

import PackageDescription

// A package that uses an old version of Yams, and has its catalog where `.xcstrings.yml` specifies.
let package = Package(
  name: "OldYams",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "xcstrings", path: "../../..", traits: ["Configuration"]),
    .package(url: "https://github.com/jpsim/Yams", exact: "5.0.1"),
  ],
  targets: [
    .executableTarget(
      name: "old-yams",
      dependencies: [
        .product(name: "Localization", package: "xcstrings"),
        .product(name: "Yams", package: "Yams"),
      ],
      plugins: [.plugin(name: "EmbedStringCatalogs", package: "xcstrings")]
    )
  ],
  swiftLanguageModes: [.v6]
)
