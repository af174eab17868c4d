import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What the rules find, those about plurals apart.
  static let rules: Table = [
    "key-stale": { arguments, locale in
      // With a second argument, the sources were read and have it.
      arguments.count > 1
        ? String(
          localized:
            "the key \(arguments.key(0)) is marked stale, but the code uses it; 'xcstrings sync' revives it",
          locale: locale,
          comment: "Finding in a catalog"
        )
        : String(
          localized: "the key \(arguments.key(0)) is stale: the code no longer uses it",
          locale: locale,
          comment: "Finding in a catalog"
        )
    },
    "translation-missing": { arguments, locale in
      String(
        localized: "\(arguments.key(1)) has no translation in \(arguments.quoted(0, locale))",
        locale: locale,
        comment: "Finding in a catalog. The first argument is a key, the second a language"
      )
    },
    "translation-empty": { arguments, locale in
      String(
        localized:
          "the translation of \(arguments.key(1)) in \(arguments.quoted(0, locale)) is empty",
        locale: locale,
        comment: "Finding in a catalog. The first argument is a key, the second a language"
      )
    },
    "translation-unfinished": { arguments, locale in
      String(
        localized:
          "the translation of \(arguments.key(1)) in \(arguments.quoted(0, locale)) is not finished",
        locale: locale,
        comment: "Finding in a catalog. The first argument is a key, the second a language"
      )
    },
    "translation-needs-review": { arguments, locale in
      String(
        localized:
          "the translation of \(arguments.key(1)) in \(arguments.quoted(0, locale)) needs review",
        locale: locale,
        comment: "Finding in a catalog. The first argument is a key, the second a language"
      )
    },
    "substitutions-defined": { arguments, locale in
      String(
        localized:
          "the text in \(arguments.quoted(0, locale)) names the substitution \(arguments.quoted(2, locale)), which does not exist",
        locale: locale,
        comment: "Finding in a catalog. The first argument is a language"
      )
    },
  ]
}
