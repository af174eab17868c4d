import CatalogExchange
import Diagnostics
import OrderedCollections
import StringCatalog
import TestSupport

/// Random edits of a table by translators, with the expected results.
struct RandomTranslatorEdits {
  /// The edited table.
  private(set) var table: ImportedTable
  /// The expected unit after an export for each edited unit, by identifier.
  private(set) var expected: OrderedDictionary<ExactString, Expectation> = [:]

  /// The expected string after an import.
  struct Expectation: Hashable {
    var text: String
    var state: StringCatalog.TranslationState
  }

  /// Edits random units of a table: changes, approves or clears strings.
  init(on units: [TranslationUnit], of table: ImportedTable, count: Int, seed: UInt64) {
    self.table = table
    var generator = SeededGenerator(seed: seed)
    for index in units.indices.shuffled(using: &generator).prefix(count) {
      edit(index, units[index], using: &generator)
    }
  }

  private mutating func edit(
    _ index: Int,
    _ unit: TranslationUnit,
    using generator: inout SeededGenerator
  ) {
    let old = unit.target ?? unit.source
    var state: StringCatalog.TranslationState = .translated
    var text = old
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<6: text = "\(old) ✎\(index)"
    case 6: text = "«\(old)»\n\t"
    case 7:
      text = "\(old) e\u{301}"
      state = .machineTranslated
    case 8 where unit.state == .needsReview || unit.state == .new: break
    default: text = "\u{202B}\(old)\r"
    }
    // An import adds the white space at the ends of the source text to a first translation.
    let spaces = unit.source.reversed().prefix(while: \.isWhitespace).reversed()
    if unit.target == nil, !text.hasSuffix(String(spaces)) { text += spaces }
    table.translations[index].target = text
    table.translations[index].state = state
    expected[ExactString(unit.id.text)] = Expectation(text: text, state: state)
  }
}

extension RandomTranslatorEdits {
  /// Returns the deviations from the expected results after the import; empty if there are none.
  func violations(by outcome: ImportOutcome, of before: StringCatalog) -> [String] {
    guard !outcome.isRefused, let language = outcome.language else {
      return outcome.diagnostics.filter { $0.severity == .error }
        .map { "\($0.id.rawValue) \($0.arguments)" }
    }
    var violations: [String] = []
    let changed = Set(outcome.changes.map { ExactString($0.id.text) })
    if changed != Set(expected.keys) { violations.append("other units are changed") }
    let units = outcome.catalog.translationTable(path: "", language: language).table.units
    let after = Dictionary(
      units.map { (ExactString($0.id.text), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for (id, expectation) in expected {
      let unit = after[id]
      let isRight =
        unit?.target.map { $0.utf8.elementsEqual(expectation.text.utf8) } == true
        && unit?.state == expectation.state
      if !isRight { violations.append("\(id.string): \(String(describing: unit))") }
    }
    return violations + strayChanges(before, outcome.catalog, language, changed)
  }

  /// Returns the strings that changed without an edit.
  private func strayChanges(
    _ before: StringCatalog,
    _ after: StringCatalog,
    _ language: String,
    _ changed: Set<ExactString>
  ) -> [String] {
    guard before.keys.elementsEqual(after.keys) else { return ["the keys are others"] }
    var strays: [String] = []
    for (old, new) in zip(before.entries, after.entries) where old.entry != new.entry {
      var (left, right) = (old.entry, new.entry)
      let texts = [left, right]
        .map { entry in
          Self.texts(entry.localizations[language], old.key).filter { !changed.contains($0.key) }
        }
      // A form of a substitution also adds the string that contains it. A string also adds its
      // substitutions, as untranslated.
      let kept = texts[1].filter { texts[0][$0.key] != nil || $0.value.state != .new }
      if texts[0] != kept { strays.append("\(old.key): texts") }
      left.localizations[language] = nil
      right.localizations[language] = nil
      let isSource = language == before.sourceLanguage
      if !isSource, left != right { strays.append("\(old.key): fields") }
    }
    return strays
  }

  private static func texts(
    _ localization: StringCatalog.Localization?,
    _ key: String
  ) -> [ExactString: StringCatalog.StringUnit] {
    Dictionary(
      (localization?.leaves ?? [])
        .map { leaf in
          let id = leaf.variant.map { TranslationUnit.ID(key: key, variant: $0).text }
          return (ExactString(id ?? leaf.name), leaf.unit)
        },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
