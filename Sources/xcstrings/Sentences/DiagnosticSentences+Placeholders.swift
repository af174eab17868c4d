import CommandSupport
import Diagnostics
import Localization

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
