import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What can be wrong with tables of spreadsheets.
  static let delimited: Table = [
    "delimited-text-bytes": { _, locale in
      String(
        localized:
          "the file is not UTF-8 from here on; save the table as 'CSV UTF-8' or 'Unicode text'",
        locale: locale,
        comment:
          "Error in a table of a spreadsheet. Names of file types of Excel stand in quotation marks"
      )
    },
    "delimited-text-unclosed": { _, locale in
      String(
        localized:
          "the field has no closing quotation mark, so it takes up the rest of the table",
        locale: locale,
        comment:
          "Error in a table of a spreadsheet"
      )
    },
    "delimited-text-after-quote": { _, locale in
      String(
        localized:
          "there is something after the closing quotation mark of the field",
        locale: locale,
        comment:
          "Warning about a table of a spreadsheet"
      )
    },
    "delimited-empty": { _, locale in
      String(
        localized: "the table is empty",
        locale: locale,
        comment: "Error in a table of a spreadsheet"
      )
    },
    "delimited-column-missing": { arguments, locale in
      String(
        localized:
          "the first row has no column \(arguments.quoted(0, locale)), but \(arguments.quoted(1, locale)); it has to have the English names that the export wrote",
        locale: locale,
        comment:
          "Error in a table of a spreadsheet. The first argument is the name of a column, the second the names that are there"
      )
    },
    "delimited-column-twice": { arguments, locale in
      String(
        localized:
          "the column \(arguments.quoted(0, locale)) appears twice in the table",
        locale: locale,
        comment:
          "Error in a table of a spreadsheet. The argument is the name of a column"
      )
    },
    "delimited-column-unknown": { arguments, locale in
      String(
        localized:
          "the column \(arguments.quoted(0, locale)) is not known, and is ignored",
        locale: locale,
        comment:
          "Note on a table of a spreadsheet. The argument is the name of a column"
      )
    },
    "delimited-key-missing": { _, locale in
      String(
        localized:
          "the row has a translation but no key",
        locale: locale,
        comment:
          "Error in a table of a spreadsheet"
      )
    },
    "delimited-field-count": { arguments, locale in
      String(
        localized:
          "the row has \(arguments.text(0)) fields, the first row \(arguments.text(1)); put texts that contain the delimiter in quotation marks",
        locale: locale,
        comment:
          "Error in a table of a spreadsheet. The arguments are numbers"
      )
    },
    "delimited-carriage-returns": { arguments, locale in
      String(
        localized:
          "\(arguments.count(1)) texts to translate to \(arguments.quoted(0, locale)) have carriage returns, which spreadsheets change: \(arguments.quoted(2, locale))",
        locale: locale,
        comment:
          "Note on what a table of a spreadsheet cannot hold. The first argument is a count, the second a language tag, the third the first few identifiers"
      )
    },
  ]
}
