import Diagnostics
import Localization

extension RulePages {
  /// What is said of the rules about how texts are written.
  static let texts: Table = [
    "blanks-agree": { locale in
      RulePage(
        claim: String(
          localized: "A translation starts and ends with the whitespace of the source text.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Blanks at an edge separate the text from what the code puts beside it, and line \
            breaks place it. They are hard to see in any editor. The fix is certain.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "brackets-closed": { locale in
      RulePage(
        claim: String(
          localized: "Every bracket of a translation has its partner, as in the source text.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            A bracket without a partner is most often a text that was cut short, or a link \
            that no longer works. Where the source text has one too, as in lists and faces, it \
            is meant.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "doubled-blanks": { locale in
      RulePage(
        claim: String(
          localized: "No two blanks stand side by side within a line.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            They are left over where words were edited, and make a hole in the line. Blanks \
            that the source text has too are meant. The fix is certain.
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
            Three full stops break across lines and are read aloud as three full stops. Where \
            the source text has the character, the fix is certain; where it writes full stops \
            itself, that is only worth knowing.
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
            A colon announces what stands beside the text, an ellipsis that a menu item asks \
            for more, a question that an answer is expected. Full stops, exclamations and what \
            the translation adds are only worth knowing.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "keys-differ": { locale in
      RulePage(
        claim: String(
          localized: "No two keys differ in nothing but blanks, capitals or final punctuation.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Such keys are nearly always one text that was typed twice. Both are translated, \
            and drift apart. Two that differ in blanks are a mistake; the others are only \
            worth knowing.
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
            A mark that is lost is lost on the screen; one without a partner is shown as it \
            is. Where a link leads may depend on the language, so that its address is not \
            compared.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "translation-differs": { locale in
      RulePage(
        claim: String(
          localized: "A translation says something else than the source text.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            A text that was copied and marked as translated is the commonest way in which the \
            source language stays in an app. Names, units and shared words are the same with \
            good reason and only worth knowing; with words that no other language has, the \
            text is untranslated.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "length-limited": { locale in
      RulePage(
        claim: String(
          localized: "A text is no longer than the comment of its entry allows.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            'maxLength: 12' in the comment says for how many characters there is room. \
            Placeholders do not count, as nobody knows what they will hold.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
    "symbols-differ": { locale in
      RulePage(
        claim: String(
          localized: "No two keys by hand make the same typed symbol.",
          locale: locale,
          comment: "What a rule of xcstrings validate claims"
        ),
        reason: String(
          localized: """
            Xcode 26 makes a symbol of each key that was added by hand, and a build fails \
            where two of them have one name, or where a key has nothing to make one of.
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
            Two translations of one text are often the work of two people, and somebody who \
            reads both takes them for two things. Where they are meant to differ, the comments \
            of the keys differ too: then they are not compared.
            """,
          locale: locale,
          comment: "Why a rule of xcstrings validate matters"
        )
      )
    },
  ]
}
