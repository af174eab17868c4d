// swift-tools-version: 6.2

import PackageDescription

// Tools that do what `xcstrings` does, with the library for projects. They depend on swift-syntax,
// Yams, swift-system and swift-collections.
let package = Package(
  name: "Tools",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "xcstrings", path: "../../..", traits: ["Project"])],
  targets: [
    .executableTarget(
      name: "tools",
      dependencies: [
        .product(name: "CatalogLoading", package: "xcstrings"),
        .product(name: "CatalogProject", package: "xcstrings"),
        .product(name: "Localization", package: "xcstrings"),
      ],
      path: "Sources"
    )
  ],
  swiftLanguageModes: [.v6]
)
