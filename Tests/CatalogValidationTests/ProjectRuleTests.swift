import CatalogValidation
import Diagnostics
import StringCatalog
import TestSupport
import Testing

@Suite struct `The catalogs of a project` {
  @Test func `need one translation for the same text`() throws {
    let findings = try findings(
      in: ["Save": "Guardar", "Open": "Abrir"],
      and: ["Save": "Grabar", "Open": "Abrir"]
    )
    .filter { $0.id == InconsistentTranslationRule.id }
    #expect(findings.map(\.location?.file) == ["Widget.xcstrings"])
    #expect(findings.map(\.path) == [["Save", "es"]])
    #expect(findings.first?.notes.map(\.location?.file) == ["App.xcstrings"])
  }

  @Test func `need one form of address`() throws {
    let findings = try findings(
      in: ["Your weight": "Tu peso", "Choose your goal": "Elige tu objetivo"],
      and: ["Enter your weight": "Introduzca su peso"]
    )
    .filter { $0.id == InconsistentFormalityRule.id }
    #expect(findings.map(\.location?.file) == ["Widget.xcstrings"])
  }

  @Test func `need one translation for a term`() throws {
    let app = [
      "Goal": "Objetivo", "Goal weight": "Peso objetivo", "Your goals": "Tus objetivos",
      "Share this goal": "Comparte este objetivo",
    ]
    let widget = ["Goal: %@": "Meta: %@", "Set a goal today": "Fija hoy una meta"]
    let findings = try findings(in: app, and: widget)
      .filter { $0.id == InconsistentTerminologyRule.id }
    #expect(findings.map(\.location?.file) == ["Widget.xcstrings", "Widget.xcstrings"])
    #expect(
      findings.first?.message
        == InconsistentTerminologyRule.message(
          in: "es",
          "goal",
          here: "meta",
          elsewhere: "objetivo",
          4
        )
    )
    // If both words are equally frequent, they have different meanings.
    #expect(
      try self.findings(in: widget, and: widget).filter { $0.id == InconsistentTerminologyRule.id }
        .isEmpty
    )
  }

  @Test func `are not compared if a comment switches this off`() throws {
    let app = try catalog("App", ["Save": "Guardar"])
    let widget = try catalog("Widget", ["Save": "Grabar"], comment: "[validate:off]")
    #expect(compareSequentially([app, widget]).isEmpty)
  }

  private func findings(
    in app: [String: String],
    and widget: [String: String]
  ) throws -> [Diagnostic] {
    compareSequentially([try catalog("App", app), try catalog("Widget", widget)])
  }

  private func catalog(
    _ name: String,
    _ texts: [String: String],
    comment: String = ""
  ) throws -> CheckedCatalog {
    let entries = texts.sorted { $0.key < $1.key }
      .map { key, text in
        """
        "\(key)" : { "comment" : "\(comment)", "localizations" : {
          "es" : { "stringUnit" : { "state" : "translated", "value" : "\(text)" } } } }
        """
      }
    let text = """
      { "sourceLanguage" : "en", "strings" : { \(entries.joined(separator: ",")) }, "version" : "1.0" }
      """
    let parsed = StringCatalog.parse(Array(text.utf8), file: "\(name).xcstrings")
    return CheckedCatalog(try #require(parsed.value))
  }
}

@Suite struct `Terms` {
  @Test func `are compared quickly in long texts`() throws {
    let words = (0..<20_000).map { "word\(String($0, radix: 36))s" }.joined(separator: " ")
    let entries = (0..<8)
      .map { number in
        """
        "\(number) \(words)" : { "localizations" : { "es" : {
          "stringUnit" : { "state" : "translated", "value" : "\(words) \(number)" } } } }
        """
      }
    let catalog = try parsedCatalog(
      RuleExample(entries.joined(separator: ",")).markedCatalog
    )
    #expect(
      compareSequentially([CheckedCatalog(catalog)])
        .filter { $0.id == InconsistentTerminologyRule.id }.isEmpty
    )
  }
}
