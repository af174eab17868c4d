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
        localized: "the default value in use is here",
        locale: locale,
        comment: "Finding in sources, further explanation"
      )
    },
    "sync-new-key": { arguments, locale in
      String(
        localized:
          "the key \(arguments.key(0)) is not in \(arguments.text(1)) yet; 'xcstrings sync' adds it",
        locale: locale,
        comment: "Finding of sync --check. The arguments are a key and the path of a catalog"
      )
    },
    "sync-removed-key": { arguments, locale in
      String(
        localized:
          "the key \(arguments.key(0)) is no longer in the code; 'xcstrings sync' removes it from \(arguments.text(1))",
        locale: locale,
        comment: "Finding of sync --check. The arguments are a key and the path of a catalog"
      )
    },
    "sync-stale-key": { arguments, locale in
      String(
        localized:
          "the key \(arguments.key(0)) is no longer in the code; 'xcstrings sync' marks it stale in \(arguments.text(1))",
        locale: locale,
        comment: "Finding of sync --check. The arguments are a key and the path of a catalog"
      )
    },
    "sync-plain-string": { arguments, locale in
      String(
        localized:
          "the text of the key \(arguments.key(0)) is a plain String here, not a key; 'xcstrings sync' marks it stale in \(arguments.text(1))",
        locale: locale,
        comment:
          "Finding of sync --check. The arguments are a key and the path of a catalog; String stays"
      )
    },
    "sync-possible-rename": { arguments, locale in
      String(
        localized:
          "the key \(arguments.key(0)) may be \(arguments.key(1)) in other words; 'xcstrings sync --renames apply' keeps its translations",
        locale: locale,
        comment: "Finding of sync --check. The arguments are the new key and the former one"
      )
    },
    "sync-revived-key": { arguments, locale in
      String(
        localized:
          "the key \(arguments.key(0)) is in the code, but stale in \(arguments.text(1)); 'xcstrings sync' revives it",
        locale: locale,
        comment: "Finding of sync --check. The arguments are a key and the path of a catalog"
      )
    },
    "sync-renamed-key": { arguments, locale in
      String(
        localized:
          "the key \(arguments.key(0)) has a new name in \(arguments.text(1)); 'xcstrings sync' renames it",
        locale: locale,
        comment: "Finding of sync --check. The arguments are a key and the path of a catalog"
      )
    },
    "sync-pruned-key": { arguments, locale in
      String(
        localized:
          "the key \(arguments.key(0)) is not in the code; 'xcstrings sync --prune' removes it from \(arguments.text(1)) with its translations",
        locale: locale,
        comment: "Finding of sync --check. The arguments are a key and the path of a catalog"
      )
    },
    "sync-new-text": { arguments, locale in
      String(
        localized:
          "\(arguments.text(1)) has a former default value of the key \(arguments.key(0)); 'xcstrings sync' takes over the new one",
        locale: locale,
        comment: "Finding of sync --check. The arguments are a key and the path of a catalog"
      )
    },
    "sync-adopted-key": { arguments, locale in
      String(
        localized:
          "the key \(arguments.key(0)) is in the code, and \(arguments.text(1)) has it from a legacy file; 'xcstrings sync' adopts it",
        locale: locale,
        comment: "Finding of sync --check. The arguments are a key and the path of a catalog"
      )
    },
    "sync-default-value": { arguments, locale in
      String(
        localized:
          "\(arguments.text(1)) does not have the default value of the key \(arguments.key(0)); 'xcstrings sync' adds it",
        locale: locale,
        comment: "Finding of sync --check. The arguments are a key and the path of a catalog"
      )
    },
    "sync-no-default-value": { arguments, locale in
      String(
        localized:
          "\(arguments.text(1)) has a default value for the key \(arguments.key(0)), which the code no longer gives; 'xcstrings sync' removes it",
        locale: locale,
        comment: "Finding of sync --check. The arguments are a key and the path of a catalog"
      )
    },
    "sync-comment": { arguments, locale in
      String(
        localized:
          "\(arguments.text(1)) has another comment for the key \(arguments.key(0)); 'xcstrings sync' takes over that of the sources",
        locale: locale,
        comment: "Finding of sync --check. The arguments are a key and the path of a catalog"
      )
    },
  ]
}
