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
    "plural-categories": { arguments, locale in missing(arguments, locale) },
    "plural-rare-categories": { arguments, locale in rarelyMissing(arguments, locale) },
    "plural-unused-categories": { arguments, locale in unused(arguments, locale) },
  ]

  /// Says which forms a plural lacks.
  private static func missing(
    _ arguments: [Diagnostic.Argument],
    _ locale: UserLocale
  ) -> String {
    let (language, forms) = (arguments.quoted(0, locale), arguments.quoted(2, locale))
    return arguments.isSeveral(2)
      ? String(
        localized: "the plural in \(language) has no forms for \(forms)",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a language, the second a list of at least two plural categories such as 'few' and 'many'"
      )
      : String(
        localized: "the plural in \(language) has no form for \(forms)",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a language, the second a plural category such as 'one'"
      )
  }

  /// Says which forms a plural lacks that hardly any number takes.
  private static func rarelyMissing(
    _ arguments: [Diagnostic.Argument],
    _ locale: UserLocale
  ) -> String {
    let (language, forms) = (arguments.quoted(0, locale), arguments.quoted(2, locale))
    return arguments.isSeveral(2)
      ? String(
        localized:
          "the plural in \(language) has no forms for \(forms), which only rare numbers need",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a language, the second a list of at least two plural categories such as 'few' and 'many'"
      )
      : String(
        localized:
          "the plural in \(language) has no form for \(forms), which only rare numbers need",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a language, the second a plural category such as 'many'"
      )
  }

  /// Says which forms a plural has for nothing.
  private static func unused(
    _ arguments: [Diagnostic.Argument],
    _ locale: UserLocale
  ) -> String {
    let (language, forms) = (arguments.quoted(0, locale), arguments.quoted(2, locale))
    return arguments.isSeveral(2)
      ? String(
        localized: "the plural in \(language) has forms for \(forms), which are never used",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a language, the second a list of at least two plural categories such as 'two' and 'few'"
      )
      : String(
        localized: "the plural in \(language) has a form for \(forms), which is never used",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a language, the second a plural category such as 'two'"
      )
  }
}
