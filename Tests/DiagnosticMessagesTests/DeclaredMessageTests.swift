import CatalogValidation
import Diagnostics
import FileSystem
import Localization
import Testing

@testable import DiagnosticMessages

/// Checks that `Localizations/Diagnostics.xcstrings` contains all messages that the sources
/// declare.
@Suite struct `Declared messages` {
  private static let catalog = MessageCatalogFile()
  private static let declared = DeclaredMessage.all

  @Test func `are found in all sources`() {
    #expect(Self.declared.count > 340)
    let keys = Set(Self.declared.map(\.key))
    #expect(keys.isSuperset(of: ["missing-translation", "json-comma-expected", "merge-ours"]))
    #expect(keys.contains("mismatched-placeholders.missing"))
  }

  @Test func `have unique names in kebab case`() {
    let keys = Self.declared.map(\.key)
    #expect(Set(keys).count == keys.count)
    for key in keys { #expect(key.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*(\.[a-z-]+)?/) != nil) }
  }

  @Test(arguments: declared) func `are equal to the English strings of the catalog`(
    _ message: DeclaredMessage
  ) {
    #expect(Self.catalog.texts(of: message.key, in: "en") == message.texts)
  }

  @Test(arguments: declared) func `are translated`(_ message: DeclaredMessage) {
    for (form, text) in Self.catalog.texts(of: message.key, in: "es") {
      #expect(!text.isEmpty && !text.hasSuffix("."))
      let shown = message.texts["other"] ?? ""
      // A form for a single number may omit the number.
      #expect(form != "other" || text.placeholderCount == shown.placeholderCount)
    }
    #expect(!Self.catalog.texts(of: message.key, in: "es").isEmpty)
  }

  @Test func `are the only entries of the catalog`() {
    let rules = ValidationRules.all.flatMap { rule in
      ["title", "reason"].map { "\(type(of: rule).id.rawValue).\($0)" }
    }
    let keys = Set(Self.declared.map(\.key) + rules + ["'%@'"])
    #expect(Self.catalog.keys.filter { !keys.contains($0) } == [])
  }

  @Test(arguments: ValidationRules.all.map { type(of: $0).id.rawValue })
  func `of a rule have a title and a reason`(_ id: String) throws {
    let rule = type(of: try #require(ValidationRules.rule(Diagnostic.ID(rawValue: id))))
    #expect(Self.catalog.texts(of: "\(id).title", in: "en") == ["other": rule.title])
    #expect(Self.catalog.texts(of: "\(id).reason", in: "en") == ["other": rule.reason])
    #expect(Self.catalog.texts(of: "\(id).title", in: "es")["other"]?.isEmpty == false)
    #expect(Self.catalog.texts(of: "\(id).reason", in: "es")["other"]?.isEmpty == false)
  }
}
