import Diagnostics
import Localization

extension RulePages {
  /// What is said of the rules about how complete a catalog is.
  static let coverage: Table = [
    "key-stale": { locale in
      RulePage(
        claim: String(
          localized: "The sources use every key of the catalog.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            A key that is marked stale was not found when the catalog was last synchronized. \
            Its translations cost work at every review and reach nobody; or the key is put \
            together at run time, and then 'dynamic' in .xcstrings.yml should say so, or the \
            key be marked manual.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "translation-missing": { locale in
      RulePage(
        claim: String(
          localized: "Every key has a translation in each language.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Without one, people read the source language, or the key itself, in the middle of \
            their own. A language that lends its texts counts: where Spanish has a \
            translation, the Spanish of Mexico lacks none. A text without letters may be the \
            same in all languages and is only worth knowing.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "translation-empty": { locale in
      RulePage(
        claim: String(
          localized: "No finished translation is empty where the source is not.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Some systems show it, and people see a button without a name; others take it for \
            missing.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "translation-unfinished": { locale in
      RulePage(
        claim: String(
          localized: "No translation is in state 'new'.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            The state says that nobody has translated the text: it is empty, or it repeats the \
            source.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "translation-needs-review": { locale in
      RulePage(
        claim: String(
          localized: "No text waits for a review.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            A text needs review when its source text has changed since, or when somebody was \
            not sure of it. It is shown to people all the same.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "glossary-respected": { locale in
      RulePage(
        claim: String(
          localized: "A translation uses the words of the glossary, and none that it forbids.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Where the source has a term as a word of its own, the translation has to hold one \
            of its translations, with any ending; a term that is not translated has to stand \
            there as it is.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "comment-given": { locale in
      RulePage(
        claim: String(
          localized: "Every entry that is translated has a comment.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            "Open" is a verb on a button and a state on the door of a shop. Translators see \
            the key and the comment and nothing else. The rule is off until .xcstrings.yml \
            gives it a level.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
  ]
}
