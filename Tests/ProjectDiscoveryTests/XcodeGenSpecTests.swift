import Diagnostics
import ProjectConfiguration
import ProjectDiscovery
import TestSupport
import Testing

struct XcodeGenSpecTests {
  private let tree = FileTree([
    "App/project.yml", "App/Sources/Shop.swift", "App/Sources/Basket/Basket.swift",
    "App/Sources/Basket/BasketTests.swift", "App/Sources/Old/Price.swift",
    "App/Sources/Old/Keep/Price.swift", "App/Sources/Localizable.xcstrings",
    "App/Sources/es.lproj/Main.xcstrings", "App/Sources/Guide.docc/Code.swift",
    "App/Templates/Cell.swift", "App/Templates/Cell.xcstrings", "App/Parts/Sources/Part.swift",
    "App/Parts/More/Deep.swift", "App/iOS/Phone.swift", "App/macOS/Desk.swift",
    "Common/Shared.swift", "Common/Shared.xcstrings",
  ])

  private func parse(
    _ text: String,
    _ files: [String: String] = [:]
  ) throws -> ParseResult<XcodeGenSpec> {
    try #require(
      XcodeGenSpec.parse(Array(text.utf8), file: "App/project.yml", in: tree) {
        files[$0].map { Array($0.utf8) }
      }
    )
  }

  @Test func `targets have the files of their sources`() throws {
    let parsed = try parse(
      """
      name: Shop
      options: {developmentLanguage: es}
      packages:
        Kit: {path: ../Kit}
        Math: {url: "https://example.org/math", from: 1.0.0}
      targets:
        Shop:
          type: application
          platform: iOS
          sources:
            - path: Sources
              excludes: [Old, "**/*Tests.{swift,md}"]
            - ../Common
            - {path: Gone, optional: true}
        ShopTests:
          type: bundle.unit-test
          sources: Sources/Basket/BasketTests.swift
      """
    )
    #expect(parsed.diagnostics.isEmpty)
    let project = parsed.value.project
    #expect(project.targets.allSatisfy { $0.developmentRegion == "es" })
    #expect(project.localPackages == ["Kit"])
    #expect(project.targets.map(\.name) == ["Shop", "ShopTests"])
    #expect(project.targets.map(\.isTest) == [false, true])
    #expect(
      project.targets[0].sources == [
        "App/Sources/Basket/Basket.swift", "App/Sources/Shop.swift", "Common/Shared.swift",
      ]
    )
    #expect(
      project.targets[0].catalogs == [
        "App/Sources/Localizable.xcstrings", "App/Sources/es.lproj/Main.xcstrings",
        "Common/Shared.xcstrings",
      ]
    )
    #expect(project.targets[1].sources == ["App/Sources/Basket/BasketTests.swift"])
  }

  @Test(arguments: [
    ("{path: Sources, includes: [Old/Keep]}", ["App/Sources/Old/Keep/Price.swift"]),
    (
      "{path: Sources, includes: [\"*.swift\", \"Old/**\"], excludes: [Old/Keep]}",
      ["App/Sources/Old/Price.swift", "App/Sources/Shop.swift"]
    ),
    ("{path: Templates, buildPhase: resources}", ["App/Templates/Cell.xcstrings"]),
    ("{path: Templates, buildPhase: none}", []),
    ("{path: Templates, buildPhase: {copyFiles: {destination: resources}}}", []),
    ("{path: Templates, type: folder}", []),
    (
      "{path: Templates, type: syncedFolder}",
      ["App/Templates/Cell.swift", "App/Templates/Cell.xcstrings"]
    ),
    ("{path: Sources/Guide.docc}", []),
    ("{path: Templates/Cell.swift}", ["App/Templates/Cell.swift"]),
  ])
  func `a source has the files that its patterns and its build phase select`(
    _ source: String,
    _ files: [String]
  ) throws {
    let target = try parse("targets: {A: {type: tool, sources: [\(source)]}}").value.project
      .targets[0]
    #expect(target.sources + target.catalogs == files)
  }

  @Test func `settings are those of groups, configurations and their files`() throws {
    let parsed = try parse(
      """
      configs: {Debug: debug, Beta Debug: debug, Release: release}
      configFiles: {Release: Release.xcconfig}
      settingGroups:
        names: {LOCALIZED_STRING_MACRO_NAMES: [ShopText]}
      settings:
        base: {SWIFT_EMIT_LOC_STRINGS: no}
        configs: {release: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(inherited) STORE}}
      targets:
        Shop:
          type: application
          settings:
            groups: [names]
            configs:
              beta: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: "$(inherited) BETA"}
        Loud:
          type: framework
          settings: {SWIFT_EMIT_LOC_STRINGS: true}
      """,
      ["App/Release.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = SALE"]
    )
    let targets = parsed.value.project.targets
    #expect(targets.map(\.emitsLocalizedStrings) == [false, true])
    #expect(targets.map(\.localizedStringMacroNames) == [["ShopText"], []])
    #expect(targets[0].compilationConditions == ["DEBUG", "BETA", "SALE", "STORE"])
    #expect(targets[1].compilationConditions == ["DEBUG", "SALE", "STORE"])
  }

  @Test func `templates and platforms are expanded`() throws {
    let parsed = try parse(
      """
      targetTemplates:
        Base:
          sources: ["${place}"]
        Module:
          templates: [Base]
          type: framework
          sources: ["${target_name}"]
      targets:
        Sources:
          templates: [Module]
          templateAttributes: {place: Templates}
          sources: [{path: Parts, excludes: ["**/Deep.swift"]}]
        Both:
          platform: [iOS, macOS]
          platformSuffix: " for ${platform}"
          type: application
          sources: ["${platform}"]
        Alone:
          templates: [Module]
          sources:REPLACE: [Parts/More]
      """
    )
    #expect(parsed.diagnostics.isEmpty)
    let targets = parsed.value.project.targets
    #expect(targets.map(\.name) == ["Sources", "Both for iOS", "Both for macOS", "Alone"])
    #expect(targets[0].sources.contains("App/Templates/Cell.swift"))
    #expect(targets[0].sources.contains("App/Sources/Shop.swift"))
    #expect(targets[0].sources.contains("App/Parts/Sources/Part.swift"))
    #expect(!targets[0].sources.contains("App/Parts/More/Deep.swift"))
    #expect(targets[1].sources == ["App/iOS/Phone.swift"])
    #expect(targets[2].sources == ["App/macOS/Desk.swift"])
    #expect(targets[3].sources == ["App/Parts/More/Deep.swift"])
  }

  @Test func `included files are merged, with paths relative to their folders`() throws {
    let parsed = try parse(
      """
      include:
        - Parts/part.yml
        - {path: Parts/plain.yml, relativePaths: false}
        - {path: Parts/off.yml, enable: false}
      targets:
        Shop: {type: application, sources: [Templates]}
      """,
      [
        "App/Parts/part.yml": """
        include: [More/deep.yml, ../project.yml]
        targets: {Shop: {sources: [Sources]}, Part: {sources: Sources, type: framework}}
        """,
        "App/Parts/More/deep.yml": "targets: {Deep: {sources: ['.'], type: framework}}",
        "App/Parts/plain.yml": "targets: {Plain: {sources: [Sources/Basket], type: framework}}",
        "App/Parts/off.yml": "targets: {Off: {type: framework}}",
      ]
    )
    #expect(parsed.diagnostics.isEmpty)
    let targets = parsed.value.project.targets
    let sources = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0.sources) })
    #expect(sources["Shop"] == ["App/Parts/Sources/Part.swift", "App/Templates/Cell.swift"])
    #expect(sources["Part"] == ["App/Parts/Sources/Part.swift"])
    #expect(sources["Deep"] == ["App/Parts/More/Deep.swift"])
    #expect(sources["Plain"]?.count == 2)
    #expect(sources["Off"] == nil)
    #expect(
      parsed.value.includedFiles == [
        "App/Parts/part.yml", "App/Parts/More/deep.yml", "App/Parts/plain.yml",
      ]
    )
  }

  @Test(arguments: [
    ("include: [gone.yml]\ntargets: {}", "xcodegen-include-missing" as Diagnostic.ID, 1, 11),
    ("targets:\n  A: {type: tool, sources: [Gone]}", "xcodegen-source-missing", 2, 29),
    ("targets:\n  A: {type: tool, sources: ['${DIR}/x']}", "xcodegen-variable", 2, 29),
    ("targets:\n\tA: x", "configuration-tab", 2, 1),
  ])
  func `reports the location of unknown values`(
    _ text: String,
    _ id: Diagnostic.ID,
    _ line: Int,
    _ column: Int
  ) throws {
    let diagnostics = try parse(text).diagnostics
    #expect(diagnostics.map(\.id) == [id])
    #expect(diagnostics.first?.location?.line == line)
    #expect(diagnostics.first?.location?.column == column)
    #expect(diagnostics.first?.location?.file == "App/project.yml")
  }

  @Test func `nested aliases do not exhaust memory`() throws {
    var text = "targets: {}\na0: &a0 [x]\n"
    for level in 1..<12 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(try parse(text).diagnostics.map(\.id) == ["xcodegen-too-large"])
  }

  @Test func `cyclic groups, templates, files and braces end`() throws {
    let names = (0..<24).map { "n\($0)" }
    let all = "[\(names.joined(separator: ", "))]"
    let groups = names.map {
      "  \($0): {groups: \(all), base: {LOCALIZED_STRING_MACRO_NAMES: \($0)}}"
    }
    let templates = names.map { "  \($0): {templates: \(all), sources: [Sources]}" }
    let attributes = zip(names, names.dropFirst()).map { "\($0): \"${\($1)}${\($1)}\"" }
    let braces = String(repeating: "{a,b,c}", count: 24)
    let text = """
      include: [more/project.yml, more/again/project.yml]
      settingGroups:
      \(groups.joined(separator: "\n"))
      targetTemplates:
      \(templates.joined(separator: "\n"))
      targets:
        A:
          type: tool
          templates: \(all)
          templateAttributes: {\(attributes.joined(separator: ", "))}
          sources: ["${n0}", {path: Parts, excludes: ["\(braces)"]}]
          settings: {groups: \(all)}
      """
    let spec = try #require(
      XcodeGenSpec.parse(Array(text.utf8), file: "App/project.yml", in: tree) { _ in
        Array(text.utf8)
      }
    )
    let targets = spec.value.project.targets
    #expect(targets.map(\.localizedStringMacroNames) == [["n23"]])
    #expect(targets[0].sources.contains("App/Parts/More/Deep.swift"))
  }

  @Test(arguments: ["", "name: pipeline\nsteps: [a]\n", "# targets\n- x\n"])
  func `ignores another file with the same name`(_ text: String) {
    let spec = XcodeGenSpec.parse(Array(text.utf8), file: "project.yml", in: tree) { _ in nil }
    #expect(spec == nil)
  }

  @Test func `mutated specs neither crash nor hang`() {
    let text = """
      include: [{path: a.yml, enable: true}]
      targetTemplates: {B: {templates: [B], sources: ["${target_name}"]}}
      targets: {A: {templates: [B], platform: [iOS], sources: [{path: Sources, excludes: ["{a,b}"]}]}}
      settingGroups: {g: {groups: [g], base: {X: $(X)}}}
      settings: {groups: [g], configs: {debug: {Y: &y [1]}, release: *y}}
      """
    let words = ["{", "[", "<<: ", "&y ", "*y", ":REPLACE", "${", "../", "*", "\n  "]
    let mutator = Mutator(tellingPieces: words.map { Array($0.utf8) })
    var generator = SeededGenerator(seed: 5)
    let bytes = Array(text.utf8)
    for _ in 0..<1_000 {
      let damaged = mutator.mutate(bytes, mixing: bytes.reversed(), using: &generator)
      let parsed = XcodeGenSpec.parse(damaged, file: "App/project.yml", in: tree) { _ in damaged }
      let sources = parsed?.value.project.targets.flatMap(\.sources) ?? []
      #expect(sources.allSatisfy { $0.hasSuffix(".swift") })
    }
  }
}
