import CatalogWorkspace
import Diagnostics
import Localization

extension RulePages {
  /// What is said of the rules about words.
  static let words: Table = [
    "address-consistent": { locale in
      RulePage(
        claim: String(
          localized: "A project addresses its readers in one way.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Spanish has 'tú' and 'usted', and an app that mixes them reads as if two people had \
            written it. The rule reports the form that fewer texts use.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "decimal-mark": { locale in
      RulePage(
        claim: String(
          localized: "Numbers in a text have the decimal separator of the language.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Versions, dates and times do not count, nor do numbers with three digits after the \
            mark, which may be thousands. A number that is the whole text is only a note.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "doubled-words": { locale in
      RulePage(
        claim: String(
          localized: "No word appears twice in a row.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            This happens when a sentence is edited. Words that may be repeated are not reported.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "opening-marks": { locale in
      RulePage(
        claim: String(
          localized: "Questions and exclamations are opened too: ¿…? and ¡…!",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Spanish opens questions and exclamations with ¿ and ¡; English has no such marks, so \
            they are easily forgotten.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "spelling": { locale in
      RulePage(
        claim: String(
          localized: "Words that always have an accent or a tilde are written with it.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Only words that do not exist without their accent are checked, so every finding is a \
            mistake.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "terms-agree": { locale in
      RulePage(
        claim: String(
          localized: "A word of the source language has one translation throughout a project.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            If 'goal' is 'objetivo' in the app and 'meta' in its widget, people take them for two \
            things. Which word translates which is learned from all texts of the project, so \
            several are needed; a glossary says it for certain.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "title-capitals": { locale in
      RulePage(
        claim: String(
          localized: "Titles are capitalized as the language does it.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            English titles capitalize nearly every word, Spanish titles only the first. Names keep \
            their capitals. A single word may be an unknown name and is only a note.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "words-translated": { locale in
      RulePage(
        claim: String(
          localized: "No word of the source language is left in a translation.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Only the most common words are looked for, and only if the source text has them too: \
            other words that the languages share may be names.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "languages-known": { locale in
      RulePage(
        claim: String(
          localized: "Languages are named by their codes.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Spanish is looked for under 'es': texts under 'spanish' or 'es_ES' may never be shown. A \
            language code is written as in BCP 47: 'es', 'pt-BR', 'zh-Hans'. Each language is found \
            once, in the first entry that has it.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
  ]
}
