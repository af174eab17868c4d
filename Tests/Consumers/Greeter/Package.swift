// swift-tools-version: 6.2

import PackageDescription

// A package that uses the runtime, as described in README.md. In other packages, the dependency has
// a URL.
let package = Package(
  name: "Greeter",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "xcstrings", path: "../../..", traits: ["Configuration"])],
  targets: [
    .target(
      name: "Courtesy",
      dependencies: [.product(name: "Localization", package: "xcstrings")],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")],
      plugins: [.plugin(name: "EmbedStringCatalogs", package: "xcstrings")]
    ),
    .executableTarget(
      name: "greeter",
      dependencies: ["Courtesy", .product(name: "Localization", package: "xcstrings")],
      swiftSettings: [.defaultIsolation(MainActor.self)],
      plugins: [.plugin(name: "EmbedStringCatalogs", package: "xcstrings")]
    ),
    .testTarget(
      name: "CourtesyTests",
      dependencies: ["Courtesy", .product(name: "Localization", package: "xcstrings")],
      plugins: [.plugin(name: "EmbedStringCatalogs", package: "xcstrings")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
