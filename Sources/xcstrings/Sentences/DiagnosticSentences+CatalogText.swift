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
        localized: "the file is not UTF-8: these bytes are invalid",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "utf16-invalid": { _, locale in
      String(
        localized: "the file is not UTF-16: these bytes are invalid",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "conflict-markers": { arguments, locale in
      String(
        localized: "the file has \(arguments.count(0)) unresolved merge conflicts",
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
        localized: "the file is cut off: something is still open at its end",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "json-opened-here": { _, locale in
      String(
        localized: "the bracket that is never closed opens here",
        locale: locale,
        comment: "Problem in the text of a catalog, further explanation"
      )
    },
    "json-value-expected": { arguments, locale in
      String(
        localized: "expected a value here, found \(arguments.quoted(0, locale))",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "json-key-expected": { arguments, locale in
      String(
        localized: "expected a key in quotation marks here, found \(arguments.quoted(0, locale))",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "json-colon-expected": { arguments, locale in
      String(
        localized: "expected a colon here, found \(arguments.quoted(0, locale))",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "json-comma-expected": { arguments, locale in
      String(
        localized:
          "expected a comma or the closing bracket here, found \(arguments.quoted(0, locale))",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "json-trailing-comma": { _, locale in
      String(
        localized: "there is a comma before a closing bracket, which JSON does not allow",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "json-end-expected": { arguments, locale in
      String(
        localized: "expected the end of the file here, found \(arguments.quoted(0, locale))",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "json-string-unterminated": { _, locale in
      String(
        localized: "the closing quotation mark of the text is missing",
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
        localized: "\(arguments.literal(0, locale)) is not a valid JSON escape",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "json-number-invalid": { _, locale in
      String(
        localized: "this is not a valid JSON number",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "json-nesting-too-deep": { arguments, locale in
      String(
        localized: "values are nested more than \(arguments.count(0)) levels deep",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "surrogate-unpaired": { arguments, locale in
      String(
        localized: "\(arguments.literal(0, locale)) is only half of a character",
        locale: locale,
        comment: "Problem in the text of a catalog. The argument is an escape such as \\uD83D"
      )
    },
    "key-duplicate": { arguments, locale in
      String(
        localized: "the key \(arguments.key(0)) appears twice",
        locale: locale,
        comment: "Problem in the text of a catalog"
      )
    },
    "key-first": { _, locale in
      String(
        localized: "it first appears here",
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
