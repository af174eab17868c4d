import CommandSupport
import Diagnostics
import FileSystem
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

// MARK: - Catalog fields

extension DiagnosticSentences {
  /// What can be wrong with the fields of a catalog.
  static let catalogFields: Table = [
    "catalog-not-object": { _, locale in
      String(
        localized: "this is not a String Catalog",
        locale: locale,
        comment: "Problem with a field of a catalog"
      )
    },
    "field-missing": { arguments, locale in
      String(
        localized: "the field \(arguments.quoted(0, locale)) is missing",
        locale: locale,
        comment: "Problem with a field of a catalog"
      )
    },
    "field-not-text": { arguments, locale in
      String(
        localized: "the field \(arguments.quoted(0, locale)) should be a text",
        locale: locale,
        comment: "Problem with a field of a catalog"
      )
    },
    "field-not-boolean": { arguments, locale in
      String(
        localized: "the field \(arguments.quoted(0, locale)) should be true or false",
        locale: locale,
        comment: "Problem with a field of a catalog. true and false are words of JSON"
      )
    },
    "field-not-integer": { arguments, locale in
      String(
        localized: "the field \(arguments.quoted(0, locale)) should be a whole number",
        locale: locale,
        comment: "Problem with a field of a catalog"
      )
    },
    "field-not-object": { arguments, locale in
      String(
        localized: "the field \(arguments.quoted(0, locale)) should be an object",
        locale: locale,
        comment: "Problem with a field of a catalog. An object is one of JSON"
      )
    },
    "field-not-text-list": { arguments, locale in
      String(
        localized: "the field \(arguments.quoted(0, locale)) should be a list of texts",
        locale: locale,
        comment: "Problem with a field of a catalog"
      )
    },
    "version-unsupported": { arguments, locale in
      String(
        localized:
          "version \(arguments.quoted(0, locale)) of String Catalogs is not supported, only 1.x",
        locale: locale,
        comment: "Problem with a field of a catalog"
      )
    },
  ]
}

// MARK: - Merge

extension DiagnosticSentences {
  /// Where two versions of a catalog contradict each other.
  static let merge: Table = [
    "merge-conflict": { arguments, locale in
      String(
        localized: "both sides changed \(arguments.text(0)); ours is kept",
        locale: locale,
        comment: "Conflict of a merge. The argument is a key, a language and the name of a field"
      )
    },
    "merge-removed-by-ours": { arguments, locale in
      String(
        localized: "ours removed \(arguments.text(0)), which theirs changed; it is kept",
        locale: locale,
        comment: "Conflict of a merge. The argument is a key, a language and the name of a field"
      )
    },
    "merge-removed-by-theirs": { arguments, locale in
      String(
        localized: "theirs removed \(arguments.text(0)), which ours changed; it is kept",
        locale: locale,
        comment: "Conflict of a merge. The argument is a key, a language and the name of a field"
      )
    },
    "merge-ours": { arguments, locale in
      String(
        localized: "ours: \(arguments.text(0))",
        locale: locale,
        comment: "Conflict of a merge, further explanation: the value of our side"
      )
    },
    "merge-theirs": { arguments, locale in
      String(
        localized: "theirs: \(arguments.text(0))",
        locale: locale,
        comment: "Conflict of a merge, further explanation: the value of the other side"
      )
    },
  ]
}
