import Diagnostics
import Localization

extension RulePages {
  /// What is said of the rules about arguments and plurals.
  static let placeholders: Table = [
    "placeholders-agree": { locale in
      RulePage(
        claim: String(
          localized: "Every text uses the arguments that the source text uses, with their types.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            An argument that the code does not pass, or of another type, shows garbage or ends \
            the program; one that is left out is missing information. Arguments are compared \
            by position, so that a translation may reorder them. The forms for zero, one and \
            two may leave out the number that they stand for. Where the code passes nothing, a \
            percent sign is prose.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "substitutions-defined": { locale in
      RulePage(
        claim: String(
          localized: "Every substitution that a text names is defined beside it.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            A name without a definition is shown as it is written.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "substitutions-used": { locale in
      RulePage(
        claim: String(
          localized: "Every substitution that is defined beside a text is named by it.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            One that no text names is never shown: its plural forms were translated for \
            nothing, and the number that it counts is missing.
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
            "A text that varies with a number has every plural form that its language needs.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            The CLDR says which forms a language has. Where one is missing, people read the \
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
            "A text that varies with a number has even the plural forms that hardly any number takes.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Spanish, French, Italian and Portuguese have a form of their own, 'many', for \
            whole millions. Where it is missing, 'other' is shown, and few will ever see it. \
            Projects that show such numbers can make the rule a warning.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "plural-unused-categories": { locale in
      RulePage(
        claim: String(
          localized: "No plural form belongs to a category that its language does not have.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            No number ever takes such a form: what a translator wrote there is never shown, \
            and it may be the only form that is right. 'zero' is left alone, because Apple's \
            systems show it for 0 in every language.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "plural-candidate": { locale in
      RulePage(
        claim: String(
          localized: "A text that counts things varies with the number.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Nobody has 1 entries. An integer before a word is taken to count it; one behind a \
            word or beside another number is not.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
  ]
}
