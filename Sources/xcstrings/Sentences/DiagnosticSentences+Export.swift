import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What cannot be handed to translators, and what is lost of it elsewhere.
  static let export: Table = [
    "unit-collision": { arguments, locale in
      String(
        localized:
          "\(arguments.key(1)) and \(arguments.key(2)) both have a text that is called \(arguments.quoted(3, locale)) in files of translators",
        locale: locale,
        comment:
          "Finding of an export. The first two arguments are keys, the third the name of a text"
      )
    },
    "key-like-variant": { arguments, locale in
      String(
        localized:
          "\(arguments.key(1)) ends as the name of a variant does: Xcode does not import its translations",
        locale: locale,
        comment: "Finding of an export. The argument is a key"
      )
    },
    "export-phrases": { arguments, locale in
      String(
        localized: "\(arguments.key(1)) has phrases of an App Shortcut, which are not exported",
        locale: locale,
        comment: "Finding of an export. The argument is a key"
      )
    },
    "nested-variant-left-out": { arguments, locale in
      String(
        localized:
          "\(arguments.key(1)) has a text \(arguments.quoted(2, locale)), which no file of translators can name; it is not exported",
        locale: locale,
        comment:
          "Finding of an export. The first argument is a key, the second the names of a variant"
      )
    },
    "variations-overlap": { arguments, locale in
      String(
        localized:
          "\(arguments.key(1)) has a text beside variants, or plurals beside devices: Xcode imports a part of them",
        locale: locale,
        comment: "Finding of an export. The argument is a key"
      )
    },
    "target-only-substitution": { arguments, locale in
      String(
        localized:
          "\(arguments.key(1)) has the substitution \(arguments.quoted(2, locale)) in \(arguments.quoted(0, locale)), and not in the source: Xcode imports it only where it is already",
        locale: locale,
        comment:
          "Finding of an export. The first argument is a key, the second a name, the third a language"
      )
    },
    "separator-in-substitution": { arguments, locale in
      String(
        localized:
          "\(arguments.key(1)) has a substitution \(arguments.quoted(2, locale)), whose name has '|==|' in it: Xcode loses its texts",
        locale: locale,
        comment:
          "Finding of an export. The first argument is a key, the second a name. '|==|' stays as it is"
      )
    },
  ]
}
