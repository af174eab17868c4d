import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization

extension DiagnosticSentences {
  /// Why the work of translators is refused, or left out.
  static let incoming: Table = [
    "unit-not-in-catalog": { arguments, locale in
      String(
        localized: "the catalog has no text \(arguments.key(0))",
        locale: locale,
        comment:
          "Error of an import. The argument is the name of a text: its key, and its variant if it has one"
      )
    },
    "unit-stands-twice": { arguments, locale in
      String(
        localized: "the text \(arguments.key(0)) appears twice",
        locale: locale,
        comment: "Error of an import. The argument is the name of a text"
      )
    },
    "unit-stands-first": { _, locale in
      String(
        localized: "the first one is here",
        locale: locale,
        comment: "Note below the error that a message of a PO file stands there twice"
      )
    },
    "unit-ambiguous": { arguments, locale in
      String(
        localized:
          "\(arguments.key(0)) may be a text of \(arguments.key(1)) or of \(arguments.key(2))",
        locale: locale,
        comment: "Error of an import. The first argument is the name of a text, the others are keys"
      )
    },
    "units-missing": { arguments, locale in
      String(
        localized:
          "\(arguments.count(0)) texts of the catalog are missing in the file: \(arguments.quoted(1, locale)); --partial accepts it nevertheless",
        locale: locale,
        comment:
          "Error of an import. The first argument counts, the second is a list of the first few names of texts. --partial stays as it is"
      )
    },
    "unit-varies-otherwise": { arguments, locale in
      String(
        localized: "the text \(arguments.key(0)) has other plural or device forms in the catalog",
        locale: locale,
        comment: "Error of an import. The argument is the name of a text"
      )
    },
    "unit-category-unknown": { arguments, locale in
      String(
        localized:
          "the text \(arguments.key(0)) is for the plural category \(arguments.quoted(2, locale)), which \(arguments.quoted(1, locale)) does not have; it has \(arguments.quoted(3, locale))",
        locale: locale,
        comment:
          "Error of an import. The first argument is the name of a text, the second a plural category, the third a language, the fourth a list of categories"
      )
    },
    "unit-of-phrases": { arguments, locale in
      String(
        localized: "\(arguments.key(0)) has phrases of an App Shortcut, which are not imported",
        locale: locale,
        comment: "Finding of an import. The argument is a key"
      )
    },
    "import-source-language": { arguments, locale in
      String(
        localized:
          "the file is translated from \(arguments.quoted(0, locale)), but the source language of the catalog is \(arguments.quoted(1, locale))",
        locale: locale,
        comment: "Error of an import. The arguments are languages"
      )
    },
    "import-target-language": { arguments, locale in
      String(
        localized:
          "the file is translated to \(arguments.quoted(0, locale)), not to \(arguments.quoted(1, locale))",
        locale: locale,
        comment: "Error of an import. The arguments are languages"
      )
    },
    "import-target-language-missing": { arguments, locale in
      String(
        localized: "the file does not say which language it is in; give it with --language",
        locale: locale,
        comment: "Error of an import. --language stays as it is"
      )
    },
    "import-state-unknown": { arguments, locale in
      String(
        localized:
          "the state \(arguments.quoted(1, locale)) of \(arguments.key(0)) does not exist; write translated, needs_review, new or machine_translated",
        locale: locale,
        comment:
          "Error of an import. The first argument is a word, the second the name of a text. The words at the end stay as they are"
      )
    },
    "import-unfinished": { arguments, locale in
      String(
        localized:
          "the translation of \(arguments.key(0)) is not finished (\(arguments.quoted(1, locale))), and is left out; '--unfinished take' accepts it",
        locale: locale,
        comment:
          "Finding of an import. The first argument is the name of a text, the second the state of its translation. --unfinished take stays as it is"
      )
    },
    "translation-blank": { arguments, locale in
      String(
        localized: "the translation of \(arguments.key(0)) is empty, and is left out",
        locale: locale,
        comment: "Finding of an import. The argument is the name of a text"
      )
    },
    "translation-cleared": { arguments, locale in
      String(
        localized: "the finished translation of \(arguments.key(0)) is empty",
        locale: locale,
        comment: "Finding of an import. The argument is the name of a text"
      )
    },
    "source-changed": { arguments, locale in
      String(
        localized:
          "the source of \(arguments.key(0)) was \(arguments.quoted(1, locale)) and is \(arguments.quoted(2, locale)) now; the translation needs review",
        locale: locale,
        comment:
          "Finding of an import. The first argument is the name of a text, the others are texts"
      )
    },
  ]
}

// MARK: - Import files

extension DiagnosticSentences {
  /// What can be wrong with a file of translations as a whole.
  static let incomingFiles: Table = [
    "import-of-catalog": { _, locale in
      String(
        localized:
          "the file is a catalog; name it with --catalog, or merge it with 'xcstrings merge'",
        locale: locale,
        comment: "Error of an import. What stands in quotation marks, and --catalog, stays as it is"
      )
    },
    "import-of-strings": { _, locale in
      String(
        localized:
          "such files cannot be imported; 'xcstrings migrate' turns them into catalogs",
        locale: locale,
        comment: "Error of an import of a .strings file. The command stays as it is"
      )
    },
    "import-of-binary": { _, locale in
      String(
        localized:
          "the file is not a text file; save a workbook as 'CSV UTF-8' or 'Unicode text', and unpack an archive",
        locale: locale,
        comment:
          "Error of an import. Names of file types of Excel stand in quotation marks"
      )
    },
    "import-new-language": { arguments, locale in
      String(
        localized:
          "the catalog had no texts in \(arguments.quoted(0, locale)) before, but in \(arguments.quoted(1, locale))",
        locale: locale,
        comment: "Note of an import. The arguments are a language and a list of languages"
      )
    },
    "import-unknown-catalog": { arguments, locale in
      String(
        localized:
          "there is no catalog \(arguments.quoted(0, locale)) here; there are \(arguments.quoted(1, locale))",
        locale: locale,
        comment:
          "Error of an import. The first argument is the path of a catalog, the second a list of them"
      )
    },
    "import-ambiguous-catalog": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(0, locale)) may be any of the catalogs \(arguments.quoted(1, locale)); choose one with --catalog",
        locale: locale,
        comment:
          "Error of an import. The first argument is a path, the second a list of paths. --catalog stays as it is"
      )
    },
    "import-no-catalog": { arguments, locale in
      String(
        localized: "\(arguments.quoted(0, locale)) is not a catalog; its texts are left out",
        locale: locale,
        comment: "Finding of an import. The argument is the path of a file"
      )
    },
    "units-in-two-files": { arguments, locale in
      String(
        localized:
          "\(arguments.count(0)) texts of the file are also in \(arguments.quoted(1, locale)); import only one of the two files",
        locale: locale,
        comment: "Error of an import. The first argument counts, the second is a path"
      )
    },
  ]
}

// MARK: - Export

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
