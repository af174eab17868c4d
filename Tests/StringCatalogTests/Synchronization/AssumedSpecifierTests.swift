import Diagnostics
import FormatString
import OrderedCollections
import StringCatalog
import Testing

@Suite struct `Placeholders of unknown types` {
  /// The strings of the code, with `‹%@›` for an assumed placeholder, the keys of the catalog, and
  /// what follows.
  struct Row: CustomTestStringConvertible, Sendable {
    var title: String
    var code: [String]
    var catalog: [String]
    /// The keys that the literals have.
    var keys: [String]
    /// The keys of the catalog that are kept although no literal has them for certain.
    var undecided: [String] = []

    var testDescription: String { title }
  }

  static let rows = [
    Row(
      title: "the only key that fits",
      code: ["Started ‹%@› times"],
      catalog: ["Started %lld times", "Stopped %lld times"],
      keys: ["Started %lld times"]
    ),
    Row(
      title: "several unknown types",
      code: ["‹%@› of ‹%@›%%"],
      catalog: ["%d of %lf%%"],
      keys: ["%d of %lf%%"]
    ),
    Row(
      title: "a known type differs",
      code: ["‹%@› of %lld"],
      catalog: ["%d of %d"],
      keys: ["%@ of %lld"]
    ),
    Row(
      title: "a key with positions",
      code: ["‹%@› of %lld"],
      catalog: ["%1$d of %2$lld"],
      keys: ["%1$d of %2$lld"]
    ),
    Row(
      title: "a key with other positions",
      code: ["‹%@› of %lld"],
      catalog: ["%2$d of %1$lld"],
      keys: ["%@ of %lld"]
    ),
    Row(
      title: "the key of a literal with a known type",
      code: ["N %lld", "N ‹%@›"],
      catalog: ["N %lld"],
      keys: ["N %lld", "N %@"]
    ),
    Row(
      title: "the sentence of a literal with a known type",
      code: ["There are %lld tags.", "There are ‹%@› tags."],
      catalog: ["There are %lld tags."],
      keys: ["There are %lld tags.", "There are %lld tags."]
    ),
    Row(
      title: "the assumption is right",
      code: ["N ‹%@›"],
      catalog: ["N %@"],
      keys: ["N %@"]
    ),
    Row(
      title: "the assumption may be right",
      code: ["N ‹%@›"],
      catalog: ["N %@", "N %lld"],
      keys: ["N %@"],
      undecided: ["N %lld"]
    ),
    Row(
      title: "another literal has the assumed key",
      code: ["N %@", "N ‹%@›"],
      catalog: ["N %@", "N %lld"],
      keys: ["N %@", "N %lld"]
    ),
    Row(
      title: "several keys fit",
      code: ["N ‹%@›"],
      catalog: ["N %lld", "N %d"],
      keys: [],
      undecided: ["N %lld", "N %d"]
    ),
    Row(
      title: "no interpolation has a width",
      code: ["N ‹%@›"],
      catalog: ["N %.2f", "N %5d"],
      keys: ["N %@"]
    ),
    Row(
      title: "other words",
      code: ["Started ‹%@› time"],
      catalog: ["Started %lld times", "started %lld time"],
      keys: ["Started %@ time"]
    ),
    Row(
      title: "another composition of a letter",
      code: ["Caf\u{E9} ‹%@›"],
      catalog: ["Cafe\u{301} %lld"],
      keys: ["Caf\u{E9} %@"]
    ),
  ]

  @Test(arguments: rows) func `are those of the only key that fits`(_ row: Row) {
    let assigned = AssignedStrings(row.code.map(marked), in: catalog(row.catalog))
    #expect(assigned.strings.map { Array($0.key.utf8) } == row.keys.map { Array($0.utf8) })
    #expect(assigned.undecidedKeys == Set(row.undecided.map { ExactString($0) }))
  }

  /// The key of the code, the keys of the catalog, those with translations, whether they are stale, and
  /// the key with restored translations.
  private static let staleRows: [(String, [String], [String], Bool, String?)] = [
    ("N ‹%@›", ["N %@", "N %lld"], ["N %lld"], true, "N %lld"),
    ("N ‹%@›", ["N %@", "N %lld"], ["N %lld"], false, nil),
    ("N ‹%@›", ["N %@", "N %lld"], ["N %@", "N %lld"], true, nil),
    ("N ‹%@›", ["N %@", "N %lld", "N %d"], ["N %lld"], true, "N %lld"),
    ("N ‹%@›", ["N %@", "N %lld", "N %d"], ["N %lld", "N %d"], true, nil),
    ("N %@", ["N %@", "N %lld"], ["N %lld"], true, nil),
    ("N ‹%@›", ["N %@", "M %lld"], ["M %lld"], true, nil),
  ]

  @Test(arguments: staleRows)
  func `take the stale key with translations only on request`(
    _ code: String,
    _ keys: [String],
    _ translated: [String],
    _ isStale: Bool,
    _ restored: String?
  ) {
    var catalog = catalog(keys)
    for key in translated {
      catalog[key]?.localizations["es"] = .init("a %lld")
      if isStale { catalog[key]?.extractionState = .stale }
    }
    let kept = AssignedStrings([marked(code)], in: catalog)
    #expect(kept.strings.map(\.key) == ["N %@"])
    #expect(kept.assumptions.map(\.staleKey) == (kept.assumptions.isEmpty ? [] : [restored]))
    let changed = AssignedStrings([marked(code)], in: catalog, restoresTranslations: true)
    #expect(changed.strings.map(\.key) == [restored ?? "N %@"])
    #expect(changed.assumptions.allSatisfy { $0.staleKey == nil })
  }

  @Test func `never make a key of the catalog absent`() {
    for keys in subsets(of: ["N %@", "N %lld", "N %d", "N %1$u"]) {
      for code in subsets(of: ["N %@", "N %lld", "N %d"]) {
        let assigned = AssignedStrings((code + ["N ‹%@›"]).map(marked), in: catalog(keys))
        let known = Set(assigned.strings.map(\.key))
          .union(
            assigned.undecidedKeys.map(\.string)
          )
        #expect(known.isSuperset(of: keys), "\(keys) \(code)")
      }
    }
  }

  @Test(arguments: [
    ("N ‹%@›", "N %lld", "N %lld"), ("‹%@› of %@", "%1$lld of %2$@", "%lld of %@"),
    ("‹%@› of ‹%@›", "%2$lld of %1$lld", "%@ of %@"), ("N ‹%@›", "No %lld", "N %@"),
    ("N %@", "N %lld", "N %@"),
  ])
  func `of a default value are those of the source text`(
    code: String,
    source: String,
    expected: String
  ) throws {
    var string = marked("key")
    (string.defaultValue, string.assumed.inDefaultValue) = parsed(code)
    var catalog = catalog([])
    var entry = StringCatalog.Entry()
    entry.localizations["en"] = .init(source, state: .new)
    catalog["key"] = entry
    #expect(AssignedStrings([string], in: catalog).strings.map(\.defaultValue) == [expected])
  }

  private func marked(_ text: String) -> ExtractedString {
    var string = found(text)
    (string.key, string.assumed.inKey) = parsed(text)
    return string
  }

  /// Returns a text without the marks of assumed placeholders, and their offsets.
  private func parsed(_ text: String) -> (String, [Int]) {
    var plain = ""
    var offsets: [Int] = []
    for character in text {
      switch character {
      case "‹": offsets.append(plain.utf8.count)
      case "›": continue
      default: plain.append(character)
      }
    }
    return (plain, offsets)
  }

  private func catalog(_ keys: [String]) -> StringCatalog {
    var catalog = StringCatalog(sourceLanguage: "en")
    for key in keys { catalog[key] = StringCatalog.Entry() }
    return catalog
  }

  private func subsets(of keys: [String]) -> [[String]] {
    keys.reduce([[]]) { subsets, key in subsets + subsets.map { $0 + [key] } }
  }
}
