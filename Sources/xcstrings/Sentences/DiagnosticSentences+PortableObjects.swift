import CommandSupport
import Diagnostics
import FileSystem
import Localization

extension DiagnosticSentences {
  /// What can be wrong with the text of a PO file.
  static let portableObjects: Table = [
    "portable-object-charset": { arguments, locale in
      String(
        localized:
          "the file is in \(arguments.text(0)); save it as UTF-8",
        locale: locale,
        comment:
          "Error in a PO file. The argument is an encoding such as ISO-8859-1"
      )
    },
    "portable-object-bytes": { _, locale in
      String(
        localized:
          "the file is not UTF-8 from here on; save it as UTF-8",
        locale: locale,
        comment:
          "Error in a PO file"
      )
    },
    "portable-object-unclosed": { _, locale in
      String(
        localized:
          "no quotation mark ends the text on its line",
        locale: locale,
        comment:
          "Error in a PO file"
      )
    },
    "portable-object-escape": { arguments, locale in
      String(
        localized:
          "\(arguments.literal(0, locale)) means nothing; a backslash is written as \\\\",
        locale: locale,
        comment:
          "Error in a PO file. The argument is a backslash and a letter"
      )
    },
    "portable-object-character": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(0, locale)) is not allowed here: only keywords, texts and comments are",
        locale: locale,
        comment:
          "Error in a PO file. The argument is a character"
      )
    },
    "portable-object-keyword": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(0, locale)) is not a keyword",
        locale: locale,
        comment:
          "Error in a PO file. The argument is a word that should be a keyword such as msgid"
      )
    },
    "portable-object-order": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(0, locale)) has no meaning here",
        locale: locale,
        comment:
          "Error in a PO file. The argument is a keyword such as msgid_plural"
      )
    },
    "portable-object-text-missing": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(0, locale)) is not followed by a text in quotation marks",
        locale: locale,
        comment:
          "Error in a PO file. The argument is a keyword such as msgid"
      )
    },
    "portable-object-text-stray": { _, locale in
      String(
        localized:
          "the text does not belong to a keyword",
        locale: locale,
        comment:
          "Error in a PO file"
      )
    },
    "portable-object-incomplete": { arguments, locale in
      String(
        localized:
          "the message has no \(arguments.text(0))",
        locale: locale,
        comment:
          "Error in a PO file. The argument is a keyword such as msgstr"
      )
    },
    "portable-object-index": { arguments, locale in
      String(
        localized:
          "expected the form [\(arguments.text(1))] here, found [\(arguments.text(0))]",
        locale: locale,
        comment:
          "Error in a PO file. The arguments are the numbers of plural forms"
      )
    },
    "portable-object-duplicate": { arguments, locale in
      String(
        localized:
          "the message \(arguments.quoted(0, locale)) appears twice in the file",
        locale: locale,
        comment:
          "Error in a PO file. The argument is a text to translate"
      )
    },
    "portable-object-first": { _, locale in
      String(
        localized:
          "the first one is here",
        locale: locale,
        comment:
          "Note below the error that a message of a PO file stands there twice"
      )
    },
    "portable-object-header-line": { arguments, locale in
      String(
        localized:
          "a line of the header is not a field: \(arguments.quoted(0, locale))",
        locale: locale,
        comment:
          "Warning about a PO file. The argument is the line"
      )
    },
    "portable-object-domain": { arguments, locale in
      String(
        localized:
          "the messages of the domain \(arguments.quoted(0, locale)) are read as if they were of the same file",
        locale: locale,
        comment:
          "Warning about a PO file. The argument is a name"
      )
    },
  ]
}

// MARK: - Plural forms

extension DiagnosticSentences {
  /// What PO files cannot hold, and what can be wrong with their plural forms.
  static let pluralForms: Table = [
    "plural-forms-unreadable": { arguments, locale in
      String(
        localized:
          "the field Plural-Forms cannot be read: \(arguments.quoted(0, locale))",
        locale: locale,
        comment:
          "Error in a PO file. The argument is the value of the field"
      )
    },
    "plural-forms-unknown": { arguments, locale in
      String(
        localized:
          "the plural forms of the language \(arguments.quoted(0, locale)) are not known, so it is not clear what nplurals=\(arguments.text(1)) means",
        locale: locale,
        comment:
          "Error in a PO file. The arguments are a language tag and a number"
      )
    },
    "plural-forms-mixed": { arguments, locale in
      String(
        localized:
          "the form [\(arguments.text(1))] of the field Plural-Forms covers several plural categories of the language \(arguments.quoted(0, locale)): \(arguments.quoted(2, locale)); in the field that the export wrote, each form has one",
        locale: locale,
        comment:
          "Error in a PO file. The arguments are the number of a form, a language tag and plural categories such as few"
      )
    },
    "plural-forms-conflict": { arguments, locale in
      String(
        localized:
          "two forms of the message belong to the plural category \(arguments.quoted(0, locale)), but have different texts",
        locale: locale,
        comment:
          "Error in a PO file. The argument is a plural category such as other"
      )
    },
    "plural-form-unused": { arguments, locale in
      String(
        localized:
          "no number takes the form [\(arguments.text(0))], and yet it has a text",
        locale: locale,
        comment:
          "Error in a PO file. The argument is the number of a form"
      )
    },
    "plural-form-count": { arguments, locale in
      String(
        localized:
          "the message has \(arguments.text(0)) forms, but nplurals in the field Plural-Forms is \(arguments.text(1))",
        locale: locale,
        comment:
          "Error in a PO file. The arguments are numbers"
      )
    },
    "portable-object-empty-translations": { arguments, locale in
      String(
        localized:
          "\(arguments.count(1)) finished translations to \(arguments.quoted(0, locale)) are empty; in a PO file they look like missing ones: \(arguments.quoted(2, locale))",
        locale: locale,
        comment:
          "Note on what a PO file cannot hold. The first argument is a count, the second a language tag, the third the first few identifiers"
      )
    },
    "portable-object-plurals-apart": { arguments, locale in
      String(
        localized:
          "\(arguments.count(1)) plural forms of \(arguments.quoted(0, locale)) for which gettext has no number are messages of their own: \(arguments.quoted(2, locale))",
        locale: locale,
        comment:
          "Note on what a PO file holds otherwise. The first argument is a count, the second a language tag, the third the first few identifiers"
      )
    },
    "portable-object-control-characters": { arguments, locale in
      String(
        localized:
          "\(arguments.count(1)) texts to translate to \(arguments.quoted(0, locale)) have control characters that gettext's programs warn of or lose: \(arguments.quoted(2, locale))",
        locale: locale,
        comment:
          "Note on what a PO file cannot hold. The first argument is a count, the second a language tag, the third the first few identifiers"
      )
    },
  ]
}

// MARK: - Delimited

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
