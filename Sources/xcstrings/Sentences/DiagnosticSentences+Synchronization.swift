import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization

extension DiagnosticSentences {
  /// What is wrong with the projects and manifests that declare targets.
  static let project: Table = [
    "property-list-expects": { arguments, locale in
      let expected = arguments.text(0)
      let found = arguments.text(1)
      return switch (expected.isEmpty, found.isEmpty) {
      case (true, _):
        String(
          localized: "expected the end of the file here, found '\(found)'",
          locale: locale,
          comment: "Finding in the file of an Xcode project"
        )
      case (false, true):
        String(
          localized: "expected '\(expected)' here, but the file ends",
          locale: locale,
          comment: "Finding in the file of an Xcode project"
        )
      case (false, false):
        String(
          localized: "expected '\(expected)' here, found '\(found)'",
          locale: locale,
          comment: "Finding in the file of an Xcode project"
        )
      }
    },
    "property-list-expects-value": { arguments, locale in
      let found = arguments.text(0)
      return found.isEmpty
        ? String(
          localized: "expected a value here, but the file ends",
          locale: locale,
          comment: "Finding in the file of an Xcode project"
        )
        : String(
          localized: "expected a value here, found '\(found)'",
          locale: locale,
          comment: "Finding in the file of an Xcode project"
        )
    },
    "property-list-unclosed": { arguments, locale in
      String(
        localized: "what starts here has no closing '\(arguments.text(0))'",
        locale: locale,
        comment:
          "Finding in the file of an Xcode project. The argument is a quotation mark or a bracket"
      )
    },
    "property-list-too-deep": { arguments, locale in
      String(
        localized: "brackets are nested more than \(arguments.count(0)) levels deep",
        locale: locale,
        comment: "Finding in the file of an Xcode project"
      )
    },
    "property-list-encoding": { _, locale in
      String(
        localized: "the file is written neither in UTF-8 nor in UTF-16",
        locale: locale,
        comment: "Error in a property list, such as the file of an Xcode project"
      )
    },
    "xcode-project-missing": { _, locale in
      String(
        localized: "the file contains no Xcode project; its targets are not known",
        locale: locale,
        comment: "Finding in the file of an Xcode project"
      )
    },
    "manifest-unread": { arguments, locale in
      String(
        localized:
          "'\(arguments.text(0))' is computed when the manifest runs; its value is not known",
        locale: locale,
        comment:
          "Finding in a Package.swift, or a Project.swift of Tuist. The argument is a piece of code"
      )
    },
    "source-language-differs": { arguments, locale in
      String(
        localized:
          "the catalog takes the texts in the code for '\(arguments.text(0))', but the project of \(arguments.quoted(2, locale)) says that they are '\(arguments.text(1))'",
        locale: locale,
        comment:
          "Finding in a catalog. The arguments are a language, a list of names of targets and another language"
      )
    },
    "xcodegen-include-missing": { arguments, locale in
      String(
        localized: "the included file '\(arguments.text(0))' cannot be read",
        locale: locale,
        comment: "Finding in the project.yml of XcodeGen. The argument is a path"
      )
    },
    "xcodegen-source-missing": { arguments, locale in
      String(
        localized: "there is nothing at '\(arguments.text(0))'; maybe it has yet to be generated",
        locale: locale,
        comment: "Finding in the project.yml of XcodeGen. The argument is the path of sources"
      )
    },
    "xcodegen-variable": { arguments, locale in
      String(
        localized:
          "'\(arguments.text(0))' depends on a variable of the environment; where it leads is not known",
        locale: locale,
        comment: "Finding in the project.yml of XcodeGen. The argument is a path with ${NAME} in it"
      )
    },
    "xcodegen-too-large": { _, locale in
      String(
        localized: "the file and what it repeats have too many values; the rest is not read",
        locale: locale,
        comment: "Finding in the project.yml of XcodeGen"
      )
    },
  ]
}

// MARK: - Sync

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
