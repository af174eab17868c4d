import TestSupport
import Testing

/// Projects of which a tool can only read a part.
@Suite struct `xcstrings sync with a part of a project` {
  let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.folder.write("import SwiftUI\nlet view = Text(\"Basket\")\n", to: "App/View.swift")
    try shell.folder.write(catalog("Basket"), to: "App/Localizable.xcstrings")
  }

  private func catalog(_ key: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "\(key)" : {

        }
      },
      "version" : "1.0"
    }
    """
  }

  private func writeSpec(_ settings: String) throws {
    try shell.folder.write(
      """
      targets:
        Shop:
          type: application
          platform: iOS
          settings: {\(settings)}
          sources: App
      """,
      to: "project.yml"
    )
  }

  @Test func `says which catalogs were not compared with the code`() async throws {
    try shell.folder.write(
      """
      import ProjectDescription
      let project = Project(name: "A", targets: [
        .target(name: "Shop", product: .app, buildableFolders: ["App"]),
        .target(name: "Kit", product: .framework, buildableFolders: folders()),
      ])
      """,
      to: "Project.swift"
    )
    try shell.folder.write(catalog("Kit"), to: "Kit/Localizable.xcstrings")
    try shell.folder.write(catalog("Kit"), to: "Kit/es.xcloc/Kit.xcstrings")
    let run = try await shell.run("sync --check")
    #expect(run.status == 1)
    #expect(
      run.errors.contains("Kit/Localizable.xcstrings:1:1: warning: no target that could be read")
    )
    #expect(!run.errors.contains("xcloc"))
    #expect(try await shell.run("sync").status == 0)
  }

  @Test func `does not change the catalog of a target whose strings are not emitted`() async throws
  {
    try writeSpec("SWIFT_EMIT_LOC_STRINGS: NO")
    try shell.folder.write(catalog("Gone"), to: "App/Localizable.xcstrings")
    let run = try await shell.run("sync --check")
    #expect(run.status == 0)
    #expect(run.errors.contains("note: SWIFT_EMIT_LOC_STRINGS is NO in 'Shop'"))
    #expect(run.errors.contains("App/Localizable.xcstrings is up to date."))
  }

  @Test(arguments: [("SWIFT_VERSION: 6", true), ("SWIFT_EMIT_LOC_STRINGS: YES", false)])
  func `says that a project leaves the emission of strings unset`(
    settings: String,
    isNoted: Bool
  ) async throws {
    try writeSpec(settings)
    let run = try await shell.run("sync --check")
    #expect(run.status == 0)
    #expect(run.errors.contains("SWIFT_EMIT_LOC_STRINGS is not set in 'Shop'") == isNoted)
  }

  @Test func `names each function that was not read once for all catalogs`() async throws {
    try shell.folder.write(
      "import Pretty\nlet a = Banner(\"One text\")\nlet b = Banner(\"Another text\")\n",
      to: "App/Banners.swift"
    )
    try shell.folder.write(
      "import Pretty\nlet a = String(localized: \"More\", table: \"More\") + Banner(\"This text\").title\n",
      to: "App/More.swift"
    )
    try shell.folder.write(
      catalog("Basket").replacing("\"Basket\" : {", with: "\"One text\" : {\n},\n\"Basket\" : {"),
      to: "App/Localizable.xcstrings"
    )
    try shell.folder.write(
      catalog("More").replacing("\"More\" : {", with: "\"This text\" : {\n},\n\"More\" : {"),
      to: "App/More.xcstrings"
    )
    try writeSpec("SWIFT_EMIT_LOC_STRINGS: YES")
    let run = try await shell.run("sync --check")
    #expect(run.errors.contains("App/Banners.swift:2:16: note: 3 texts are passed to 'Banner'"))
    #expect(run.errors.contains("2 keys are not changed, because the declarations"))
    #expect(
      run.errors.contains("  \"One text\", \"This text\"  Banner ×2  App/Banners.swift:2:16\n")
    )
  }

  @Test func `reads the current version of a Core Data model`() async throws {
    func model(_ type: String) -> String {
      """
      <model><entity name="N" representedClassName="N" codeGenerationType="class">
      <attribute name="count" attributeType="\(type)" usesScalarValueType="YES"/></entity></model>
      """
    }
    try shell.folder.write(model("Double"), to: "App/M.xcdatamodeld/M.xcdatamodel/contents")
    try shell.folder.write(model("Integer 16"), to: "App/M.xcdatamodeld/M 2.xcdatamodel/contents")
    try shell.folder.write(
      "<plist><dict><key>_XCCurrentVersionName</key><string>M 2.xcdatamodel</string></dict></plist>",
      to: "App/M.xcdatamodeld/.xccurrentversion"
    )
    try shell.folder.write(
      "import SwiftUI\nfunc view(_ n: N) -> some View { Text(\"\\(n.count) nodes\") }\n",
      to: "App/View.swift"
    )
    for line in ["extract App", "extract App/View.swift --index App"] {
      #expect(try await shell.run(line).output.contains("\"%d nodes\""))
    }
    try writeSpec("SWIFT_EMIT_LOC_STRINGS: YES")
    #expect(try await shell.run("sync --check").output.contains("+ new      \"%d nodes\""))
  }

  @Test func `uses the routines of the command for one catalog`() async throws {
    try writeSpec("SWIFT_EMIT_LOC_STRINGS: YES")
    try shell.folder.write("let text = tr(\"basket.title\")\n", to: "App/View.swift")
    let line = "extract --catalog App/Localizable.xcstrings"
    #expect(try await !shell.run(line).output.contains("basket.title"))
    #expect(try await shell.run(line + " --routine tr").output.contains("basket.title"))
  }

  @Test func `reads a XIB next to its catalog`() async throws {
    try shell.folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
      <button id="a-b-c"><buttonCell key="cell" title="Buy" id="d-e-f"/></button>
      </objects></document>
      """,
      to: "App/Base.lproj/Main.xib"
    )
    try shell.folder.write(catalog("Old"), to: "App/Main.xcstrings")
    try writeSpec("SWIFT_EMIT_LOC_STRINGS: YES")
    let run = try await shell.run("extract --catalog App/Main.xcstrings")
    #expect(run.output.contains("\"d-e-f.title\""))
  }
}
