import Diagnostics
import ICU
import Invariants
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

@Suite struct `Renaming a key` {
  @Test(arguments: Catalogs.names)
  func `moves an entry unchanged, and back`(_ name: String) throws {
    let original = try Catalogs.named(name)
    for key in original.keys {
      var catalog = original
      try catalog.rename(key, to: "~ \(key)")
      #expect(!catalog.contains(key))
      #expect(catalog.keys.count == original.keys.count)
      // The source string may change with the key, which another test checks.
      var moved = original[key]
      moved?.localizations["en"] = catalog["~ \(key)"]?.localizations["en"]
      let printed = try #require(StringCatalog.parse(catalog.printed(), file: name).value)
      expectSame(printed["~ \(key)"], moved)
      try catalog.rename("~ \(key)", to: key)
      if original.isSorted { #expect(catalog.printed() == original.printed(), "\(key)") }
    }
  }

  @Test func `copies the bytes of the entry and writes only the key`() throws {
    let before = catalogText(
      #"""
      "B" : {"localizations":{"es":{"stringUnit":{"value":"a\/b","state":"translated"}}}, "x":[1, 2]},
          "D" : {

          }
      """#
    )
    var catalog = try StringCatalog(before)
    try catalog.rename("B", to: "Z \"new\"")
    #expect(
      catalog.text
        == catalogText(
          #"""
          "D" : {

              },
              "Z \"new\"" : {"localizations":{"es":{"stringUnit":{"value":"a\/b","state":"translated"}}}, "x":[1, 2]}
          """#
        )
    )
  }

  @Test(arguments: [
    // A source string that is equal to the key is renamed too, even if its arguments were numbered.
    ("Save", "Store", "Save", nil, "Store"),
    ("%@ - %@", "%@: %@", "%1$@ - %2$@", nil, "%1$@: %2$@"),
    ("Save", "Store", "Save!", nil, "Save!"), ("save.title", "store.title", "Save", nil, "Save"),
    ("Save", "Store", "Save", "manual", "Store"),
    // The code contains this default value, and still does.
    ("Save", "Store", "Save", "extracted_with_value", "Save"),
  ])
  func `changes a source string that is equal to the key`(
    _ key: String,
    _ newKey: String,
    _ text: String,
    _ state: String?,
    _ expected: String
  ) throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog[key] = StringCatalog.Entry(
      extractionState: state.map { StringCatalog.ExtractionState(rawValue: $0) },
      localizations: ["en": .init(text, state: .new), "es": .init(text)]
    )
    try catalog.rename(key, to: newKey)
    #expect(catalog[newKey]?.localizations["en"]?.stringUnit == .init(state: .new, value: expected))
    #expect(catalog[newKey]?.localizations["es"]?.stringUnit?.value == text)
    #expect(catalog[newKey]?.extractionState?.rawValue == state)
  }

  typealias RenameError = StringCatalog.RenameError

  @Test(arguments: [
    ("absent", "New", RenameError.noSuchKey), ("A %@", "B", .keyExists),
    ("A %@", "A", .placeholdersDiffer(old: ["%@"], new: [])),
    ("A %@", "A %lld", .placeholdersDiffer(old: ["%@"], new: ["%lld"])),
    ("B", "B %@", .placeholdersDiffer(old: [], new: ["%@"])),
    ("%lld of %@", "%@ of %lld", .placeholdersDiffer(old: ["%lld", "%@"], new: ["%@", "%lld"])),
  ])
  func `rejects renames that would lose something`(
    _ key: String,
    _ newKey: String,
    _ error: RenameError
  ) throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    for key in ["A %@", "B", "%lld of %@"] { catalog[key] = StringCatalog.Entry(comment: key) }
    let before = catalog.printed()
    #expect(throws: error) { try catalog.rename(key, to: newKey) }
    #expect(catalog.printed() == before)
  }

  @Test(arguments: [
    ("A %@", "%1$@ A"), ("%lld of %@", "%2$@: %1$lld"), ("%@, %@", "%@ %@"), ("B", "50%"),
  ])
  func `accepts the same placeholders`(_ key: String, _ newKey: String) throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog[key] = StringCatalog.Entry(comment: "kept")
    try catalog.rename(key, to: newKey)
    #expect(catalog[newKey]?.comment == "kept")
  }

  @Test func `can skip the check of placeholders`() throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog["A %@"] = StringCatalog.Entry(comment: "kept")
    try catalog.rename("A %@", to: "title", checkingPlaceholders: false)
    #expect(catalog["title"]?.comment == "kept")
  }

  @Test func `changes nothing if the keys are equal`() throws {
    var catalog = try Catalogs.named("Everyday.xcstrings")
    let before = catalog.printed()
    for key in catalog.keys { try catalog.rename(key, to: key) }
    #expect(catalog.printed() == before)
  }

  @Test func `renumbers placeholders if arguments are reordered`() throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog["%lld of %@"] = StringCatalog.Entry(localizations: [
      "en": .init("%1$lld of %2$@", state: .new), "es": .init("%lld de %@"),
      "de": .init("%2$@: %1$lld", state: .needsReview),
    ])
    try catalog.rename("%lld of %@", to: "%@: %lld", order: [2, 1])
    let texts = catalog["%@: %lld"]?.localizations.mapValues { $0.stringUnit?.value }
    #expect(
      texts == ["en": "%1$@: %2$lld", "es": "%2$lld de %1$@", "de": "%1$@: %2$lld"]
    )
  }

  @Test func `does not change plurals if arguments are reordered`() throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    let variations = StringCatalog.Variations(plural: [.other: .init("%lld de %@")])
    catalog["%lld of %@"] = StringCatalog.Entry(localizations: ["es": .init(variations: variations)]
    )
    #expect(throws: RenameError.textsVary) {
      try catalog.rename("%lld of %@", to: "%@: %lld", order: [2, 1])
    }
    try catalog.rename("%lld of %@", to: "%lld from %@")
    #expect(catalog.keys == ["%lld from %@"])
  }

  @Test func `moves many keys to their positions in Xcode's order`() throws {
    var generator = SeededGenerator(seed: 7)
    var catalog = StringCatalog(sourceLanguage: "en")
    for number in 0..<200 { catalog["key \(number)"] = StringCatalog.Entry() }
    var read = try StringCatalog(String(decoding: catalog.printed(), as: UTF8.self))
    for key in read.keys.shuffled(using: &generator) {
      try read.rename(key, to: String(key.reversed()))
    }
    #expect(read.isSorted)
    #expect(read.text == String(decoding: read.formatted(sortingKeys: true), as: UTF8.self))
  }
}

extension StringCatalog {
  /// Whether the keys are in Xcode's order.
  fileprivate var isSorted: Bool {
    let sorted = StringCatalog.parse(formatted(sortingKeys: true), file: "").value
    return sorted?.keys == keys
  }
}
