import ICU
import OrderedCollections
import StringCatalog
import Testing

@Suite struct `Setting the source string` {
  private static func catalog(source: TextTable?) -> StringCatalog {
    var catalog = StringCatalog(sourceLanguage: "en")
    var entry = StringCatalog.Entry(localizations: [
      "de": .init("Hallo", state: .new), "es": .init("Hola"),
      "fr": .init(["plural.one": "machine_translated A", "plural.other": "needs_review B"]),
      "it": .init("Ciao", state: .needsReview),
    ])
    entry.localizations["en"] = source.map(StringCatalog.Localization.init)
    catalog["Hello"] = entry
    return catalog
  }

  /// The source strings, the variant, its new string, and whether translations need review.
  static let rows: [(TextTable?, StringCatalog.Variant, String, Bool)] = [
    (nil, .plain, "Hello", false),
    (nil, .plain, "Hello!", true),
    (["": "new Hi"], .plain, "Hi", false),
    (["": "new Hi"], .plain, "Hello", true),
    (["": "new Hi"], .init(plural: .one), "Hi", true),
    (["plural.one": "new Hi", "plural.other": "new Hi all"], .init(plural: .one), "Hi", false),
    (["plural.one": "new Hi", "plural.other": "new Hi all"], .init(plural: .other), "Hi", true),
  ]

  @Test(arguments: rows.indices)
  func `marks finished translations as needing review if the string changes`(_ index: Int) throws {
    let (source, variant, value, isChange) = Self.rows[index]
    var catalog = Self.catalog(source: source)
    let edit = StringCatalog.TextEdit(value, forKey: "Hello", language: "en", variant: variant)
    #expect(try catalog.apply(edit) == (isChange ? ["es", "fr"] : []))
    let entry = try #require(catalog["Hello"])
    #expect(entry.localizations["de"]?.table == ["": "new Hallo"])
    #expect(
      entry.localizations["es"]?.table == ["": isChange ? "needs_review Hola" : "translated Hola"]
    )
    #expect(
      entry.localizations["fr"]?.unit(at: .init(plural: .one))?.state
        == (isChange ? .needsReview : .machineTranslated)
    )
    #expect(entry.localizations["it"]?.table == ["": "needs_review Ciao"])
  }

  @Test func `keeps translations unchanged with the policy 'keep'`() throws {
    var catalog = Self.catalog(source: nil)
    let before = try #require(catalog["Hello"]).localizations
    let edit = StringCatalog.TextEdit("Hello!", forKey: "Hello", language: "en")
    #expect(try catalog.apply(edit, onSourceChange: .keep).isEmpty)
    var after = try #require(catalog["Hello"]).localizations
    after["en"] = nil
    #expect(after == before)
  }

  /// Edits of a source string, and whether it is still the default value from the code.
  static let edits: [(TextTable, @Sendable (inout StringCatalog) throws -> Void, Bool)] = [
    (["": "new Hi"], { try $0.apply(.init("Hi all", forKey: "Hello", language: "en")) }, false),
    (
      ["": "new Hi"],
      { try $0.apply(.init("Hi all", forKey: "Hello", language: "en", state: .new)) }, true
    ),
    (
      ["": "new Hi"],
      {
        let one = StringCatalog.Variant(plural: .one)
        try $0.apply(.init("Hi", forKey: "Hello", language: "en", variant: one, state: .new))
      }, false
    ),
    (["": "new Hi"], { try $0.apply(.init("Hallo!", forKey: "Hello", language: "de")) }, true),
    (["": "new Hi"], { $0.mark("Hello", language: "en", as: .translated) }, false),
    (["": "new Hi"], { $0.mark("Hello", language: "es", as: .needsReview) }, true),
  ]

  @Test(arguments: edits.indices)
  func `removes the state for default values from the code after an edit`(_ index: Int) throws {
    let (source, edit, isDefaultValue) = Self.edits[index]
    var catalog = Self.catalog(source: source)
    catalog["Hello"]?.extractionState = .extractedWithValue
    try edit(&catalog)
    #expect(catalog["Hello"]?.extractionState == (isDefaultValue ? .extractedWithValue : nil))
  }

  @Test func `keeps other extraction states`() throws {
    for state in [StringCatalog.ExtractionState.manual, .stale, .migrated, .init(rawValue: "x")] {
      var catalog = Self.catalog(source: ["": "new Hi"])
      catalog["Hello"]?.extractionState = state
      try catalog.apply(.init("Hi all", forKey: "Hello", language: "en"))
      #expect(catalog["Hello"]?.extractionState == state)
    }
  }
}
