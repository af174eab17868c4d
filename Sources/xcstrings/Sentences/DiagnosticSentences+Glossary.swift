import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What the rule about the glossary finds; it has a sentence for each way to break it.
  static let glossary: Table = [
    "glossary-respected": { arguments, locale in
      let language = arguments.quoted(0, locale)
      let term = arguments.quoted(3, locale)
      if arguments.text(2) == "forbidden" {
        return String(
          localized:
            "the text in \(language) has \(arguments.quoted(4, locale)), which the glossary forbids for \(term)",
          locale: locale,
          comment:
            "Finding in a catalog. The first argument is a language, the second a word of it, the third a term of the sources"
        )
      }
      return String(
        localized:
          "the text in \(language) does not use \(arguments.quoted(4, locale)), the glossary's word for \(term)",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a language, the second a word of it or a list of several, the third a term of the sources"
      )
    }
  ]
}
