import Diagnostics
import ProjectConfiguration
import ProjectDiscovery
import TestSupport
import Testing

struct PackageManifestTests {
  private typealias Target = PackageManifest.Target

  @Test func `returns the targets that a manifest declares`() {
    let parsed = PackageManifest.parse(
      Array(
        """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
          name: "Shop",
          defaultLocalization: "es",
          products: [
            .library(name: "Shop", targets: ["Shop"]),
            .plugin(name: "Lint", targets: ["Lint"]),
          ],
          dependencies: [
            .package(path: "../Core"), .package(name: "Money", path: "Packages/Money"),
            .package(path: Context.packageDirectory + "/Tax"),
            .package(url: "https://example.org/math", from: "1.0.0"),
          ],
          targets: [
            .target(
              name: "Shop",
              dependencies: [.target(name: "Basket", condition: .when(platforms: [.iOS]))],
              exclude: ["README.md"],
              swiftSettings: [.define("TRIAL", .when(configuration: .debug))],
              plugins: [.plugin(name: "Format", package: "Formatter")]
            ),
            Target.target(name: "Basket", path: "Code/Basket", sources: ["Model", "Views"]),
            .executableTarget(
              name: "shop",
              exclude: ["Shop.xcstrings"],
              plugins: [.plugin(name: "EmbedStringCatalogs", package: "xcstrings")]
            ),
            .macro(name: "Macros"),
            .testTarget(name: "ShopTests", dependencies: ["Shop"]),
            .plugin(name: "Lint", capability: .buildTool()),
            .systemLibrary(name: "CShop"),
            .binaryTarget(name: "Engine", path: "Engine.xcframework"),
          ]
        )
        """
        .utf8
      ),
      file: "Package.swift"
    )
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value.name == "Shop")
    #expect(parsed.value.defaultLocalization == "es")
    #expect(parsed.value.compilationConditions == ["TRIAL"])
    #expect(parsed.value.localPackages == ["../Core", "Packages/Money"])
    #expect(
      parsed.value.targets == [
        Target(name: "Shop", exclude: ["README.md"]),
        Target(name: "Basket", path: "Code/Basket", sources: ["Model", "Views"]),
        Target(name: "shop", exclude: ["Shop.xcstrings"], embedsCatalogs: true),
        Target(name: "Macros"), Target(name: "ShopTests", kind: .test),
        Target(name: "Lint", kind: .plugin),
      ]
    )
  }

  @Test func `constants are replaced by their values`() {
    let parsed = PackageManifest.parse(
      Array(
        #"""
        let folder = "Code"
        let left = ["A.swift", "\(folder).md"]
        let ring = [ring]
        let package = Package(name: folder + "Kit", targets: [
          .target(name: "\(folder)Kit", path: "\(folder)/Kit", exclude: left),
        ])
        package.targets.append(.target(name: "Late"))
        """#
        .utf8
      ),
      file: "Package.swift"
    )
    #expect(parsed.value.name == nil)
    #expect(
      parsed.value.targets == [
        Target(name: "CodeKit", path: "Code/Kit", exclude: ["A.swift", "Code.md"]),
        Target(name: "Late"),
      ]
    )
  }

  @Test func `reports the location of values that are computed at run time`() {
    let parsed = PackageManifest.parse(
      Array(
        """
        let package = Package(name: "A", targets: [
          .target(name: name()),
          .target(name: "B", path: root + "B", exclude: files),
        ])
        """
        .utf8
      ),
      file: "Package.swift"
    )
    #expect(parsed.value.targets == [Target(name: "B")])
    #expect(
      parsed.diagnostics.map(\.id) == ["manifest-unread", "manifest-unread", "manifest-unread"]
    )
    #expect(
      parsed.diagnostics.map(\.arguments) == [
        [.text("name()")], [.text(#"root + "B""#)], [.text("files")],
      ]
    )
    #expect(parsed.diagnostics.compactMap(\.location?.line) == [2, 3, 3])
    #expect(parsed.diagnostics.compactMap(\.location?.column) == [17, 28, 49])
  }

  @Test func `a truncated manifest returns the targets before the end`() {
    let text = #"let package = Package(name: "A", targets: [.target(name: "B"), .target(name: "#
    #expect(PackageManifest.parse(Array(text.utf8), file: "x").value.targets == [Target(name: "B")])
  }
}
