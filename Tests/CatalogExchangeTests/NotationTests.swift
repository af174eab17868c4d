import CatalogExchange
import ICU
import OrderedCollections
import StringCatalog
import Testing

@Suite struct NotationTests {
  /// A string with a substitution `days`, in the notations of the catalog and of exchange formats.
  struct Row: Sendable {
    var text: String
    var form: String
    var number: Int? = 1
    var shown: String
    var shownForm: String
  }

  @Test(arguments: [
    Row(text: "In %#@days@", form: "%arg days", shown: "In %1$#@days@", shownForm: "%1$lld days"),
    Row(
      text: "In %#@days@",
      form: "%arg days",
      number: nil,
      shown: "In %1$#@days@",
      shownForm: "%1$lld days"
    ),
    Row(
      text: "%@ in %#@days@",
      form: "%arg days",
      number: nil,
      shown: "%1$@ in %2$#@days@",
      shownForm: "%2$lld days"
    ),
    Row(
      text: "%1$@ in %2$#@days@",
      form: "%2$lld days",
      number: 2,
      shown: "%1$@ in %2$#@days@",
      shownForm: "%2$lld days"
    ),
    Row(
      text: "In %#@days@",
      form: "%lld days",
      shown: "In %1$#@days@",
      shownForm: "%lld days"
    ),
  ])
  func `exports arguments with positions and restores names on import`(row: Row) throws {
    let catalog = try Self.catalog(row)
    let units = catalog.units("es")
    let shown = units.filter { $0.id.variant.plural != .one }.map(\.target)
    #expect(shown == [row.shown, row.shownForm])
    let outcome = catalog.importing(
      ImportedTranslation(id: "k", target: "Ya: \(row.shown)"),
      ImportedTranslation(id: "k|==|substitutions.days.plural.other", target: "¡\(row.shownForm)!")
    )
    #expect(!outcome.isRefused)
    #expect(outcome.catalog.text("k") == "Ya: \(row.text) [translated]")
    let form = outcome.catalog.text("k", "es", "substitutions.days.plural.other")
    #expect(form == "¡\(row.form)! [translated]")
  }

  @Test func `reordered arguments keep their positions`() throws {
    let row = Row(text: "%@ in %#@days@", form: "%arg", number: nil, shown: "", shownForm: "")
    let outcome = try Self.catalog(row)
      .importing(ImportedTranslation(id: "k", target: "%2$#@days@: %1$@"))
    #expect(!outcome.isRefused)
    #expect(outcome.catalog.text("k") == "%2$#@days@: %1$@ [translated]")
    #expect(outcome.catalog.units("es").first?.target == "%2$#@days@: %1$@")
  }

  private static func catalog(_ row: Row) throws -> StringCatalog {
    let number = row.number.map { "\"argNum\" : \($0), " } ?? ""
    let localization = """
      { "stringUnit" : { "state" : "translated", "value" : "\(row.text)" },
        "substitutions" : { "days" : { \(number)"formatSpecifier" : "lld", "variations" : {
          "plural" : { "other" : {
            "stringUnit" : { "state" : "translated", "value" : "\(row.form)" } } } } } } }
      """
    return try StringCatalog(
      entries:
        "\"k\" : { \"localizations\" : { \"en\" : \(localization), \"es\" : \(localization) } }"
    )
  }
}
