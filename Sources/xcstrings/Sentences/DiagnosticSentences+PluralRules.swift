import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What the rules find about plurals.
  static let pluralRules: Table = [
    "plural-candidate": { arguments, locale in
      String(
        localized:
          "the text in \(arguments.quoted(0, locale)) counts with \(arguments.quoted(2, locale)) and does not vary with the number",
        locale: locale,
        comment: "Finding in a catalog. The first argument is a language, the second a placeholder"
      )
    },
    "plural-categories": { arguments, locale in
      String(
        localized:
          "the plural in \(arguments.quoted(0, locale)) lacks \(arguments.quoted(2, locale))",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a language, the second a list of plural categories such as 'one'"
      )
    },
    "plural-rare-categories": { arguments, locale in
      String(
        localized:
          "the plural in \(arguments.quoted(0, locale)) lacks \(arguments.quoted(2, locale)), which only rare numbers need",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a language, the second a list of plural categories such as 'many'"
      )
    },
    "plural-unused-categories": { arguments, locale in
      String(
        localized:
          "the plural in \(arguments.quoted(0, locale)) never uses \(arguments.quoted(2, locale))",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a language, the second a list of plural categories such as 'two'"
      )
    },
  ]
}
