import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What can be wrong with `.xcstrings.yml`.
  static let configuration: Table = [
    "configuration-encoding": { _, locale in
      String(
        localized: "the file is not UTF-8",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-syntax": { arguments, locale in
      String(
        localized: "the file is not YAML: \(arguments.text(0))",
        locale: locale,
        comment: "Problem in .xcstrings.yml. The argument comes from the YAML parser, in English"
      )
    },
    "configuration-duplicate-key": { arguments, locale in
      String(
        localized: "the key \(arguments.quoted(0, locale)) stands here twice",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-unknown-key": { arguments, locale in
      String(
        localized:
          "there is no key \(arguments.quoted(0, locale)); the keys are \(arguments.quoted(1, locale))",
        locale: locale,
        comment: "Problem in .xcstrings.yml. The second argument is a list"
      )
    },
    "configuration-expects-text": { arguments, locale in
      String(
        localized: "\(arguments.quoted(0, locale)) has to be a text",
        locale: locale,
        comment: "Problem in .xcstrings.yml. The argument is a key"
      )
    },
    "configuration-expects-list": { arguments, locale in
      String(
        localized: "\(arguments.quoted(0, locale)) has to be a list",
        locale: locale,
        comment: "Problem in .xcstrings.yml. The argument is a key"
      )
    },
    "configuration-expects-map": { arguments, locale in
      String(
        localized: "\(arguments.quoted(0, locale)) has to be a map of keys and values",
        locale: locale,
        comment: "Problem in .xcstrings.yml. The argument is a key, or empty"
      )
    },
    "configuration-language": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(0, locale)) is not a language; languages are written as 'es' or 'zh-Hans'",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-rule-level": { arguments, locale in
      String(
        localized:
          "a rule cannot be \(arguments.quoted(0, locale)); the levels are \(arguments.quoted(1, locale))",
        locale: locale,
        comment: "Problem in .xcstrings.yml. The second argument is a list"
      )
    },
    "configuration-unknown-rule": { arguments, locale in
      String(
        localized:
          "there is no rule \(arguments.quoted(0, locale)); the rules are \(arguments.quoted(1, locale))",
        locale: locale,
        comment: "Problem in .xcstrings.yml. The second argument is a list"
      )
    },
  ]
}
