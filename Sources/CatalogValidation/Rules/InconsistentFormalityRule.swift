package import Diagnostics
import StringCatalog

/// A rule that reports different forms of address in a project.
///
/// If one app uses both *Elige tu objetivo* and *Introduzca su peso*, the translations are
/// inconsistent. The rule reports the form of address that fewer texts use, also in a text that has
/// both. If both are equally frequent, the finding is a note.
package struct InconsistentFormalityRule: ProjectRule {
  package static let id: Diagnostic.ID = "inconsistent-formality"
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
      return localization.prose.flatMap { prose in
        var rows: [Row] = []
        for (word, address) in uses(in: prose, by: localization.language.conventions)
        where !rows.contains(where: { $0.address == address }) {
          rows.append(
            Row(localization: localization, leaf: prose.leaf, word: word, address: address)
          )
        }
        return rows
      }
    }

    /// Returns the words of a text that address the user, each with its form of address.
    private static func uses(
      in prose: Prose,
      by conventions: LanguageConventions?
    ) -> [(word: String, address: String)] {
      let hasPairs = conventions?.addresses.contains { !$0.pairs.isEmpty } ?? false
      var opensRequest = false
      return prose.words.enumerated()
        .compactMap { index, word in
          // After a name that is inserted, the sentence is about another person: "%@ desea …".
          opensRequest =
            opensRequest || word.startsSentence && word.text.first?.isUppercase ?? false
          defer {
            opensRequest = opensRequest && conventions?.courtesies.contains(word.folded) ?? false
          }
          let next = hasPairs ? prose.words.dropFirst(index + 1).first?.folded : nil
          let address = conventions?.addresses
            .first {
              $0.words.contains(word.folded) || opensRequest && $0.openers.contains(word.folded)
                || !word.startsSentence && $0.capitalizedWords.contains(String(word.text))
                || hasPairs && $0.pairs.contains("\(word.folded) \(next ?? "")")
            }
          return address.map { (String(word.text), $0.name) }
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
      languages: ["fr", "nl"],
      """
      "Your goal" : { "localizations" : {
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "Votre objectif" } },
        "nl" : { "stringUnit" : { "state" : "translated", "value" : "Je doel duurt 8 u" } } } },
      "You can change your data" : { "localizations" : {
        "fr" : { "stringUnit" : {
          "state" : "translated", "value" : ↓"Vous pouvez changer tes données" } },
        "nl" : { "stringUnit" : {
          "state" : "translated", "value" : ↓"U kunt je gegevens wijzigen" } } } }
      """
    ),
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
        "stringUnit" : { "state" : "translated", "value" : "Su peso, como quiera" } } } },
      "%@ wants to share an item" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : "%@ desea compartir un elemento" } } } }
      """
    )
  ]
}
