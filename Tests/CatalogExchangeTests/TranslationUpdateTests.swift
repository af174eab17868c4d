import CatalogExchange
import Diagnostics
import StringCatalog
import Testing

@Suite struct TranslationUpdateTests {
  private static let catalog = """
    "done" : { "localizations" : {
      "en" : { "stringUnit" : { "state" : "translated", "value" : "Done" } },
      "es" : { "stringUnit" : { "state" : "translated", "value" : "Hecho" } } } },
    "review" : { "localizations" : {
      "en" : { "stringUnit" : { "state" : "translated", "value" : "Review" } },
      "es" : { "stringUnit" : { "state" : "needs_review", "value" : "Revisar" } } } },
    "open" : { "localizations" : {
      "en" : { "stringUnit" : { "state" : "translated", "value" : "Open" } } } }
    """

  /// A translation of one of the keys, and its expected result.
  struct Row: Sendable {
    var key: String
    var target: String?
    var state: StringCatalog.TranslationState?
    var source: String?
    var result: String
    var diagnostic: Diagnostic.ID?
    var ignored: ImportOutcome.Ignored.Reason?
  }

  @Test(arguments: [
    ("done.", false, "translated"), ("done.", true, "needs_review"),
    ("Done?", false, "needs_review"),
  ])
  func `reviews a translation after a trivial change only if that is wanted`(
    _ source: String,
    _ isWanted: Bool,
    _ state: String
  ) throws {
    var policy = TranslationImport(isPartial: true)
    policy.reviewsTrivialChanges = isWanted
    let translation = ImportedTranslation(id: "done", source: source, target: "Listo")
    let outcome = policy.apply(
      ImportedTable(targetLanguage: "es", translations: [translation]),
      to: try StringCatalog(entries: Self.catalog)
    )
    #expect(outcome.catalog.text("done") == "Listo [\(state)]")
  }

  @Test(arguments: [
    Row(key: "done", target: "Listo", state: .translated, result: "Listo [translated]"),
    Row(key: "done", target: "Listo", result: "Listo [translated]"),
    Row(key: "done", target: "Hecho", state: .translated, result: "Hecho [translated]"),
    Row(key: "done", target: "Hecho", result: "Hecho [translated]"),
    Row(key: "done", target: nil, state: .translated, result: "Hecho [translated]"),
    Row(
      key: "done",
      target: "Listo",
      state: .machineTranslated,
      result: "Listo [machine_translated]"
    ),
    Row(
      key: "done",
      target: "Listo",
      state: .new,
      result: "Hecho [translated]",
      diagnostic: "import-unfinished",
      ignored: .unfinished
    ),
    Row(
      key: "done",
      target: "Listo",
      state: .needsReview,
      result: "Hecho [translated]",
      diagnostic: "import-unfinished",
      ignored: .unfinished
    ),
    Row(
      key: "done",
      target: "",
      state: .translated,
      result: "Hecho [translated]",
      diagnostic: "translation-losses",
      ignored: .losses
    ),
    Row(
      key: "done",
      target: "",
      result: "Hecho [translated]",
      diagnostic: "translation-blank",
      ignored: .blank
    ),
    Row(
      key: "done",
      target: "Listo",
      state: .translated,
      source: "Finished",
      result: "Listo [needs_review]",
      diagnostic: "source-changed"
    ),
    Row(key: "done", target: "Hecho", source: "Finished", result: "Hecho [translated]"),
    Row(key: "done", target: "Listo", source: "Done", result: "Listo [translated]"),
    Row(key: "review", target: "Revisar", state: .needsReview, result: "Revisar [needs_review]"),
    Row(key: "review", target: "Revisar", result: "Revisar [needs_review]"),
    Row(key: "review", target: "Revisar", state: .translated, result: "Revisar [translated]"),
    Row(
      key: "review",
      target: "Revisar",
      state: .translated,
      source: "Look again",
      result: "Revisar [needs_review]",
      ignored: .outdated
    ),
    Row(key: "open", target: "Abrir", result: "Abrir [translated]"),
    Row(key: "open", target: nil, result: ""),
    Row(
      key: "open",
      target: "",
      state: .new,
      result: "",
      diagnostic: "translation-blank",
      ignored: .blank
    ),
  ])
  func `evaluates a translation by its text, state and source string`(row: Row) throws {
    let catalog = try StringCatalog(entries: Self.catalog)
    let outcome = catalog.importing(
      ImportedTranslation(id: row.key, source: row.source, target: row.target, state: row.state)
    )
    #expect(!outcome.isRefused)
    #expect(outcome.catalog.text(row.key) == row.result)
    #expect(outcome.diagnostics.map(\.id) == [row.diagnostic].compactMap(\.self))
    #expect(outcome.ignored.map(\.reason) == [row.ignored].compactMap(\.self))
    let isChanged = outcome.catalog.text(row.key) != catalog.text(row.key)
    #expect(outcome.changes.count == (isChanged ? 1 : 0))
    #expect((outcome.catalog.printed() == catalog.printed()) == !isChanged)
  }

  @Test func `imports unfinished translations with their state if requested`() throws {
    let outcome = try StringCatalog(entries: Self.catalog)
      .importing(
        ImportedTranslation(id: "done", target: "Listo", state: .needsReview),
        ImportedTranslation(id: "open", target: "Abrir", state: .new),
        unfinished: .take
      )
    #expect(outcome.catalog.text("done") == "Listo [needs_review]")
    #expect(outcome.catalog.text("open") == "Abrir [new]")
    #expect(outcome.ignored.isEmpty)
  }

  @Test func `a changed source string marks its translations for review`() throws {
    let outcome = try StringCatalog(entries: Self.catalog)
      .importing(ImportedTranslation(id: "done", target: "Finished"), language: "en")
    #expect(outcome.catalog.text("done", "en") == "Finished [translated]")
    #expect(outcome.catalog.text("done", "es") == "Hecho [needs_review]")
    #expect(outcome.reviewed == ["done": ["es"]])
  }

  @Test func `accepts another spelling of a language in the catalog`() throws {
    let outcome = try StringCatalog(entries: Self.catalog)
      .importing(ImportedTranslation(id: "done", target: "Listo"), language: "ES")
    #expect(outcome.language == "es")
    #expect(outcome.catalog.text("done") == "Listo [translated]")
  }
}
