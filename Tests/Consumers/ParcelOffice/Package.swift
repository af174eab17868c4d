// swift-tools-version: 6.2

import PackageDescription

// A server that responds to each user in their language. In other packages, the dependency has a
// URL.
let package = Package(
  name: "ParcelOffice",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "xcstrings", path: "../../..", traits: ["Configuration"]),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
  ],
  targets: [
    .executableTarget(
      name: "ParcelOffice",
      dependencies: [
        .product(name: "Localization", package: "xcstrings"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ],
      plugins: [.plugin(name: "EmbedStringCatalogs", package: "xcstrings")]
    )
  ],
  swiftLanguageModes: [.v6]
)
