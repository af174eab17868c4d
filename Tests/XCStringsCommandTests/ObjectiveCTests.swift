import TestSupport
import Testing

@Suite struct `Targets with Objective-C sources` {
  let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.folder.write(project, to: "App.xcodeproj/project.pbxproj")
    try shell.folder.write("import SwiftUI\nlet view = Text(\"Swift\")\n", to: "App/View.swift")
    try shell.folder.write(
      """
      #import "Door.h"
      @implementation Door
      - (NSString *)name { return NSLocalizedString(@"Objective" @"-C", @"A door"); }
      - (NSString *)own { return AppText(@"Own", nil); }
      - (NSString *)value {
        return NSLocalizedStringWithDefaultValue(@"value.key", nil, nil, @"Value", nil);
      }
      @end

      """,
      to: "App/Door.m"
    )
    try shell.folder.write("#define kTitle NSLocalizedString(@\"Header\", nil)\n", to: "App/Door.h")
    try shell.folder.write("char *f() { return text(\"Plain\"); }\n", to: "App/Plain.c")
    try shell.folder.write(catalog(), to: "App/Localizable.xcstrings")
  }

  /// A project in the old format, whose headers belong to no target.
  private var project: String {
    """
    // !$*UTF8*$!
    { objects = {
      R = { isa = PBXProject; targets = (T); mainGroup = G; buildConfigurationList = L; };
      G = { isa = PBXGroup; children = (F1, F2, F3, F4, F5, F6); path = App;
        sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = View.swift; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = Door.m; sourceTree = "<group>"; };
      F3 = { isa = PBXFileReference; path = Door.h; sourceTree = "<group>"; };
      F4 = { isa = PBXFileReference; path = Plain.c; sourceTree = "<group>"; };
      F5 = { isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = "<group>"; };
      F6 = { isa = PBXFileReference; path = Made.m; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (P, Q); buildConfigurationList = L;
        productType = "com.apple.product-type.application"; };
      P = { isa = PBXSourcesBuildPhase; files = (B1, B2, B4, MADE); };
      Q = { isa = PBXResourcesBuildPhase; files = (B5); };
      B1 = { isa = PBXBuildFile; fileRef = F1; };
      B2 = { isa = PBXBuildFile; fileRef = F2; };
      B4 = { isa = PBXBuildFile; fileRef = F4; };
      B5 = { isa = PBXBuildFile; fileRef = F5; };
      B6 = { isa = PBXBuildFile; fileRef = F6; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release;
        buildSettings = { LOCALIZED_STRING_MACRO_NAMES = (AppText); }; };
    }; rootObject = R; }
    """
    .replacing("MADE", with: "")
  }

  /// A catalog with translated keys.
  private func catalog(_ keys: String...) -> String {
    let strings = keys.map { key in
      """
          "\(key)" : {
            "localizations" : {
              "es" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "x"
                }
              }
            }
          }
      """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(strings.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """
  }

  private var synchronized: String {
    get throws { try shell.folder.text(of: "App/Localizable.xcstrings") }
  }

  @Test func `provide strings from all of their sources`() async throws {
    let list = try await shell.run("sync --list-sources")
    #expect(list.output.contains("App/Door.m") && list.output.contains("App/Plain.c"))
    let run = try await shell.run("sync")
    #expect(run.status == 0, "\(run.errors)")
    for text in ["Swift", "Objective-C", "Own", "value.key", "Value", "A door"] {
      #expect(try synchronized.contains("\"\(text)\""))
    }
    #expect(try !synchronized.contains("Plain") && !synchronized.contains("Header"))
    #expect(try await shell.run("sync --check").status == 0)
    #expect(try await shell.run("validate --sources").status == 0)
  }

  @Test func `keep the keys that they use`() async throws {
    try shell.folder.write(
      catalog("Objective-C", "Header", "Gone", "Plain", "Passed on"),
      to: "App/Localizable.xcstrings"
    )
    try shell.folder.write(
      "#define L(key) NSLocalizedString(key, nil)\nid x = L(@\"Passed on\");\n",
      to: "App/Plain.c"
    )
    let run = try await shell.run("sync --json")
    #expect(run.status == 0)
    let text = try await shell.run("sync --check")
    #expect(text.errors.contains("\"Passed on\"  L  App/Plain.c:2:10"), "\(text.errors)")
    let list = try await shell.run("list App/Localizable.xcstrings --state stale")
    #expect(list.output.contains("Gone") && list.output.contains("Plain"), "\(list.output)")
    for key in ["Objective-C", "Header", "Passed on"] { #expect(!list.output.contains(key)) }
  }

  @Test func `mark nothing if a source cannot be parsed`() async throws {
    try shell.folder.write(catalog("Gone"), to: "App/Localizable.xcstrings")
    try shell.folder.write("id x = NSLocalizedString(@\"Open\", nil;\n", to: "App/Plain.c")
    let run = try await shell.run("sync")
    #expect(run.errors.contains("App/Plain.c:1:8: warning:"), "\(run.errors)")
    #expect(try synchronized.contains("\"Open\"") && !synchronized.contains("stale"))
  }

  @Test func `mark nothing if a source is missing`() async throws {
    try shell.folder.write(catalog("Gone"), to: "App/Localizable.xcstrings")
    try shell.folder.write(
      project.replacing("files = (B1, B2, B4, )", with: "files = (B1, B2, B4, B6)"),
      to: "App.xcodeproj/project.pbxproj"
    )
    let run = try await shell.run("sync")
    #expect(run.status == 0)
    #expect(run.errors.contains("App/Made.m"), "\(run.errors)")
    #expect(try synchronized.contains("\"Own\"") && !synchronized.contains("stale"))
  }

  @Test func `are read if compilers record only the strings of Swift`() async throws {
    let run = try await shell.run("extract App/View.swift --format stringsdata --output Out")
    #expect(run.status == 0)
    try shell.folder.write(catalog("Gone"), to: "App/Localizable.xcstrings")
    #expect(try await shell.run("sync --stringsdata Out").status == 0)
    #expect(try synchronized.contains("\"Objective-C\"") && synchronized.contains("stale"))
  }

  @Test func `are extracted, queried and renamed`() async throws {
    let extracted = try await shell.run("extract App --format json --routine AppText")
    #expect(extracted.output.contains("\"file\" : \"App/Door.m\""))
    #expect(extracted.output.contains("\"key\" : \"Header\""))
    let written = try await shell.run("extract App --format stringsdata --output Out")
    #expect(written.status == 0)
    #expect(try shell.folder.names(in: "Out").contains("App=Door.m.stringsdata"))
    let explained = try await shell.run(["extract", "App", "--explain", "Objective-C"])
    #expect(explained.status == 0)
    #expect(explained.output.contains("App/Door.m:3:"), "\(explained.output)")
    #expect(try await shell.run("extract App --why-not App/Door.m:3").status == 64)
    #expect(try await shell.run("sync").status == 0)
    let renamed = try await shell.run([
      "rename", "--key", "Objective-C", "--to", "A \"door\"", "--in-sources",
    ])
    #expect(renamed.status == 0, "\(renamed.errors)")
    let source = try shell.folder.text(of: "App/Door.m")
    #expect(source.contains(#"NSLocalizedString(@"A \"door\"", @"A door")"#), "\(source)")
    #expect(try await shell.run("sync --check").status == 0)
  }

  @Test func `report calls without a literal key`() async throws {
    try shell.folder.write("id x = NSLocalizedString(key, nil);\n", to: "App/Plain.c")
    let run = try await shell.run("extract App/Plain.c")
    #expect(run.status == 0)
    #expect(run.errors.contains("App/Plain.c:1:26: note:"), "\(run.errors)")
    #expect(try await shell.run("extract App/Plain.c --quiet").errors.isEmpty)
  }
}

@Suite struct `Packages with Objective-C targets` {
  @Test func `provide strings for the catalogs of these targets`() async throws {
    let shell = try Shell()
    try shell.folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", defaultLocalization: "en", targets: [
        .target(name: "Kit"), .target(name: "Core", resources: [.process("Resources")]),
      ])
      """,
      to: "Package.swift"
    )
    let empty = """
      {
        "sourceLanguage" : "en",
        "strings" : {

        },
        "version" : "1.0"
      }
      """
    try shell.folder.write("import SwiftUI\nlet a = Text(\"Swift\")\n", to: "Sources/Kit/A.swift")
    try shell.folder.write(
      "id f(void) { return NSLocalizedStringFromTableInBundle(@\"Core\", nil, MODULE, nil); }\n",
      to: "Sources/Core/Core.mm"
    )
    try shell.folder.write(
      "#define CORE_TITLE NSLocalizedString(@\"Title\", nil)\n",
      to: "Sources/Core/include/Core.h"
    )
    try shell.folder.write(empty, to: "Sources/Core/Resources/Localizable.xcstrings")
    try shell.folder.write(empty, to: "Sources/Kit/Localizable.xcstrings")
    let run = try await shell.run("sync")
    #expect(run.status == 0, "\(run.errors)")
    let core = try shell.folder.text(of: "Sources/Core/Resources/Localizable.xcstrings")
    #expect(core.contains("\"Core\"") && core.contains("\"Title\"") && !core.contains("Swift"))
    let kit = try shell.folder.text(of: "Sources/Kit/Localizable.xcstrings")
    #expect(kit.contains("\"Swift\"") && !kit.contains("Core"))
  }
}
