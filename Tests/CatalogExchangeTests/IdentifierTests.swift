import CatalogExchange
import Diagnostics
import ICU
import StringCatalog
import Testing

@Suite struct IdentifierTests {
  @Test(arguments: [
    (TranslationUnit.ID(key: ""), ""),
    (TranslationUnit.ID(key: "a|==|b"), "a|==|b"),
    (TranslationUnit.ID(key: "a", variant: .init(plural: .one)), "a|==|plural.one"),
    (TranslationUnit.ID(key: "", variant: .init(plural: .one)), "|==|plural.one"),
    (TranslationUnit.ID(key: "a", variant: .init(device: .appleWatch)), "a|==|device.applewatch"),
    (
      TranslationUnit.ID(key: "a", variant: .init(device: .iPhone, plural: .few)),
      "a|==|device.iphone.plural.few"
    ),
    (
      TranslationUnit.ID(key: "a", variant: .init(substitution: "é", plural: .other)),
      "a|==|substitutions.é.plural.other"
    ),
    (
      TranslationUnit.ID(key: "a", variant: .init(substitution: "A.B", plural: .other)),
      "a|==|substitutions.@A.B@.plural.other"
    ),
  ])
  func `an identifier consists of the key and the name of the variant`(
    id: TranslationUnit.ID,
    text: String
  ) {
    #expect(id.text == text)
  }

  private static let catalog = """
    "a" : { "localizations" : { "en" : {
      "stringUnit" : { "state" : "translated", "value" : "%#@A.B@ and %#@days@" },
      "substitutions" : {
        "A.B" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg" } } } } },
        "days" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg" } } } } } } } } },
    "a|==|plural.one" : { },
    "text" : { }
    """

  /// An identifier in a file, and the string that it refers to.
  @Test(arguments: [
    ("a|==|substitutions.days.plural.other", "a", "substitutions.days.plural.other"),
    ("a|==|days.plural.other", "a", "substitutions.days.plural.other"),
    ("a|==|substitutions.@A.B@.plural.other", "a", "substitutions.A.B.plural.other"),
    ("a|==|substitutions.A.B.plural.other", "a", "substitutions.A.B.plural.other"),
    ("a|==|A.B.plural.other", "a", "substitutions.A.B.plural.other"),
    ("a|==|plural.one", "a|==|plural.one", ""),
    ("text|==|plural.one", "text", "plural.one"),
    ("text|==|device.mac", "text", "device.mac"),
  ])
  func `resolves identifiers by the keys of the catalog`(
    id: String,
    key: String,
    variant: String
  ) throws {
    let text = variant.hasPrefix("substitutions") ? "%lld x" : "x"
    let outcome = try StringCatalog(entries: Self.catalog)
      .importing(ImportedTranslation(id: id, target: text))
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.changes.map(\.id.key) == [key])
    #expect(outcome.catalog.text(key, "es", variant) == "\(text) [translated]")
  }

  @Test func `keys that differ only in code points are different`() throws {
    let catalog = try StringCatalog(entries: "\"\u{e9}\" : { }, \"e\u{301}\" : { }")
    let outcome = catalog.importing(
      ImportedTranslation(id: "\u{e9}", target: "1"),
      ImportedTranslation(id: "e\u{301}", target: "2")
    )
    #expect(!outcome.isRefused)
    #expect(catalog.units("es").count == 2)
    #expect(outcome.catalog.text("\u{e9}") == "1 [translated]")
    #expect(outcome.catalog.text("e\u{301}") == "2 [translated]")
  }
}
