import Diagnostics
import ProjectConfiguration
import ProjectDiscovery
import TestSupport
import Testing

struct TuistManifestTests {
  private typealias Files = TuistManifest.Files
  private typealias Path = TuistManifest.Path
  private typealias Target = TuistManifest.Target

  private let manifest = #"""
    import ProjectDescription

    let code = "Code"
    let common: SourceFilesList = ["../Common/**"]

    func app(isFree: Bool) -> Target {
      let name = isFree ? "Free" : "Paid"
      return Target.target(
        name: name, destinations: [.mac], product: .app, bundleId: "org.example.shop",
        sources: [.glob("\(code)/**/*.swift", excluding: ["\(code)/Old/**"])] + common,
        resources: .resources(["Shared/*.xcstrings", .folderReference(path: "Web")])
      )
    }

    let kit: Target = .target(
      name: "Kit", product: .framework, sources: .paths([.relativeToRoot("Kit/**")]),
      dependencies: [.target(name: "Base"), .package(product: "Math")]
    )

    let project = Project(
      name: "Shop",
      options: .options(defaultKnownRegions: ["Base", "es", "pt-BR"], developmentRegion: "es"),
      packages: [.local(path: "../Math"), .remote(url: "https://example.org", requirement: .exact("1"))],
      targets: [
        app(isFree: true), app(isFree: false), kit,
        .target(name: "Base", product: .staticLibrary, buildableFolders: ["Base"]),
        Target(name: "Tests", product: .unitTests, sources: "Tests/**"),
      ]
    )
    """#

  private func parse(_ text: String) throws -> ParseResult<TuistManifest> {
    try #require(TuistManifest.parse(Array(text.utf8), file: "App/Project.swift"))
  }

  @Test func `returns the targets that a manifest declares`() throws {
    let parsed = try parse(manifest)
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value.developmentRegion == "es")
    #expect(parsed.value.knownRegions == ["es", "pt-BR"])
    #expect(parsed.value.localPackages == [Path("../Math")])
    #expect(
      parsed.value.targets == [
        Target(
          name: "name",
          sources: [
            Files(Path("Code/**/*.swift"), excluding: [Path("Code/Old/**")]),
            Files(Path("../Common/**")),
          ],
          resources: [Files(Path("Shared/*.xcstrings"))]
        ),
        Target(name: "Kit", sources: [Files(Path("Kit/**", isFromRoot: true))]),
        Target(name: "Base", folders: [Files(Path("Base"))]),
        Target(name: "Tests", isTest: true, sources: [Files(Path("Tests/**"))]),
      ]
    )
  }

  @Test func `targets have the files that match their patterns`() throws {
    let tree = FileTree([
      "Tuist.swift", "App/Project.swift", "App/Code/Shop.swift", "App/Code/Old/Shop.swift",
      "App/Code/Views/Price.swift", "App/Shared/Localizable.xcstrings",
      "App/Shared/More/Other.xcstrings", "App/Web/Web.xcstrings", "Common/Common.swift",
      "Kit/Kit.swift", "App/Base/Base.swift", "App/Base/Base.xcstrings", "App/Tests/Tests.swift",
    ])
    let project = try parse(manifest).value.project(of: "App/Project.swift", in: tree)
    #expect(project.targets.allSatisfy { $0.developmentRegion == "es" })
    #expect(project.targets.allSatisfy { $0.knownRegions == ["es", "pt-BR"] })
    #expect(project.localPackages == ["Math"])
    #expect(
      project.synchronizedFolders == ["App/Code", "Common", "Kit", "App/Base", "App/Tests"]
    )
    #expect(
      project.targets.map(\.sources) == [
        ["App/Code/Shop.swift", "App/Code/Views/Price.swift", "Common/Common.swift"],
        ["Kit/Kit.swift"], ["App/Base/Base.swift"], ["App/Tests/Tests.swift"],
      ]
    )
    #expect(
      project.targets.map(\.catalogs) == [
        ["App/Shared/Localizable.xcstrings"], [], ["App/Base/Base.xcstrings"], [],
      ]
    )
  }

  @Test(arguments: [
    (#"let project = Project.module(name: "Core")"#, ["Project.module"]),
    (
      #"let project = Project(name: "A", targets: [.module(name: "B"), other] + Module.targets)"#,
      [#".module(name: "B")"#, "other", "Module.targets"]
    ),
    (
      #"let t: Target = .target(name: "A", product: .app, sources: files(), resources: [a, "b"])"#,
      ["files()", #"[a, "b"]"#]
    ),
    (
      #"let t: Target = .target(name: "A", product: .app, buildableFolders: [.folder("A", exceptions: x)])"#,
      [#"[.folder("A", exceptions: x)]"#]
    ),
  ])
  func `reports values that are computed at run time`(_ text: String, _ parts: [String]) throws {
    let parsed = try parse("import ProjectDescription\n" + text)
    #expect(parsed.diagnostics.map(\.id) == parts.map { _ in "manifest-unread" })
    #expect(parsed.diagnostics.map(\.arguments) == parts.map { [.text($0)] })
    #expect(parsed.diagnostics.allSatisfy { $0.location?.line == 2 })
  }

  @Test func `folders do not contain the files that exceptions exclude`() throws {
    let text = """
      import ProjectDescription
      let old = ["Old.swift"]
      let t: Target = .target(name: "A", product: .app, buildableFolders: [
        .folder("A", exceptions: .exceptions([
          .exception(excluded: old, compilerFlags: []), .exception(excluded: ["Web", "B/C.xcstrings"]),
        ])),
        "B",
      ])
      """
    let parsed = try parse(text)
    #expect(parsed.diagnostics.isEmpty)
    let tree = FileTree([
      "App/A/New.swift", "App/A/Old.swift", "App/A/Web/Page.swift", "App/A/B/C.xcstrings",
      "App/A/D.xcstrings", "App/B/Old.swift",
    ])
    let project = parsed.value.project(of: "App/Project.swift", in: tree)
    #expect(project.targets.map(\.sources) == [["App/A/New.swift", "App/B/Old.swift"]])
    #expect(project.targets.map(\.catalogs) == [["App/A/D.xcstrings"]])
    #expect(project.synchronizedFolders == ["App/A", "App/B"])
  }

  @Test func `ignores another file with the same name`() {
    let text = "import Foundation\nstruct Project { var targets: [String] }"
    #expect(TuistManifest.parse(Array(text.utf8), file: "x") == nil)
  }

  @Test func `mutated manifests neither crash nor hang`() {
    let words = ["targets:", "[", "(", "+ common", "let code = code", "sources: common", ".glob("]
    let mutator = Mutator(tellingPieces: words.map { Array($0.utf8) })
    var generator = SeededGenerator(seed: 7)
    let bytes = Array(manifest.utf8)
    for _ in 0..<200 {
      let damaged = mutator.mutate(bytes, mixing: bytes.reversed(), using: &generator)
      let parsed = TuistManifest.parse(damaged, file: "Project.swift")
      #expect(parsed?.diagnostics.allSatisfy { $0.severity == .warning } ?? true)
    }
  }

  @Test(arguments: [
    String(repeating: "[", count: 3_000), String(repeating: "[", count: 30),
    String(repeating: "[/**/", count: 30), "a" + String(repeating: ".b()", count: 50_000),
    "a" + String(repeating: "!", count: 50_000),
  ])
  func `a manifest that is nested too deeply is an error`(expression: String) throws {
    let text = "let a = " + expression
    let package = PackageManifest.parse(Array(text.utf8), file: "App/Package.swift")
    #expect(package.value == PackageManifest())
    #expect(package.diagnostics.map(\.id) == ["manifest-unparsed"])
    #expect(package.diagnostics.first?.severity == .error)
    #expect(package.diagnostics.first?.location?.file == "App/Package.swift")
    let project = try parse("import ProjectDescription\n" + text)
    #expect(project.value == TuistManifest())
    #expect(project.diagnostics.map(\.id) == ["manifest-unparsed"])
    #expect(TuistManifest.parse(Array(text.utf8), file: "Project.swift") == nil)
  }
}
