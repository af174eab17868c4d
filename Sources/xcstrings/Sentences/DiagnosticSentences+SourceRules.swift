import CommandSupport
import Diagnostics
import Localization

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
