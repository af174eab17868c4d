import TestSupport
import Testing

/// Projects whose `.xcodeproj` is generated and not under version control.
@Suite struct `xcstrings sync with generated Xcode projects` {
  let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.folder.write(text("Basket"), to: "Shop/Views/Basket.swift")
    try shell.folder.write(text("Sketch"), to: "Shop/Views/Sketch.swift")
    try shell.folder.write(text("Test"), to: "ShopTests/ShopTests.swift")
    try shell.folder.write(catalog, to: "Shop/Localizable.xcstrings")
    try shell.folder.write(
      "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
      to: "Kit/Package.swift"
    )
    try shell.folder.write(text("Kit"), to: "Kit/Sources/Kit/Kit.swift")
    try shell.folder.write(catalog, to: "Kit/Sources/Kit/Localizable.xcstrings")
  }

  private func text(_ key: String) -> String {
    "import SwiftUI\nlet view = Text(\"\(key)\")\n"
  }

  private var catalog: String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Gone" : {

        }
      },
      "version" : "1.0"
    }
    """
  }

  private let spec = """
    include: Specs/base.yml
    targets:
      Shop:
        type: application
        platform: iOS
        sources:
          - {path: Shop, excludes: ["**/Sketch.swift"]}
      ShopTests:
        type: bundle.unit-test
        platform: iOS
        sources: ShopTests
    packages:
      Kit: {path: Kit}
    """

  private let manifest = """
    import ProjectDescription

    let project = Project(
      name: "Shop",
      packages: [.local(path: "Kit")],
      targets: [
        .target(
          name: "Shop", product: .app,
          sources: [.glob("Shop/**", excluding: "Shop/**/Sketch.swift")],
          resources: ["Shop/**/*.xcstrings"]
        ),
        .target(name: "ShopTests", product: .unitTests, sources: ["ShopTests/**"]),
      ]
    )
    """

  private let list = """
    Kit/Sources/Kit/Localizable.xcstrings: 1 source file of 'Kit'
      Kit/Sources/Kit/Kit.swift
    Shop/Localizable.xcstrings: 1 source file of 'Shop'
      Shop/Views/Basket.swift

    """

  private func write(_ name: String) throws {
    try shell.folder.write(name == "project.yml" ? spec : manifest, to: name)
    try shell.folder.write("settings: {SWIFT_EMIT_LOC_STRINGS: YES}\n", to: "Specs/base.yml")
  }

  @Test(arguments: ["project.yml", "Project.swift"])
  func `reads the sources of each catalog from the specification`(_ name: String) async throws {
    try write(name)
    for arguments in ["", "--project \(name)"] {
      let run = try await shell.run("sync --list-sources \(arguments)")
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
      #expect(run.output == list)
    }
    #expect(try await shell.run("sync").status == 0)
    let shop = try shell.folder.text(of: "Shop/Localizable.xcstrings")
    #expect(shop.contains("\"Basket\""))
    #expect(!shop.contains("Gone") && !shop.contains("Sketch") && !shop.contains("Test"))
    #expect(try await shell.run("sync --check").status == 0)
  }

  @Test(arguments: ["project.yml", "Project.swift"])
  func `Objective-C sources provide strings for catalogs`(_ name: String) async throws {
    try write(name)
    try shell.folder.write("id a = NSLocalizedString(@\"Till\", nil);\n", to: "Shop/Views/Till.m")
    try shell.folder.write("#define B NSLocalizedString(@\"Bill\", nil)\n", to: "Shop/Bill.h")
    #expect(try await shell.run("sync").status == 0)
    let shop = try shell.folder.text(of: "Shop/Localizable.xcstrings")
    #expect(shop.contains("\"Till\"") && shop.contains("\"Bill\"") && !shop.contains("Gone"))
  }

  @Test(arguments: ["project.yml", "Project.swift"])
  func `a generated project takes precedence`(_ name: String) async throws {
    try write(name)
    try shell.folder.write(
      """
      { objects = {
        R = { isa = PBXProject; targets = (T); mainGroup = G; };
        T = { isa = PBXNativeTarget; name = Made; fileSystemSynchronizedGroups = (S); };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = SOURCE_ROOT; };
      }; rootObject = R; }
      """,
      to: "Shop.xcodeproj/project.pbxproj"
    )
    let run = try await shell.run("sync --list-sources")
    #expect(run.output.contains("Shop/Localizable.xcstrings: 2 source files of 'Made'\n"))
  }

  @Test(
    arguments: [
      ("project.yml", "targets:\n\tShop: {}\n", "configuration-tab", 65),
      ("project.yml", "include: gone.yml\ntargets: {}\n", "xcodegen-include-missing", 65),
      (
        "Project.swift",
        "import ProjectDescription\nlet project = Project.app(name: \"Shop\")\n",
        "manifest-unread",
        0
      ),
    ] as [(String, String, String, Int32)]
  )
  func `marks and removes nothing if the specification cannot be read`(
    _ name: String,
    _ content: String,
    _ id: String,
    _ status: Int32
  ) async throws {
    try shell.folder.write(content, to: name)
    let run = try await shell.run("sync")
    #expect(run.status == status)
    #expect(run.errors.contains("\(name):"))
    #expect(run.errors.contains("[\(id)]"))
    let kit = try shell.folder.text(of: "Kit/Sources/Kit/Localizable.xcstrings")
    #expect(kit.contains("Gone") && kit.contains("\"Kit\"") && !kit.contains("stale"))
  }

  @Test func `ignores other files with the same names`() async throws {
    try shell.folder.write("steps: [build]\n", to: "Docs/project.yml")
    try shell.folder.write("struct Project {}\n", to: "Kit/Sources/Kit/Project.swift")
    let run = try await shell.run("sync --list-sources")
    #expect(run.status == 0)
    #expect(
      run.errors == """
        Shop/Localizable.xcstrings:1:1: note: no target contains this catalog, so it is left out; to use it, specify its path [catalog-in-no-target]

        """
    )
  }
}
