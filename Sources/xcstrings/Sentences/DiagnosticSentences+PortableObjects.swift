import CommandSupport
import Diagnostics
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
