import Diagnostics
import ProjectConfiguration
import ProjectDiscovery
import TestSupport
import Testing

struct XcodeProjectTests {
  private let tree = FileTree([
    "App/Shop.xcodeproj/project.pbxproj", "App/Release.xcconfig", "App/Sources/Basket.swift",
    "App/Sources/Localizable.xcstrings", "App/Sources/mul.lproj/Main.xcstrings",
    "App/Sources/Stray.swift", "App/Sources/BasketTests.swift", "Common Code/Shared.swift",
    "App/Interface/Shop.swift", "App/Interface/Info.plist", "App/Interface/Views/Price.swift",
    "App/Interface/Views/Unused.swift", "App/Interface/Old/Price.swift",
    "App/Interface/Older/Price.swift", "App/Interface/Templates/Cell.swift",
    "App/Interface/Guide.docc/Resources/Code.swift", "App/Interface/Widget.xcstrings",
    "App/Interface/Inner/Package.swift", "App/Interface/Inner/Sources/Inner/A.swift",
    "Packages/Kit/Package.swift",
  ])

  private func project(_ files: [String: String] = [:]) throws -> XcodeProject {
    let bytes = try Fixtures(shared: "Projects").bytes(of: "Shop.pbxproj")
    let file = "App/Shop.xcodeproj/project.pbxproj"
    let parsed = XcodeProject.parse(bytes, file: file, in: tree) {
      files[$0].map { Array($0.utf8) }
    }
    #expect(parsed.diagnostics.isEmpty)
    return parsed.value
  }

  @Test func `returns the languages and packages of a project`() throws {
    let project = try project(["Tax/Package.swift": ""])
    #expect(project.targets.allSatisfy { $0.developmentRegion == "es" })
    #expect(project.targets.allSatisfy { $0.knownRegions == ["es", "pt-BR"] })
    #expect(project.localPackages == ["Packages/Kit", "Tax"])
    #expect(project.synchronizedFolders == ["App/Interface"])
    #expect(project.targets.map(\.name) == ["Shop", "Widget", "ShopTests"])
    #expect(project.targets.map(\.isTest) == [false, false, true])
    #expect(project.targets.map(\.declaredIn) == Array(repeating: "App/Shop.xcodeproj", count: 3))
  }

  @Test func `a target has the files of its phases and folders, except the exceptions`()
    throws
  {
    let shop = try project().targets[0]
    #expect(
      shop.sources == [
        "App/Interface/Older/Price.swift", "App/Interface/Shop.swift",
        "App/Interface/Views/Price.swift", "App/Sources/Basket.swift", "Common Code/Shared.swift",
      ]
    )
    #expect(
      shop.catalogs == [
        "App/Interface/Widget.xcstrings", "App/Sources/Localizable.xcstrings",
        "App/Sources/mul.lproj/Main.xcstrings",
      ]
    )
  }

  @Test func `a target that does not reference a folder has only the exceptions`() throws {
    let widget = try project().targets[1]
    #expect(widget.sources == ["App/Interface/Views/Price.swift", "Common Code/Shared.swift"])
    #expect(widget.catalogs == ["App/Interface/Widget.xcstrings"])
  }

  @Test func `settings are those of the target, its project and their files`() throws {
    let project = try project([
      "App/Release.xcconfig": """
      #include "More/Names.xcconfig"
      LOCALIZED_STRING_MACRO_NAMES = $(inherited) $(NAMES) // of all targets
      """,
      "App/More/Names.xcconfig": """
      #include? "Names.xcconfig"
      NAMES = "Text A" TextB
      """,
    ])
    #expect(project.targets[0].localizedStringMacroNames == ["ShopText", "Text A", "TextB"])
    #expect(project.targets.map(\.emitsLocalizedStrings) == [true, false, false])
  }

  @Test func `returns the conditions of all configurations`() throws {
    let project = try project([
      "App/Release.xcconfig": """
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) STORE
      SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=macosx*] = DESKTOP
      OTHER_SWIFT_FLAGS = -Xfrontend x -DBETA -D TRIAL -DEBUG
      """
    ])
    #expect(
      project.targets[0].compilationConditions == ["STORE", "DESKTOP", "BETA", "TRIAL", "EBUG"]
    )
  }

  @Test func `nested and cyclic references end`() throws {
    var text = "LOCALIZED_STRING_MACRO_NAMES = $(A0)\n"
    for level in 0..<14 {
      let name = "$(A\(level + 1)) "
      text += "A\(level) = \(String(repeating: name, count: 20))\n"
    }
    text += "A14 = $(A0) x"
    let names = try project(["App/Release.xcconfig": text]).targets[0].localizedStringMacroNames
    #expect(names.allSatisfy { ["x", "ShopText"].contains($0) })
  }

  @Test(arguments: ["", "{ }", "{ objects = { }; rootObject = R1; }", "{ objects = { R1 = x; }; "])
  func `reports a file without a project`(_ text: String) {
    let parsed = XcodeProject.parse(Array(text.utf8), file: "x", in: tree) { _ in nil }
    #expect(parsed.value == XcodeProject())
    #expect(parsed.hasErrors)
  }

  @Test func `mutated projects neither crash nor hang`() throws {
    let bytes = try Fixtures(shared: "Projects").bytes(of: "Shop.pbxproj")
    let words = ["G0", "G1", "S1", "R1", "T1", "(", "{", "path = ..;", "<group>"]
    let mutator = Mutator(tellingPieces: words.map { Array($0.utf8) })
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<1_000 {
      let damaged = mutator.mutate(bytes, mixing: bytes.reversed(), using: &generator)
      let file = "App/S.xcodeproj/project.pbxproj"
      let parsed = XcodeProject.parse(damaged, file: file, in: tree) { _ in nil }
      #expect(parsed.value.targets.flatMap(\.sources).allSatisfy { $0.hasSuffix(".swift") })
    }
  }
}
