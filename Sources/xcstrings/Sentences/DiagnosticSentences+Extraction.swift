import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What cannot be understood in sources.
  static let extraction: Table = [
    "source-syntax": { _, locale in
      String(
        localized: "the compiler would not understand this; strings may be missing",
        locale: locale,
        comment: "Finding in sources"
      )
    },
    "source-too-deep": { _, locale in
      String(
        localized: "this file is nested too deeply to be read; its strings are not known",
        locale: locale,
        comment: "Finding in sources"
      )
    },
    "interpolation-type-unknown": { arguments, locale in
      String(
        localized:
          "the type of \(arguments.quoted(0, locale)) could not be found out and is taken for a text",
        locale: locale,
        comment: "Finding in sources. The argument is an expression of Swift"
      )
    },
  ]
}
