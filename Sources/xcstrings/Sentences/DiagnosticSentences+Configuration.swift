import CommandSupport
import Diagnostics
import FileSystem
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

// MARK: - Configuration text

extension DiagnosticSentences {
  /// What can be wrong with the YAML of `.xcstrings.yml`.
  static let configurationText: Table = [
    "configuration-encoding": { _, locale in
      String(
        localized: "the file is not UTF-8",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-syntax": { _, locale in
      String(
        localized: "this is not YAML",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-control-character": { _, locale in
      String(
        localized: "texts must not contain this invisible character",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-tab": { _, locale in
      String(
        localized: "there is a tab here; indent YAML with spaces only",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-indentation": { _, locale in
      String(
        localized: "this line is not indented like the lines before it",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-unquoted": { _, locale in
      String(
        localized: "this character has a meaning in YAML; put the text in quotation marks",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-colon": { _, locale in
      String(
        localized: "a colon is not allowed here; put the text in quotation marks",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-colon-missing": { _, locale in
      String(
        localized: "the line before has a key without a colon",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-list-open": { _, locale in
      String(
        localized: "a comma or the bracket that closes the list is missing",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-map-open": { _, locale in
      String(
        localized: "a comma or the brace that closes the map is missing",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-text-open": { _, locale in
      String(
        localized: "the text does not end: a quotation mark is missing",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-opened-here": { _, locale in
      String(
        localized: "it begins here",
        locale: locale,
        comment:
          "Problem in .xcstrings.yml. Further explanation: where a list, a map or a text begins"
      )
    },
    "configuration-escape": { _, locale in
      String(
        localized:
          "a backslash in quotation marks has a special meaning; write it twice, or use single quotation marks",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-documents": { _, locale in
      String(
        localized: "a second document begins here; the file may only have one",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
  ]
}

// MARK: - Glossary

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
