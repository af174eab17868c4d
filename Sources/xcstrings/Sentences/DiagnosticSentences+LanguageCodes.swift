import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// Says that something is no language; the third argument is how one is written that was meant.
  static func unknownLanguage(
    _ arguments: [Diagnostic.Argument],
    _ locale: UserLocale
  ) -> String {
    let tag = arguments.quoted(0, locale)
    guard arguments.text(2).isEmpty else {
      return misspelledLanguage(tag, arguments.quoted(2, locale), locale)
    }
    return String(
      localized:
        "\(tag) is not a language code, so its texts are never shown; write 'es', 'pt-BR' or 'zh-Hans', for example",
      locale: locale,
      comment: "Finding in a catalog. The argument is such as 'spanish'"
    )
  }

  /// Says that something is no language, and what was meant; both stand in quotation marks.
  static func misspelledLanguage(_ tag: String, _ meant: String, _ locale: UserLocale) -> String {
    String(
      localized: "\(tag) is not a language code; write \(meant)",
      locale: locale,
      comment:
        "Finding in a catalog or in .xcstrings.yml. The arguments are such as 'es_ES' and 'es-ES'"
    )
  }
}
