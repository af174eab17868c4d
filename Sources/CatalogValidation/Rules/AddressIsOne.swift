package import Diagnostics
import StringCatalog

/// A project addresses its reader in one way.
///
/// *Elige tu objetivo* and *Introduzca su peso* in one app were written by two people, and read so. The
/// way that fewer texts have is the one that is found.
///
/// - Arguments: the language, the key, the word, the way that the text has, the way of the others, how
///   many others there are.
package struct AddressIsOne: ProjectRule {
  package static let id: Diagnostic.ID = "address-consistent"
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ catalogs: [CatalogSubject], emit: (EntrySubject, Finding) -> Void) {
    let rows = catalogs.flatMap { $0.localizations.flatMap { Row.rows(of: $0) } }
    for group in Dictionary(grouping: rows, by: \.localization.language.tag).values {
      let ways = Dictionary(grouping: group, by: \.address)
      guard ways.count > 1,
        let usual = ways.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) })
      else { continue }
      for row in group where row.address != usual.key {
        emit(
          row.localization.entry,
          row.localization.finding(
            at: row.leaf.path,
            .text(row.word),
            .text(row.address),
            .text(usual.key),
            .integer(usual.value.count)
          )
        )
      }
    }
  }

  /// A text that addresses the reader.
  private struct Row {
    let localization: LocalizationSubject
    let leaf: LocalizationLeaf
    let word: String
    let address: String

    static func rows(of localization: LocalizationSubject) -> [Row] {
      guard !localization.prose.isEmpty,
        let addresses = localization.language.conventions?.addresses, !addresses.isEmpty
      else { return [] }
      return localization.prose
        .compactMap { prose in
          for word in prose.words {
            let address = addresses.first {
              $0.words.contains(word.folded)
                || (word.startsSentence && $0.openers.contains(word.folded))
            }
            guard let address else { continue }
            return Row(
              localization: localization,
              leaf: prose.leaf,
              word: String(word.text),
              address: address.name
            )
          }
          return nil
        }
    }
  }
}

extension AddressIsOne {
  package static let triggering = [
    RuleExample(
      """
      "Choose your goal" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Elige tu objetivo" } } } },
      "Enter your weight" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Introduzca su peso" } } } },
      "You can do it" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Tú puedes" } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "Choose your goal" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Elige tu objetivo" } } } },
      "Its weight, as the app introduces it" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Su peso, como quiera" } } } }
      """
    )
  ]
}
