import Diagnostics
import Localization

extension RulePages {
  /// What is said of the rules about arguments and plurals.
  static let placeholders: Table = [
    "placeholders-agree": { locale in
      RulePage(
        claim: String(
          localized: "Every text has the placeholders of the source text, with the same types.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            A placeholder that the code passes no value for, or a value of another type, shows \
            garbage or crashes the program; one that is left out is missing information. \
            Placeholders are compared by position, so a translation may reorder them. The forms \
            for zero, one and two may leave out their number. If the code passes no values, a \
            percent sign is just text.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "substitutions-defined": { locale in
      RulePage(
        claim: String(
          localized: "Every substitution that a text names is defined.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            A substitution that is not defined is shown as it is written.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "substitutions-used": { locale in
      RulePage(
        claim: String(
          localized: "Every substitution that is defined is named by its text.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            A substitution that no text names is never shown: its plural forms were translated for \
            nothing, and its number is missing.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "plural-categories": { locale in
      RulePage(
        claim: String(
          localized:
            "Texts with plural forms have every form that their language needs.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            The Unicode CLDR says which forms a language has. If one is missing, people read the \
            wrong one.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "plural-rare-categories": { locale in
      RulePage(
        claim: String(
          localized:
            "Texts with plural forms also have the forms that hardly any number takes.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Spanish, French, Italian and Portuguese have a form 'many' for whole millions. If it \
            is missing, 'other' is shown, and few people will ever see it. Projects that show such \
            numbers can make the rule a warning.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "plural-unused-categories": { locale in
      RulePage(
        claim: String(
          localized: "Texts have no plural forms that their language does not use.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            No number ever uses such a form, so what a translator wrote there is never shown. \
            'zero' is allowed, because Apple's systems show it for 0 in every language.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "plural-candidate": { locale in
      RulePage(
        claim: String(
          localized: "A text that counts something has plural forms.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Nobody has 1 entries. An integer before a word is assumed to count it; one after a \
            word or beside another number is not.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
  ]
}
