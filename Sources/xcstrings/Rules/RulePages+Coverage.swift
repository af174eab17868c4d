import CatalogWorkspace
import Diagnostics
import Localization

extension RulePages {
  /// What is said of the rules about how complete a catalog is.
  static let coverage: Table = [
    "key-stale": { locale in
      RulePage(
        claim: String(
          localized: "The code uses every key of the catalog.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            A key that is marked stale was not found in the code when the catalog was last \
            synchronized. Either its translations reach nobody and cost work at every review, or \
            the key is put together at run time: then name it under 'dynamic' in .xcstrings.yml, \
            or mark it as manual.
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
            Without a translation, people read the source language, or even the key. A related \
            language counts: if Spanish has a translation, none is missing in the Spanish of \
            Mexico. A text without letters may be the same in all languages and is only a note.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "translation-empty": { locale in
      RulePage(
        claim: String(
          localized: "No finished translation is empty unless its source text is.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Some systems show the empty text, and people see a button without a name; others treat \
            it as missing.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "translation-unfinished": { locale in
      RulePage(
        claim: String(
          localized: "No translation is in the state 'new'.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            In this state nobody has translated the text yet: it is empty, or repeats the source \
            text.
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
            A text needs review if its source text has changed since, or if somebody was not sure \
            of it. Programs show it nevertheless.
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
            If the source text has a term as a separate word, the translation has to contain one \
            of the translations in the glossary, with any ending; a term that is not to be \
            translated has to appear as it is.
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
            "Open" is a verb on a button and a state on the door of a shop. Translators see only \
            the key and the comment. The rule is off until .xcstrings.yml gives it a level.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
  ]
}
