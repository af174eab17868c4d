import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What the rules find that look at words.
  static let languageRules: Table = [
    "address-consistent": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(2, locale)) in the text in \(arguments.quoted(0, locale)) addresses the reader with \(arguments.quoted(3, locale)), but \(arguments.count(5)) texts of the project use \(arguments.quoted(4, locale))",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a word, the second a language, the third and the last are ways to address the reader, such as tú and usted"
      )
    },
    "decimal-mark": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(2, locale)) does not use the decimal separator of \(arguments.quoted(0, locale)), \(arguments.quoted(3, locale))",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a number, the second a language, the third a mark"
      )
    },
    "doubled-blanks": { arguments, locale in
      String(
        localized: "the text in \(arguments.quoted(0, locale)) has several spaces in a row",
        locale: locale,
        comment: "Finding in a catalog. The argument is a language"
      )
    },
    "doubled-words": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(2, locale)) appears twice in a row in the text in \(arguments.quoted(0, locale))",
        locale: locale,
        comment: "Finding in a catalog. The first argument is a word, the second a language"
      )
    },
    "spelling": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(2, locale)) in the text in \(arguments.quoted(0, locale)) should be spelled \(arguments.quoted(3, locale))",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a word without its accents, the second a language, the third the word with them"
      )
    },
    "title-capitals": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(2, locale)) in the text in \(arguments.quoted(0, locale)) is capitalized like an English title",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a word or a list of several, the second a language"
      )
    },
    "words-translated": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(2, locale)) in the text in \(arguments.quoted(0, locale)) is not translated",
        locale: locale,
        comment: "Finding in a catalog. The first argument is a word, the second a language"
      )
    },
    "languages-known": { arguments, locale in unknownLanguage(arguments, locale) },
  ]
}
