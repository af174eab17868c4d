import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What is questionable in the sources when a catalog is brought in step.
  static let sync: Table = [
    "default-values-differ": { arguments, locale in
      String(
        localized:
          "the key \(arguments.key(0)) has another default value elsewhere; \(arguments.key(1)) is not used",
        locale: locale,
        comment: "Finding in sources"
      )
    },
    "default-value-in-use": { _, locale in
      String(
        localized: "the default value in use stands here",
        locale: locale,
        comment: "Finding in sources, further explanation"
      )
    },
  ]
}
