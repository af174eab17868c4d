import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What can be wrong with files of extracted strings.
  static let stringsData: Table = [
    "strings-data-not-object": { _, locale in
      String(
        localized: "this is not a file of extracted strings",
        locale: locale,
        comment: "Problem in a .stringsdata file"
      )
    },
    "strings-data-version-unsupported": { arguments, locale in
      String(
        localized:
          "version \(arguments.text(0)) of extracted strings is not supported, only 1",
        locale: locale,
        comment: "Problem in a .stringsdata file"
      )
    },
    "strings-data-table-not-list": { arguments, locale in
      String(
        localized: "the table \(arguments.quoted(0, locale)) should be a list of strings",
        locale: locale,
        comment: "Problem in a .stringsdata file"
      )
    },
    "strings-data-entry-invalid": { arguments, locale in
      String(
        localized:
          "a string of the table \(arguments.quoted(0, locale)) has no key; it is left out",
        locale: locale,
        comment: "Problem in a .stringsdata file"
      )
    },
  ]
}
