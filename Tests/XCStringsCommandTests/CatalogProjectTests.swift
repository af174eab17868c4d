import CatalogValidation
import TestSupport
import Testing

/// Findings that depend on the project of a catalog.
@Suite struct `Findings of a catalog with a project` {
  let shell: Shell

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "OK" : {
          "extractionState" : "manual"
        },
        "Ok" : {
          "extractionState" : "manual"
        },
        "Find the singer" : {
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Find the singer"
              }
            }
          }
        },
        "Such as 160" : {
          "localizations" : {
            "sv" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "160 för en 50%-ig höjning"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  init() throws {
    shell = try Shell()
    try shell.folder.write(Self.catalog, to: "App/Localizable.xcstrings")
  }

  private func spec(_ settings: String, plist: String = "") -> String {
    """
    name: Main
    targets:
      App:
        type: application
        platform: iOS
        sources: [App]
        settings: {\(settings)}
        \(plist)
    """
  }

  private func levels(of rule: String) async throws -> [String] {
    let run = try await shell.run("validate --notes --no-sources")
    return run.output.split(separator: "\n").filter { $0.hasSuffix("[\(rule)]") }
      .compactMap { line in
        ["error", "warning", "note"].first { line.contains(": \($0): ") }
      }
  }

  @Test(arguments: [
    ("STRING_CATALOG_GENERATE_SYMBOLS: YES", "warning", "error"),
    ("STRING_CATALOG_GENERATE_SYMBOLS: NO", "note", "note"),
    ("PRODUCT_NAME: App", "note", "note"),
  ])
  func `are more severe if the build generates symbols`(
    _ setting: String,
    _ conflict: String,
    _ percentSign: String
  ) async throws {
    try shell.folder.write(spec(setting), to: "project.yml")
    #expect(try await levels(of: "symbol-conflict") == [conflict])
    #expect(try await levels(of: "mismatched-placeholders") == [percentSign])
  }

  @Test func `are more severe in a package, unless the configuration has a level`() async throws {
    try shell.folder.write(
      """
      let package = Package(
        name: "Kit", defaultLocalization: "en", targets: [.target(name: "App", path: "App")])
      """,
      to: "Package.swift"
    )
    try shell.folder.write("let a = 1\n", to: "App/A.swift")
    #expect(try await levels(of: "symbol-conflict") == ["warning"])
    try shell.folder.write("rules: {symbol-conflict: note}\n", to: ".xcstrings.yml")
    #expect(try await levels(of: "symbol-conflict") == ["note"])
  }

  @Test(arguments: [
    ("", ""), ("PRODUCT_NAME: FindTheSinger", ""),
    ("GENERATE_INFOPLIST_FILE: YES, INFOPLIST_KEY_CFBundleDisplayName: Find the Singer", ""),
    ("", "info: {path: App/Info.plist, properties: {CFBundleDisplayName: Find the Singer}}"),
    ("INFOPLIST_FILE: App/Old.plist", ""),
  ])
  func `ignore names of the product`(_ settings: String, _ plist: String) async throws {
    try shell.folder.write(
      "{ CFBundleDisplayName = \"Find the Singer\"; }",
      to: "App/Old.plist"
    )
    try shell.folder.write(spec(settings, plist: plist), to: "project.yml")
    let isNamed = !settings.isEmpty || !plist.isEmpty
    #expect(try await levels(of: "unchanged-translation") == (isNamed ? [] : ["warning"]))
  }

  @Test(arguments: [("Find the Singer", []), ("Other", ["warning"])])
  func `ignore names of schemes`(_ scheme: String, _ expected: [String]) async throws {
    try shell.folder.write(
      """
      { objects = {
        R = { isa = PBXProject; targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (S);
          productType = "com.apple.product-type.application"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      }; rootObject = R; }
      """,
      to: "App.xcodeproj/project.pbxproj"
    )
    try shell.folder.write("", to: "App.xcodeproj/xcshareddata/xcschemes/\(scheme).xcscheme")
    #expect(try await levels(of: "unchanged-translation") == expected)
  }

  @Test func `ignore the name in the catalog of an Info.plist`() async throws {
    try shell.folder.write(spec(""), to: "project.yml")
    try shell.folder.write(
      RuleExample(
        #"""
        "CFBundleName" : { "localizations" : { "en" : { "stringUnit" : {
          "state" : "new", "value" : "Find the Singer" } } } }
        """#
      )
      .markedCatalog,
      to: "App/InfoPlist.xcstrings"
    )
    #expect(try await levels(of: "unchanged-translation").isEmpty)
  }

  @Test(arguments: [("es", 11), ("de", 1)])
  func `are one for a language that the project does not list, and that has hardly any texts`(
    _ listed: String,
    _ count: Int
  ) async throws {
    let texts = (1...12).map { #""Text \#(String(repeating: "x", count: $0))" : {}"# }
    let entries = texts.joined(separator: ",\n")
      .replacing(
        #""Text x" : {}"#,
        with: #"""
          "Text x" : { "localizations" : {
            "es" : { "stringUnit" : { "state" : "translated", "value" : "Texto" } } } }
          """#
      )
    try shell.folder.write(RuleExample(entries).markedCatalog, to: "App/Localizable.xcstrings")
    try shell.folder.write(
      """
      import ProjectDescription
      let project = Project(
        name: "App",
        options: .options(defaultKnownRegions: ["Base", "en", "\(listed)"]),
        targets: [
          .target(name: "App", product: .app, sources: ["App/**"], resources: ["App/**"])
        ]
      )
      """,
      to: "Project.swift"
    )
    let run = try await shell.run("validate --all --no-sources")
    let lines = run.output.split(separator: "\n").filter { $0.hasSuffix("[missing-translation]") }
    #expect(lines.count == count)
    #expect(run.status == 1)
  }
}
