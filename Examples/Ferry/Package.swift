// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Ferry",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "xcstrings", path: "../..", traits: ["Configuration"])],
  targets: [
    .executableTarget(
      name: "Ferry",
      dependencies: [.product(name: "Localization", package: "xcstrings")],
      exclude: ["Localizable.xcstrings"],
      plugins: [.plugin(name: "EmbedStringCatalogs", package: "xcstrings")]
    )
  ]
)
