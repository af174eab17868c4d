import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What can be wrong with the text of a catalog before its fields are looked at.
  static let catalogText: Table = [
    "file-empty": { _, locale in
      String(
        localized: "the file is empty",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "file-too-large": { _, locale in
      String(
        localized: "the file is too large",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "utf8-invalid": { _, locale in
      String(
        localized: "these bytes are not UTF-8",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "utf16-invalid": { _, locale in
      String(
        localized: "these bytes are not UTF-16",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "conflict-markers": { arguments, locale in
      String(
        localized: "a merge left \(arguments.count(0)) conflicts in the file",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "conflict-middle": { _, locale in
      String(
        localized: "the other side of the first conflict starts here",
        locale: locale,
        comment: "Problem in the text of a catalog, further explanation"
      )
    },
    "conflict-end": { _, locale in
      String(
        localized: "the first conflict ends here",
        locale: locale,
        comment: "Problem in the text of a catalog, further explanation"
      )
    },
    "json-end-unexpected": { _, locale in
      String(
        localized: "the file ends too early",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "json-opened-here": { _, locale in
      String(
        localized: "nothing closes the bracket that is opened here",
        locale: locale,
        comment: "Problem in the text of a catalog, further explanation"
      )
    },
    "json-value-expected": { arguments, locale in
      String(
        localized: "a value should stand here, not \(arguments.quoted(0, locale))",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "json-key-expected": { arguments, locale in
      String(
        localized: "a key in quotation marks should stand here, not \(arguments.quoted(0, locale))",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "json-colon-expected": { arguments, locale in
      String(
        localized: "a colon should stand here, not \(arguments.quoted(0, locale))",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "json-comma-expected": { arguments, locale in
      String(
        localized:
          "a comma or the closing bracket should stand here, not \(arguments.quoted(0, locale))",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "json-trailing-comma": { _, locale in
      String(
        localized: "no comma may stand before a closing bracket",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "json-end-expected": { arguments, locale in
      String(
        localized: "the file should end here, but \(arguments.quoted(0, locale)) follows",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "json-string-unterminated": { _, locale in
      String(
        localized: "the text has no closing quotation mark",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "json-control-character": { arguments, locale in
      String(
        localized: "the character \(arguments.text(0)) has to be escaped in a text",
        locale: locale,
        comment: "Problem in the text of a catalog. The argument is a code such as U+0009"
      )
    },
    "json-escape-invalid": { arguments, locale in
      String(
        localized: "\(arguments.literal(0, locale)) is not an escape of JSON",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "json-number-invalid": { _, locale in
      String(
        localized: "this is not a number of JSON",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "json-nesting-too-deep": { arguments, locale in
      String(
        localized: "the values are nested deeper than \(arguments.count(0)) levels",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "surrogate-unpaired": { arguments, locale in
      String(
        localized: "\(arguments.literal(0, locale)) is half a character",
        locale: locale,
        comment: "Problem in the text of a catalog. The argument is an escape such as \\uD83D"
      )
    },
    "key-duplicate": { arguments, locale in
      String(
        localized: "the key \(arguments.key(0)) stands here twice",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "key-first": { _, locale in
      String(
        localized: "it stands here first",
        locale: locale,
        comment: "Problem in the text of a catalog, further explanation of a key that stands twice"
      )
    },
    "problems-unlisted": { arguments, locale in
      String(
        localized: "\(arguments.count(0)) more problems are not listed",
        locale: locale,
        comment: "Problem in the text of a catalog, behind a long list of others"
      )
    },
  ]
}
