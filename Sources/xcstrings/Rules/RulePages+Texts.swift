import CatalogWorkspace
import Diagnostics
import Localization

extension RulePages {
  /// What is said of the rules about how texts are written.
  static let texts: Table = [
    "blanks-agree": { locale in
      RulePage(
        claim: String(
          localized: "A translation starts and ends with the same spaces as the source text.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Spaces at the edges separate the text from what the code puts beside it, and line \
            breaks position it. They are hard to see in an editor. --fix can correct them.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "brackets-closed": { locale in
      RulePage(
        claim: String(
          localized: "Every bracket of a translation is closed, as in the source text.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            A bracket that is not closed is usually a text that was cut short, or a link that no \
            longer works. If the source text has one too, as in lists and smileys, it is intended.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "doubled-blanks": { locale in
      RulePage(
        claim: String(
          localized: "No line has two spaces in a row.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            They are left over after editing, and make a gap in the line. Spaces that the source \
            text has too are intended. --fix can remove them.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "ellipsis-character": { locale in
      RulePage(
        claim: String(
          localized: "An ellipsis is one character, …",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Three periods can break across lines, and screen readers read them as three periods. \
            If the source text has the character, --fix can put it in; if the source text has \
            periods too, it is only a note.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "endings-agree": { locale in
      RulePage(
        claim: String(
          localized:
            "A translation ends as the source text does: with a colon, an ellipsis, a question.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            A colon announces what comes after the text, an ellipsis that a menu item will ask for \
            more, a question mark that an answer is expected. Periods, exclamation marks and marks \
            that the translation adds are only a note.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "keys-differ": { locale in
      RulePage(
        claim: String(
          localized: "No two keys differ only in spaces, capital letters or final punctuation.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Such keys are nearly always one text that was typed twice. Both are translated, and \
            their translations drift apart. Two keys that differ in spaces are a mistake; the \
            others are only a note.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "markup-kept": { locale in
      RulePage(
        claim: String(
          localized:
            "A translation has the links and the marks of Markdown and HTML that the source text has.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            A mark that is missing is missing on screen too, and one that is not closed is shown \
            as it is. The address of a link may depend on the language, so it is not compared.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "translation-differs": { locale in
      RulePage(
        claim: String(
          localized: "A translation differs from the source text.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Most often, the source language stays in an app because a text was copied and marked \
            as translated. Names, units and words that both languages share may well be the same \
            and are only a note; a text with words that the other language does not have is \
            untranslated.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "length-limited": { locale in
      RulePage(
        claim: String(
          localized: "No text is longer than its comment allows.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            'maxLength: 12' in the comment says that there is room for 12 characters. Placeholders \
            do not count, because their length is not known.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "symbols-differ": { locale in
      RulePage(
        claim: String(
          localized: "No two keys make the same symbol in Swift.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Xcode 26 generates a Swift symbol for each key that was added by hand, and the build \
            fails if two of them have the same name, or if no name can be made from a key.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "translations-agree": { locale in
      RulePage(
        claim: String(
          localized: "The same source text has the same translation everywhere.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Two translations of one text are often the work of two people, and readers take them \
            for two things. If they are meant to differ, give the keys different comments: then \
            they are not compared.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
  ]
}
