import CommandSupport
import Diagnostics
import FileSystem
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

// MARK: - Placeholders

extension DiagnosticSentences {
  /// What the rule about placeholders finds; it has a sentence for each way to disagree.
  static let placeholders: Table = [
    "placeholders-agree": { arguments, locale in
      switch arguments.text(2) {
      case "missing": missingPlaceholders(arguments, locale)
      case "unexpected": unexpectedPlaceholders(arguments, locale)
      default: differentPlaceholder(arguments, locale)
      }
    }
  ]

  private static func missingPlaceholders(
    _ arguments: [Diagnostic.Argument],
    _ locale: UserLocale
  ) -> String {
    String(
      localized:
        "the placeholder \(arguments.quoted(3, locale)) is missing in the text in \(arguments.quoted(0, locale))",
      locale: locale,
      comment:
        "Finding in a catalog. The first argument is a language, the second a list of placeholders"
    )
  }

  private static func unexpectedPlaceholders(
    _ arguments: [Diagnostic.Argument],
    _ locale: UserLocale
  ) -> String {
    String(
      localized:
        "the text in \(arguments.quoted(0, locale)) has \(arguments.quoted(3, locale)), for which the code passes nothing",
      locale: locale,
      comment:
        "Finding in a catalog. The first argument is a language, the second a list of placeholders"
    )
  }

  private static func differentPlaceholder(
    _ arguments: [Diagnostic.Argument],
    _ locale: UserLocale
  ) -> String {
    String(
      localized:
        "the text in \(arguments.quoted(0, locale)) has \(arguments.quoted(3, locale)) where the source has \(arguments.quoted(4, locale))",
      locale: locale,
      comment: "Finding in a catalog. The first argument is a language, the others are placeholders"
    )
  }
}
