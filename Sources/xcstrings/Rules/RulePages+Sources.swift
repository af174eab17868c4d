import Diagnostics
import Localization

extension RulePages {
  /// What is said of the rules about keys of sources and catalogs.
  static let sources: Table = [
    "key-not-in-catalog": { locale in
      RulePage(
        claim: String(
          localized: "The catalog has every key that the sources use.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Nobody translates a key that is in no catalog, and no count of what is missing has \
            it: people read it as it stands in the code, in every language. 'xcstrings sync' \
            adds it. Sources are read where .xcstrings.yml names targets or gives the rule a \
            level, and with --sources.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "key-not-in-code": { locale in
      RulePage(
        claim: String(
          localized: "The sources use every key that the catalog expects in them.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            A key that the code no longer has costs work at every review, and its translations \
            reach nobody; where the code has it in other words, they are still worth having. \
            Keys that are marked manual are not expected in the code, nor are those that \
            'dynamic' in .xcstrings.yml names; one that was marked stale before is for \
            key-stale. The rule judges only where every source could be read, as 'xcstrings \
            sync' does.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
  ]
}
