// swift-tools-version: 6.2

import PackageDescription

// A command-line tool that uses the three libraries and the plugin. It depends only on
// swift-collections.
let package = Package(
  name: "Libraries",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "xcstrings", path: "../../..", traits: [])],
  targets: [
    .executableTarget(
      name: "libraries",
      dependencies: [
        .product(name: "CatalogLoading", package: "xcstrings"),
        .product(name: "Localization", package: "xcstrings"),
        .product(name: "StringCatalog", package: "xcstrings"),
      ],
      exclude: ["Localizable.xcstrings"],
      plugins: [.plugin(name: "EmbedStringCatalogs", package: "xcstrings")]
    )
  ],
  swiftLanguageModes: [.v6]
)
