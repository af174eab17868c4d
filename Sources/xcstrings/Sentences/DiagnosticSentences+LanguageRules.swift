import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What the rules find that look at words.
  static let languageRules: Table = [
    "address-consistent": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(2, locale)) in the text in \(arguments.quoted(0, locale)) addresses the reader with \(arguments.quoted(3, locale)), and \(arguments.count(5)) texts of the project with \(arguments.quoted(4, locale))",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a word, the second a language, the third and the last are ways to address the reader, such as tú and usted"
      )
    },
    "decimal-mark": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(2, locale)) has not the decimal mark of \(arguments.quoted(0, locale)), \(arguments.quoted(3, locale))",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a number, the second a language, the third a mark"
      )
    },
    "doubled-blanks": { arguments, locale in
      String(
        localized: "the text in \(arguments.quoted(0, locale)) has several blanks side by side",
        locale: locale,
        comment: "Finding in a catalog. The argument is a language"
      )
    },
    "doubled-words": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(2, locale)) stands twice in a row in the text in \(arguments.quoted(0, locale))",
        locale: locale,
        comment: "Finding in a catalog. The first argument is a word, the second a language"
      )
    },
    "spelling": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(2, locale)) in the text in \(arguments.quoted(0, locale)) is written \(arguments.quoted(3, locale))",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a word without its accents, the second a language, the third the word with them"
      )
    },
    "title-capitals": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(2, locale)) in the text in \(arguments.quoted(0, locale)) has the capitals of an English title",
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
  ]
}
