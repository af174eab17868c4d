// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

// A package with macros that require an old version of swift-syntax.
let package = Package(
  name: "OldSwiftSyntax",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "xcstrings", path: "../../..", traits: []),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "600.0.1"),
  ],
  targets: [
    .macro(
      name: "StringifyMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]
    ),
    .executableTarget(
      name: "old-swift-syntax",
      dependencies: [
        "StringifyMacros", .product(name: "Localization", package: "xcstrings"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
