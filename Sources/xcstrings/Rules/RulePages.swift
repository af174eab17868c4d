import CatalogValidation
import Diagnostics
import Localization

/// What is said of the rules.
enum RulePages {
  /// The pages of some rules, by their names.
  typealias Table = [Diagnostic.ID: @Sendable (UserLocale) -> RulePage]

  /// All of them: every rule has a page.
  static let all: Table = [coverage, sources, placeholders, texts, words]
    .reduce(into: [:]) { table, part in table.merge(part) { _, new in new } }

  /// Returns the page of a rule.
  ///
  /// - Precondition: There is such a rule.
  static func page(of rule: Diagnostic.ID, _ locale: UserLocale) -> RulePage {
    guard let make = all[rule] else { preconditionFailure("Every rule has a page: \(rule)") }
    return make(locale)
  }
}

/// What users read about a rule.
struct RulePage {
  /// What the rule claims, in a sentence.
  let claim: String
  /// Why that matters, and what the rule does not ask.
  let reason: String
}

// MARK: - Sources

extension RulePages {
  /// What is said of the rules about keys of sources and catalogs.
  static let sources: Table = [
    "key-not-in-catalog": { locale in
      RulePage(
        claim: String(
          localized: "The catalog has every key that the code uses.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            A key that is in no catalog is not translated and not counted as missing: people read \
            it as it is in the code, in every language. 'xcstrings sync' adds it. The code is read \
            if .xcstrings.yml names targets or gives this rule a level, and with --sources.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "key-not-in-code": { locale in
      RulePage(
        claim: String(
          localized: "The code uses every key that the catalog expects there.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            A key that is no longer in the code costs work at every review, and its translations \
            reach nobody; if the code has it in other words, they are still useful. Keys that are \
            marked as manual or named under 'dynamic' in .xcstrings.yml are not expected in the \
            code; keys that are already marked stale belong to the rule key-stale. Like 'xcstrings \
            sync', the rule only applies if all sources could be read.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
  ]
}
