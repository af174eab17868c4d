import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What can be wrong with the values in `.xcstrings.yml`.
  static let configuration: Table = [
    "configuration-duplicate-key": { arguments, locale in
      String(
        localized: "the key \(arguments.quoted(0, locale)) appears twice",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-first-key": { _, locale in
      String(
        localized: "it first appears here",
        locale: locale,
        comment:
          "Problem in .xcstrings.yml, further explanation: where a key stands that stands twice"
      )
    },
    "configuration-missing-key": { arguments, locale in
      String(
        localized: "the key \(arguments.quoted(0, locale)) is missing here",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-unknown-key": { arguments, locale in unknownKey(arguments, locale) },
    "configuration-expects-text": { arguments, locale in
      String(
        localized: "\(arguments.quoted(0, locale)) has to be a text",
        locale: locale,
        comment: "Problem in .xcstrings.yml. The argument is a key"
      )
    },
    "configuration-expects-boolean": { arguments, locale in
      String(
        localized: "\(arguments.quoted(0, locale)) has to be 'true' or 'false'",
        locale: locale,
        comment:
          "Problem in .xcstrings.yml. The argument is a key; the words in quotation marks stay"
      )
    },
    "configuration-expects-count": { arguments, locale in
      String(
        localized: "\(arguments.quoted(0, locale)) has to be a whole number, 1 or more",
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
        localized: "\(arguments.quoted(0, locale)) has to be a map: keys with values",
        locale: locale,
        comment: "Problem in .xcstrings.yml. The argument is a key, or empty"
      )
    },
    "configuration-language": { arguments, locale in
      guard arguments.text(1).isEmpty else {
        return misspelledLanguage(arguments.quoted(0, locale), arguments.quoted(1, locale), locale)
      }
      return String(
        localized:
          "\(arguments.quoted(0, locale)) is not a language code; write 'es', 'pt-BR' or 'zh-Hans', for example",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-choice": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(0, locale)) cannot be \(arguments.quoted(1, locale)); it can be \(arguments.quoted(2, locale))",
        locale: locale,
        comment:
          "Problem in .xcstrings.yml. The first argument is a key, the second its value, the third a list"
      )
    },
    "configuration-rule-level": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(0, locale)) is not a level of a rule; the levels are \(arguments.quoted(1, locale))",
        locale: locale,
        comment: "Problem in .xcstrings.yml. The second argument is a list"
      )
    },
    "configuration-unknown-rule": { arguments, locale in unknownRule(arguments, locale) },
    "configuration-no-sources": { arguments, locale in noSources(arguments, locale) },
  ]

  private static func noSources(
    _ arguments: [Diagnostic.Argument],
    _ locale: UserLocale
  ) -> String {
    let (target, path) = (arguments.quoted(0, locale), arguments.quoted(1, locale))
    guard arguments.text(2).isEmpty else {
      return String(
        localized:
          "the target \(target) has no sources in \(path); did you mean \(arguments.quoted(2, locale))?",
        locale: locale,
        comment: "Problem in .xcstrings.yml. The second argument is a path, the third a similar one"
      )
    }
    return String(
      localized: "the target \(target) has no sources in \(path)",
      locale: locale,
      comment: "Problem in .xcstrings.yml. The second argument is a path"
    )
  }

  private static func unknownKey(
    _ arguments: [Diagnostic.Argument],
    _ locale: UserLocale
  ) -> String {
    let name = arguments.quoted(0, locale)
    if let suggestion = arguments.closest(to: 0, among: 1) {
      return String(
        localized:
          "there is no key \(name); did you mean \(Quotation.of(suggestion, locale: locale))?",
        locale: locale,
        comment: "Problem in .xcstrings.yml. The second argument is a similar key"
      )
    }
    return String(
      localized: "there is no key \(name); the valid keys are \(arguments.quoted(1, locale))",
      locale: locale,
      comment: "Problem in .xcstrings.yml. The second argument is a list"
    )
  }

  private static func unknownRule(
    _ arguments: [Diagnostic.Argument],
    _ locale: UserLocale
  ) -> String {
    let name = arguments.quoted(0, locale)
    if let suggestion = arguments.closest(to: 0, among: 1) {
      return String(
        localized:
          "there is no rule \(name); did you mean \(Quotation.of(suggestion, locale: locale))?",
        locale: locale,
        comment: "Problem in .xcstrings.yml. The second argument is the name of a similar rule"
      )
    }
    return String(
      localized: "there is no rule \(name); 'xcstrings validate --list-rules' lists them",
      locale: locale,
      comment: "Problem in .xcstrings.yml. The second argument is a list"
    )
  }
}

extension [Diagnostic.Argument] {
  /// Returns the item of a list that was probably meant by a text; `nil` if none is close enough.
  fileprivate func closest(to text: Int, among list: Int) -> String? {
    guard indices.contains(list), case .list(let items) = self[list] else { return nil }
    return self.text(text).closest(of: items)
  }
}
