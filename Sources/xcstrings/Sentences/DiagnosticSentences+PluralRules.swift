import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What the rules find about plurals.
  static let pluralRules: Table = [
    "plural-candidate": { arguments, locale in
      String(
        localized:
          "the text in \(arguments.quoted(0, locale)) has the number \(arguments.quoted(2, locale)), but no plural forms",
        locale: locale,
        comment: "Finding in a catalog. The first argument is a language, the second a placeholder"
      )
    },
    "plural-categories": { arguments, locale in
      String(
        localized:
          "the plural in \(arguments.quoted(0, locale)) has no form for \(arguments.quoted(2, locale))",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a language, the second a list of plural categories such as 'one'"
      )
    },
    "plural-rare-categories": { arguments, locale in
      String(
        localized:
          "the plural in \(arguments.quoted(0, locale)) has no form for \(arguments.quoted(2, locale)), which only rare numbers need",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a language, the second a list of plural categories such as 'many'"
      )
    },
    "plural-unused-categories": { arguments, locale in
      String(
        localized:
          "the plural in \(arguments.quoted(0, locale)) has a form for \(arguments.quoted(2, locale)), which is never used",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a language, the second a list of plural categories such as 'two'"
      )
    },
  ]
}
