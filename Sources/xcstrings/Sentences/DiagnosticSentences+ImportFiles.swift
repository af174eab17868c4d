import CommandSupport
import Diagnostics
import Localization

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
