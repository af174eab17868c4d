import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
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

// MARK: - Language rules

extension DiagnosticSentences {
  /// What the rules find that look at words.
  static let languageRules: Table = [
    "address-consistent": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(2, locale)) in the text in \(arguments.quoted(0, locale)) addresses the reader with \(arguments.quoted(3, locale)), but \(arguments.count(5)) texts of the project use \(arguments.quoted(4, locale))",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a word, the second a language, the third and the last are ways to address the reader, such as tú and usted"
      )
    },
    "decimal-mark": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(2, locale)) does not use the decimal separator of \(arguments.quoted(0, locale)), \(arguments.quoted(3, locale))",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a number, the second a language, the third a mark"
      )
    },
    "doubled-blanks": { arguments, locale in
      String(
        localized: "the text in \(arguments.quoted(0, locale)) has several spaces in a row",
        locale: locale,
        comment: "Finding in a catalog. The argument is a language"
      )
    },
    "doubled-words": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(2, locale)) appears twice in a row in the text in \(arguments.quoted(0, locale))",
        locale: locale,
        comment: "Finding in a catalog. The first argument is a word, the second a language"
      )
    },
    "spelling": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(2, locale)) in the text in \(arguments.quoted(0, locale)) should be spelled \(arguments.quoted(3, locale))",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a word without its accents, the second a language, the third the word with them"
      )
    },
    "title-capitals": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(2, locale)) in the text in \(arguments.quoted(0, locale)) is capitalized like an English title",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a word or a list of several, the second a language"
      )
    },
    "words-translated": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(2, locale)) in the text in \(arguments.quoted(0, locale)) is not translated",
        locale: locale,
        comment: "Finding in a catalog. The first argument is a word, the second a language"
      )
    },
    "languages-known": { arguments, locale in unknownLanguage(arguments, locale) },
  ]
}

// MARK: - Language codes

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

// MARK: - Source rules

extension DiagnosticSentences {
  /// What the rules about sources and catalogs find.
  static let sourceRules: Table = [
    "key-not-in-catalog": { arguments, locale in
      String(
        localized:
          "the key \(arguments.key(0)) is not in \(arguments.text(1)); 'xcstrings sync' adds it",
        locale: locale,
        comment: "Finding in a source. The second argument is the path of a catalog"
      )
    },
    "key-not-in-code": { arguments, locale in
      String(
        localized: "the code does not use the key \(arguments.key(0))",
        locale: locale,
        comment: "Finding in a catalog"
      )
    },
    "keys-not-judged": { arguments, locale in
      String(
        localized:
          "\(arguments.count(0)) keys were not found in the sources and were not checked, because not all sources could be read",
        locale: locale,
        comment: "Finding in a catalog, above the reasons"
      )
    },
    "keys-without-sources": { arguments, locale in
      String(
        localized:
          "the sources have no strings of the table \(arguments.key(0)); its \(arguments.count(1)) keys were not checked",
        locale: locale,
        comment: "Finding in a catalog"
      )
    },
    "source-unread": { _, locale in
      String(
        localized: "this source file could not be read",
        locale: locale,
        comment: "Why keys of a catalog are not judged"
      )
    },
    "key-used": { _, locale in
      String(
        localized: "the key is used here",
        locale: locale,
        comment: "Below a finding in a catalog: a place in a source"
      )
    },
    "key-is-plain-string": { _, locale in
      String(
        localized: "its text is a plain String here, which is not a key",
        locale: locale,
        comment: "Below the finding that no source uses a key: a place in a source; String stays"
      )
    },
    "former-key": { arguments, locale in
      String(
        localized:
          "it may be \(arguments.key(0)) in other words; 'xcstrings sync --renames apply' keeps its translations",
        locale: locale,
        comment:
          "Below the finding that a key is not in the catalog: a place in the catalog. The argument is a key"
      )
    },
    "renamed-key": { arguments, locale in
      String(
        localized:
          "it may be \(arguments.key(0)) now; 'xcstrings sync --renames apply' keeps its translations",
        locale: locale,
        comment:
          "Below the finding that no source uses a key: a place in a source. The argument is a key"
      )
    },
  ]
}

// MARK: - Coverage

extension DiagnosticSentences {
  /// What `coverage` finds.
  static let coverage: Table = [
    "coverage-too-low": { arguments, locale in
      let threshold = CoverageThreshold(argument: arguments.text(3))
      let share = CoverageShare(done: arguments.count(1), total: arguments.count(2))
      // One digit more than the user has given tells the two apart, as far as a person cares.
      let text = share.text(
        fractionDigits: (threshold?.fractionDigits ?? 0) + 1,
        LocalizationBundle.module.formats(for: locale)
      )
      let keys = "\(share.done)/\(share.total)"
      return String(
        localized:
          "\(arguments.quoted(0, locale)) is translated to \(text) (\(keys)); at least \(threshold?.text(LocalizationBundle.module.formats(for: locale)) ?? "") is required",
        locale: locale,
        comment:
          "Finding of xcstrings coverage --fail-under. The arguments are a language, a percentage, numbers such as 3/4, and the percentage that is asked for"
      )
    }
  ]
}

// MARK: - Annotations

extension DiagnosticSentences {
  /// What is to be said of annotations themselves.
  static let annotations: Table = [
    .annotationsHidden: { arguments, locale in
      String(
        localized:
          "\(arguments.count(0)) findings; GitHub shows at most \(arguments.text(1)) of a kind beside the code, the log and the page of the run have all of them",
        locale: locale,
        comment: "Beside the findings in a workflow of GitHub"
      )
    }
  ]
}
