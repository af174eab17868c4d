import ProjectDiscovery
import Testing

struct PackageTargetsTests {
  private let tree = FileTree([
    "Kit/Package.swift", "Kit/Sources/Shop/A.swift", "Kit/Sources/Shop/Views/B.swift",
    "Kit/Sources/Shop/Resources/Localizable.xcstrings", "Kit/Sources/Shop/Old/C.swift",
    "Kit/Sources/Shop/Shop.docc/Resources/D.swift", "Kit/Sources/Shopping/E.swift",
    "Kit/Tests/ShopTests/T.swift", "Kit/Tests/ShopTests/Localizable.xcstrings",
    "Kit/Plugins/Lint/P.swift", "Single/Package.swift", "Single/src/main.swift",
    "Single/src/Main.xcstrings",
  ])

  @Test func `a target has the files of its folder`() {
    let manifest = PackageManifest(
      defaultLocalization: "es",
      targets: [
        .init(name: "Shop", exclude: ["Old"]),
        .init(name: "ShopTests", kind: .test),
        .init(name: "Lint", kind: .plugin),
        .init(name: "Gone"),
      ]
    )
    let targets = manifest.buildTargets(of: "Kit/Package.swift", in: ReferencedFiles(tree))
    #expect(targets.map(\.name) == ["Shop", "ShopTests", "Lint"])
    #expect(targets.map(\.isTest) == [false, true, false])
    #expect(targets[0].sources == ["Kit/Sources/Shop/A.swift", "Kit/Sources/Shop/Views/B.swift"])
    #expect(targets[0].catalogs == ["Kit/Sources/Shop/Resources/Localizable.xcstrings"])
    #expect(targets[0].developmentRegion == "es")
  }

  @Test func `only the listed sources are compiled`() {
    let manifest = PackageManifest(targets: [.init(name: "Shop", sources: ["Views", "A.swift"])])
    let target = manifest.buildTargets(of: "Kit/Package.swift", in: ReferencedFiles(tree))[0]
    #expect(target.sources == ["Kit/Sources/Shop/A.swift", "Kit/Sources/Shop/Views/B.swift"])
    #expect(target.catalogs == ["Kit/Sources/Shop/Resources/Localizable.xcstrings"])
  }

  @Test func `a path is relative to the folder of the manifest`() {
    let manifest = PackageManifest(targets: [.init(name: "X", path: "Sources/Shopping")])
    #expect(
      manifest.buildTargets(of: "Kit/Package.swift", in: ReferencedFiles(tree))[0].sources
        == ["Kit/Sources/Shopping/E.swift"]
    )
  }

  @Test func `the only target may use the whole sources folder`() {
    let one = PackageManifest(targets: [.init(name: "tool")])
    #expect(
      one.buildTargets(of: "Single/Package.swift", in: ReferencedFiles(tree))[0].sources == [
        "Single/src/main.swift"
      ]
    )
    let two = PackageManifest(targets: [.init(name: "tool"), .init(name: "other")])
    #expect(two.buildTargets(of: "Single/Package.swift", in: ReferencedFiles(tree)).isEmpty)
  }
}
