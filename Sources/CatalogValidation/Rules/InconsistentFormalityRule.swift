package import Diagnostics
import StringCatalog

/// A rule that reports different forms of address in a project.
///
/// If one app uses both *Elige tu objetivo* and *Introduzca su peso*, the translations are
/// inconsistent. The rule reports the form of address that fewer texts use. If both
/// are equally frequent, the finding is a note.
package struct InconsistentFormalityRule: ProjectRule {
  package static let id: Diagnostic.ID = "inconsistent-formality"
  package static let deprecatedIDs: [Diagnostic.ID] = ["address-consistent"]
  package static let title = "A project addresses its users in a single way."
  package static let reason = """
    Spanish has 'tú' and 'usted', German 'du' and 'Sie', and an app that mixes them reads as if two \
    people had written it. The rule reports the form of address that fewer texts use.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning
  package static let preparations = RulePreparations.prose

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
            Self.message(
              in: row.localization.language.tag,
              row.word,
              address: row.address,
              usual: usual.key,
              usual.value.count
            ),
            at: row.leaf.path,
            // Either form may be the intended one.
            isMinor: usual.value.count == ways[row.address]?.count
          )
        )
      }
    }
  }

  /// A text that addresses the user.
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
          let courtesies = localization.language.conventions?.courtesies ?? []
          var opensRequest = true
          for word in prose.words {
            opensRequest = opensRequest || word.startsSentence
            defer { opensRequest = opensRequest && courtesies.contains(word.folded) }
            let address = addresses.first {
              $0.words.contains(word.folded) || opensRequest && $0.openers.contains(word.folded)
                || !word.startsSentence && $0.capitalizedWords.contains(String(word.text))
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

extension InconsistentFormalityRule {
  /// Returns the message of a finding.
  package static func message(
    in language: String,
    _ word: String,
    address: String,
    usual: String,
    _ count: Int
  ) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "\(quoted: word) in the \(quoted: language) text addresses the user as \(quoted: address), but \(count) texts of the project use \(quoted: usual)",
      one:
        "\(quoted: word) in the \(quoted: language) text addresses the user as \(quoted: address), but \(count) text of the project uses \(quoted: usual)"
    )
  }

  package static let triggering = [
    RuleExample(
      languages: ["de"],
      """
      "Choose your goal" : { "localizations" : { "de" : {
        "stringUnit" : { "state" : "translated", "value" : "Wähle dein Ziel" } } } },
      "You can do it" : { "localizations" : { "de" : {
        "stringUnit" : { "state" : "translated", "value" : "Du schaffst es" } } } },
      "Set it up" : { "localizations" : { "de" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Richten Sie es ein" } } } },
      "They save it" : { "localizations" : { "de" : {
        "stringUnit" : { "state" : "translated", "value" : "Sie sichern es; so sparen sie Zeit" } } } }
      """
    ),
    RuleExample(
      """
      "Choose your goal" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Elige tu objetivo" } } } },
      "You can do it" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Tú puedes" } } } },
      "Please enter it" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Por favor, introduzca un valor" } } } }
      """
    ),
    RuleExample(
      """
      "Choose your goal" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Elige tu objetivo" } } } },
      "Enter your weight" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Introduzca su peso" } } } },
      "You can do it" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Tú puedes" } } } }
      """
    ),
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
