import Diagnostics
import Localization

extension RulePages {
  /// What is said of the rules about words.
  static let words: Table = [
    "address-consistent": { locale in
      RulePage(
        claim: String(
          localized: "A project addresses its reader in one way.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Spanish has 'tú' and 'usted', and an app with both was written by two people and \
            reads so. The way that fewer texts have is the one that is found.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "decimal-mark": { locale in
      RulePage(
        claim: String(
          localized: "Numbers in a text have the decimal mark of the language.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Versions, dates and times are no such numbers, nor are those with three digits \
            behind the mark, which may be thousands. A number alone is only worth knowing.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "doubled-words": { locale in
      RulePage(
        claim: String(
          localized: "No word stands twice in a row.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            That is what is left when a sentence was edited. Words that may be repeated are \
            not told.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "opening-marks": { locale in
      RulePage(
        claim: String(
          localized: "What a question mark or an exclamation mark closes is opened.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Spanish opens questions and exclamations with ¿ and ¡; English has nothing like \
            it, so that translations forget them.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "spelling": { locale in
      RulePage(
        claim: String(
          localized: "Words have the accents and tildes that they always have.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Only words are looked at that are none without their marks, so that a finding is a \
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
            A goal that is 'objetivo' in the app and 'meta' in its widget is taken for two \
            things. Which word translates which is learned from all texts side by side, so that it \
            takes several of them; a glossary says it for certain.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "title-capitals": { locale in
      RulePage(
        claim: String(
          localized: "Titles have the capitals that the language gives them.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            English titles capitalize nearly every word, Spanish ones the first. Names keep \
            their capitals. One word may be a name that nobody knows and is only worth \
            knowing; two are a habit.
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
            Only words are looked for that hardly any sentence can do without, where the \
            source text has them too: what else two languages share may be a name.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
  ]
}
