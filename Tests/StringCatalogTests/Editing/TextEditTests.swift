import ICU
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

@Suite struct `Setting a text` {
  private typealias Edit = StringCatalog.TextEdit

  /// The Spanish strings of a key, the variant that is set to "N", and the strings after the edit.
  struct Row: Sendable, CustomTestStringConvertible {
    var before: TextTable
    var variant: StringCatalog.Variant = .plain
    var isReplacing = false
    var after: TextTable

    var testDescription: String { "\(before) + \(variant.name)" }
  }

  private static let days: TextTable = [
    "": "translated %#@days@", "substitutions.days.plural.one": "translated un día",
    "substitutions.days.plural.other": "translated %arg días",
  ]

  static let rows: [Row] = [
    Row(before: [:], after: ["": "translated N"]),
    Row(before: ["": "new A"], after: ["": "translated N"]),
    Row(before: [:], variant: .init(plural: .one), after: ["plural.one": "translated N"]),
    // The string without variations becomes the variant `other`.
    Row(
      before: ["": "new A"],
      variant: .init(plural: .one),
      after: ["plural.one": "translated N", "plural.other": "new A"]
    ),
    Row(
      before: ["": "new A"],
      variant: .init(plural: .other),
      after: ["plural.other": "translated N"]
    ),
    Row(
      before: ["plural.one": "new A", "plural.other": "new B"],
      variant: .init(plural: .one),
      after: ["plural.one": "translated N", "plural.other": "new B"]
    ),
    // CLDR has no category `zero` for Spanish, but every language may have a separate string for
    // it.
    Row(
      before: ["plural.other": "new B"],
      variant: .init(plural: .zero),
      after: ["plural.zero": "translated N", "plural.other": "new B"]
    ),
    Row(
      before: ["": "new A"],
      variant: .init(device: .mac),
      after: ["device.mac": "translated N", "device.other": "new A"]
    ),
    Row(
      before: ["plural.one": "new A", "plural.other": "new B"],
      variant: .init(device: .mac),
      after: [
        "device.mac": "translated N", "device.other.plural.one": "new A",
        "device.other.plural.other": "new B",
      ]
    ),
    // A device that gets plurals starts with its current string.
    Row(
      before: ["": "new A"],
      variant: .init(device: .mac, plural: .one),
      after: [
        "device.mac.plural.one": "translated N", "device.mac.plural.other": "new A",
        "device.other": "new A",
      ]
    ),
    Row(
      before: ["device.mac": "new M", "device.other": "new A"],
      variant: .init(device: .mac, plural: .one),
      after: [
        "device.mac.plural.one": "translated N", "device.mac.plural.other": "new M",
        "device.other": "new A",
      ]
    ),
    Row(
      before: ["plural.one": "new A", "plural.other": "new B"],
      isReplacing: true,
      after: ["": "translated N"]
    ),
    Row(
      before: ["device.mac": "new A", "device.other": "new B"],
      variant: .init(plural: .other),
      isReplacing: true,
      after: ["plural.other": "translated N"]
    ),
    Row(before: days, isReplacing: true, after: ["": "translated N"]),
    Row(
      before: days,
      variant: .init(substitution: "days", plural: .one),
      after: [
        "": "translated %#@days@", "substitutions.days.plural.one": "translated N",
        "substitutions.days.plural.other": "translated %arg días",
      ]
    ),
    Row(
      before: days,
      variant: .init(substitution: "days", device: .mac, plural: .one),
      after: [
        "": "translated %#@days@",
        "substitutions.days.device.mac.plural.one": "translated N",
        "substitutions.days.device.mac.plural.other": "translated %arg días",
        "substitutions.days.device.other.plural.one": "translated un día",
        "substitutions.days.device.other.plural.other": "translated %arg días",
      ]
    ),
  ]

  @Test(arguments: rows)
  func `results in the expected variants`(_ row: Row) throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog["K"] = StringCatalog.Entry(localizations: ["es": .init(row.before)])
    let edit = Edit(
      "N",
      forKey: "K",
      language: "es",
      variant: row.variant,
      replacesVariations: row.isReplacing
    )
    #expect(try catalog.apply(edit).isEmpty)
    #expect(catalog["K"]?.localizations["es"]?.table == row.after)
    let unit = catalog["K"]?.localizations["es"]?.unit(at: row.variant)
    #expect(unit == .init(state: .translated, value: "N"))
  }

  static let refusals: [(TextTable, StringCatalog.Variant, StringCatalog.EditError.Code)] = [
    (
      ["plural.one": "new A", "plural.other": "new B"], .plain,
      .textVaries(by: ["plural.one", "plural.other"])
    ),
    (["device.mac": "new A"], .init(plural: .one), .textVaries(by: ["device.mac"])),
    (
      ["device.mac.plural.one": "new A"], .init(device: .mac),
      .textVaries(by: ["plural.one"])
    ),
    (
      days, .init(substitution: "day", plural: .one), .noSuchSubstitution("day", existing: ["days"])
    ),
    (
      ["": "new A"], .init(plural: .few),
      .categoryNotInLanguage(.few, existing: [.one, .many, .other])
    ),
  ]

  @Test(arguments: refusals.indices)
  func `rejects invalid edits and changes nothing`(_ index: Int) throws {
    let (before, variant, code) = Self.refusals[index]
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog["K"] = StringCatalog.Entry(localizations: ["es": .init(before)])
    let bytes = catalog.printed()
    let edit = Edit("N", forKey: "K", language: "es", variant: variant)
    #expect(throws: StringCatalog.EditError(code, key: "K", language: "es")) {
      try catalog.apply(edit)
    }
    #expect(catalog.printed() == bytes)
  }

  @Test func `rejects a missing key and the phrases of a shortcut`() throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    let set = StringCatalog.StringSet(state: .translated, values: ["Go"])
    catalog["Set"] = StringCatalog.Entry(localizations: ["es": .init(stringSet: set)])
    #expect(throws: StringCatalog.EditError(.isStringSet, key: "Set", language: "es")) {
      try catalog.apply(Edit("N", forKey: "Set", language: "es"))
    }
    #expect(throws: StringCatalog.EditError(.noSuchKey, key: "set", language: "es")) {
      try catalog.apply(Edit("N", forKey: "set", language: "es"))
    }
  }

  @Test func `copies a substitution that only the source string has`() throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog["K"] = StringCatalog.Entry(localizations: ["en": .init(Self.days)])
    let variant = StringCatalog.Variant(substitution: "days", plural: .one)
    try catalog.apply(Edit("un día", forKey: "K", language: "es", variant: variant))
    let spanish = try #require(catalog["K"]?.localizations["es"])
    #expect(
      spanish.table == ["": "new %#@days@", "substitutions.days.plural.one": "translated un día"]
    )
    #expect(spanish.substitutions["days"]?.formatSpecifier == "lld")
    #expect(spanish.substitutions["days"]?.argNum == 1)
  }

  @Test func `accepts every plural category for a language that CLDR does not define`() throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog["K"] = StringCatalog.Entry()
    for category in PluralCategory.allCases {
      try catalog.apply(
        Edit("N", forKey: "K", language: "tlh", variant: .init(plural: category))
      )
    }
    #expect(catalog["K"]?.localizations["tlh"]?.leaves.count == 6)
  }
}
