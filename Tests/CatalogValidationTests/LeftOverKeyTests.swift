import CatalogValidation
import Diagnostics
import StringCatalog
import Testing

/// Keys of Interface Builder whose object no longer exists.
@Suite struct `A key without its object` {
  private static let file = "Base.lproj/Main.storyboard"
  private static let key = "aB3-cd-eF5.title"

  @Test(arguments: ["extracted_with_value", "manual", "stale", "migrated"])
  func `has one finding, whatever its texts`(state: String) throws {
    let entry = Self.entry(Self.key, state: state)
    let others = try lines(entry, withoutObject: [])
    #expect(Set(others.map { $0.split(separator: " ")[1] }).count > 2)
    #expect(try lines(entry, withoutObject: [Self.key]) == ["warning stale-key \(Self.key)"])
  }

  @Test func `is named with the file in the message`() throws {
    let catalog = try parsedCatalog(RuleExample(Self.entry(Self.key)).markedCatalog)
    let findings = validate(catalog, configuration: Self.configuration([Self.key]))
    #expect(findings.map(\.message) == [StaleKeyRule.message(Self.key, withoutObjectIn: Self.file)])
    #expect(findings.map(\.location) == [catalog.location(of: Self.key)])
  }

  @Test func `changes nothing for keys whose object exists`() throws {
    let live = ["1908.title", "xyZ-12-abc.ibShadowedToolTip"].map { Self.entry($0) }
    let leftOver = ["1909.title", Self.key].map { Self.entry($0) }
    let missing = ["1909.title", Self.key]
    let expected = try lines(live.joined(separator: ","), withoutObject: missing)
    let all = [leftOver[0], live[0], leftOver[1], live[1]].joined(separator: ",")
    let found = try lines(all, withoutObject: missing)
    #expect(expected.count > 4)
    #expect(found.filter { !$0.contains(" stale-key ") } == expected)
    #expect(found.count == expected.count + 2)
  }

  @Test func `has no finding if the rule is off`() throws {
    let entry = Self.entry(Self.key)
    var configuration = Self.configuration([Self.key])
    configuration.levels[StaleKeyRule.id] = .off
    try expectFindings(entry, configured: configuration, [])
    let comment = Self.entry(Self.key, comment: "[validate:off stale-key]")
    try expectFindings(comment, configured: Self.configuration([Self.key]), [])
  }

  @Test func `has only notes, and needs no translation, if its object is hidden`() throws {
    var configuration = ValidationConfiguration()
    configuration.keysOfHiddenObjects = [Self.key]
    let entries = #"""
      "\#(Self.key)" : { "extractionState" : "extracted_with_value", "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "Find and Replace:" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Buscar y reemplazar" } } } }
      """#
    let catalog = try parsedCatalog(RuleExample(entries).markedCatalog)
    let shown = validate(catalog, languages: ["en", "es", "fr"])
    let hidden = validate(catalog, languages: ["en", "es", "fr"], configuration: configuration)
    #expect(
      Set(shown.map { "\($0.severity) \($0.id.rawValue)" }) == [
        "error missing-translation", "warning mismatched-end-punctuation",
      ]
    )
    #expect(
      Set(hidden.map { "\($0.severity) \($0.id.rawValue)" }) == [
        "note mismatched-end-punctuation"
      ]
    )
  }

  @Test func `is not compared with other catalogs`() throws {
    let entries = (Self.entry("1908.title", "Uno"), Self.entry("1908.title", "Dos"))
    let app = try parsedCatalog(RuleExample(entries.0).markedCatalog)
    let widget = try parsedCatalog(RuleExample(entries.1).markedCatalog)
    let live = CheckedCatalog(app)
    #expect(!compareSequentially([live, CheckedCatalog(widget)]).isEmpty)
    let leftOver = CheckedCatalog(widget, configuration: Self.configuration(["1908.title"]))
    #expect(compareSequentially([live, leftOver]).isEmpty)
    #expect(leftOver.subject.leftOverEntries.map(\.key) == ["1908.title"])
  }

  @Test(
    arguments: [
      ("aB3-cd-eF5.title", "aB3-cd-eF5"), ("1908.title", "1908"),
      ("aB3-cd-eF5.segmentLabels[0]", "aB3-cd-eF5"), ("aB3-cd-eF5.userLabel", "aB3-cd-eF5"),
      ("aB3-cd-eF5.headerCell.title", "aB3-cd-eF5"), ("7.ibShadowedToolTip", "7"),
      ("aB3-cd-eF5", nil), ("aB3-cd-eF5.", nil), ("aB3-cd-eF5.two words", nil), (".title", nil),
      ("1.5", nil), ("1. First", nil), ("a-b.title", nil), ("aB3-cd-eF.title", nil),
      ("áB3-cd-eF5.title", nil), ("aB3-cd-eF5-x.title", nil), ("aB3_cd_eF5.title", nil),
      ("settings.title", nil), ("١٩.title", nil), ("12345678901.title", nil), ("", nil),
    ] as [(String, Substring?)]
  )
  func `is recognized by its form`(key: String, id: Substring?) {
    #expect(key.interfaceObjectID == id)
  }

  /// Returns an entry with several problems, among them a missing translation.
  private static func entry(
    _ key: String,
    _ translation: String? = nil,
    state: String = "manual",
    comment: String = ""
  ) -> String {
    let spanish = translation.map { unit("es", $0) + "," } ?? ""
    return """
      "\(key)" : { "comment" : "\(comment)", "extractionState" : "\(state)", "localizations" : {
        \(unit("en", "One  item")), \(spanish) \(unit("fr", " Un élément %@")) } }
      """
  }

  private static func unit(_ language: String, _ text: String) -> String {
    #""\#(language)" : { "stringUnit" : { "state" : "translated", "value" : "\#(text)" } }"#
  }

  private static func configuration(_ keys: [String]) -> ValidationConfiguration {
    ValidationConfiguration(
      keysWithoutObject: Dictionary(uniqueKeysWithValues: keys.map { ($0, file) })
    )
  }

  private func lines(_ entries: String, withoutObject keys: [String]) throws -> [String] {
    let catalog = try parsedCatalog(RuleExample(entries).markedCatalog)
    return validate(
      catalog,
      languages: ["en", "es", "fr"],
      configuration: Self.configuration(keys)
    )
    .map { "\($0.severity) \($0.id.rawValue) \($0.path.joined(separator: "/"))" }
  }
}
