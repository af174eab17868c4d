import ICU
import OrderedCollections
import StringCatalog
import Testing

/// Changes of source texts that leave translations correct.
@Suite struct `A trivial change of a source text` {
  @Test(arguments: [
    ("are you sure?", "Are you sure?", true), ("Settings ...", "Settings...", true),
    ("Loading…", "Loading...", true), ("Loading", "Loading…", true), ("Name:", "Name", true),
    ("Open  the\u{A0}door ", "Open the door.", true), ("Don’t “open”", "Don't \"open\"", true),
    ("%@ is open.", "%@ is Open", true), ("Open", "Open?", false), ("Open", "Open!", false),
    ("Open %d", "Open %D", false), ("Open %@", "Open %lld", false), ("%d of %d", "%d", false),
    ("Open door", "Open doors", false), ("Log in", "Login", false), ("1.5", "15", false),
    ("100 %", "10 %", false), ("Open", "", false),
  ])
  func `is one of case, spaces, quotation marks or final punctuation`(
    _ former: String,
    _ current: String,
    _ isTrivial: Bool
  ) {
    for (former, current) in [(former, current), (current, former)] {
      let change = SourceChange(from: ["": former], to: ["": current])
      #expect(change.isTrivial(for: .init("x"), in: "es") == isTrivial)
    }
  }

  private static func plural(
    _ texts: [PluralCategory: String]
  ) -> StringCatalog.Localization {
    StringCatalog.Localization(
      variations: StringCatalog.Variations(
        plural: .init(
          uniqueKeysWithValues: texts.map { ($0.key, StringCatalog.Localization($0.value)) }
        )
      )
    )
  }

  /// The forms of a translation, its language, and whether they suffice for English forms.
  @Test(arguments: [
    ([PluralCategory.one, .other], "es", true), ([.one, .few, .many, .other], "pl", true),
    ([.other], "es", false), ([.other], "ja", true), ([], "es", false), ([], "ja", true),
  ])
  func `is one of forms that the translation already has`(
    _ forms: [PluralCategory],
    _ language: String,
    _ isTrivial: Bool
  ) {
    let change = SourceChange(
      from: ["": "%lld votes"],
      to: ["plural.one": "%lld vote", "plural.other": "%lld Votes"]
    )
    let translation =
      forms.isEmpty
      ? StringCatalog.Localization("x")
      : Self.plural(Dictionary(uniqueKeysWithValues: forms.map { ($0, "x") }))
    #expect(change.isTrivial(for: translation, in: language) == isTrivial)
    let other = SourceChange(
      from: ["": "%lld voters"],
      to: ["plural.one": "%lld vote", "plural.other": "%lld votes"]
    )
    #expect(!other.isTrivial(for: translation, in: language))
  }

  @Test func `needs another form if the translation lacks it`() {
    let former: SourceVariants = ["device.mac": "Click", "device.other": "Tap"]
    var current = former
    current["device.ipad"] = "Touch"
    let translation = StringCatalog.Localization(
      variations: StringCatalog.Variations(
        device: [.mac: StringCatalog.Localization("a"), .other: StringCatalog.Localization("b")]
      )
    )
    #expect(!SourceChange(from: former, to: current).isTrivial(for: translation, in: "es"))
    #expect(SourceChange(from: current, to: former).isTrivial(for: translation, in: "es"))
    let phrases = SourceChange(
      from: ["stringSet.0": "a"],
      to: ["stringSet.0": "a", "stringSet.1": "b"]
    )
    #expect(!phrases.isTrivial(for: nil, in: "es"))
  }

  @Test(arguments: [(true, ["es"]), (false, [])])
  func `is reviewed after an edit only if that is wanted`(
    _ isWanted: Bool,
    _ reviewed: [String]
  ) throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog["door"] = StringCatalog.Entry(localizations: [
      "en": StringCatalog.Localization("open"), "es": StringCatalog.Localization("Abrir"),
    ])
    let edit = StringCatalog.TextEdit("Open", forKey: "door", language: "en")
    var copy = catalog
    let languages = try copy.apply(edit, onSourceChange: .review, reviewsTrivialChanges: isWanted)
    #expect(languages == reviewed)
    #expect(try catalog.apply(edit) == ["es"])
  }
}
