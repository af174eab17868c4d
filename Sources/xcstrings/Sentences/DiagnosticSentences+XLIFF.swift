import CommandSupport
import Diagnostics
import FileSystem
import Localization

extension DiagnosticSentences {
  /// What can be wrong with a document in XLIFF as a whole, and with its elements.
  static let xliff: Table = [
    "xliff-root": { arguments, locale in
      arguments.text(1).isEmpty
        ? String(
          localized:
            "this is not an XLIFF document: its outermost element is \(arguments.quoted(0, locale))",
          locale: locale,
          comment: "Error in a file of translations. The argument is the name of an XML element"
        )
        : String(
          localized:
            "this is not an XLIFF document: its outermost element \(arguments.quoted(0, locale)) is in the namespace \(arguments.quoted(1, locale))",
          locale: locale,
          comment:
            "Error in a file of translations. The arguments are the name of an XML element and an XML namespace"
        )
    },
    "xliff-prefixed-namespace": { arguments, locale in
      String(
        localized:
          "the elements have the prefix \(arguments.quoted(0, locale)), and Xcode silently ignores such a document; XLIFF has to be the default namespace, without a prefix",
        locale: locale,
        comment: "Error in an XLIFF document. The argument is the prefix of XML elements"
      )
    },
    "xliff-version": { arguments, locale in
      arguments.text(0).isEmpty
        ? String(
          localized: "the document does not say its version of XLIFF; 1.x and 2.x are supported",
          locale: locale,
          comment: "Error in an XLIFF document"
        )
        : String(
          localized:
            "version \(arguments.quoted(0, locale)) of XLIFF is not supported, only 1.x and 2.x",
          locale: locale,
          comment: "Error in an XLIFF document. The argument is a version"
        )
    },
    "xliff-no-namespace": { arguments, locale in
      String(
        localized:
          "the document does not name its namespace, \(arguments.quoted(0, locale)); other programs may find nothing in it",
        locale: locale,
        comment: "Warning about an XLIFF document. The argument is an XML namespace"
      )
    },
    "xliff-foreign-element": { arguments, locale in
      arguments.text(1).isEmpty
        ? String(
          localized:
            "the element \(arguments.quoted(0, locale)) is in no namespace, so it does not belong to XLIFF",
          locale: locale,
          comment: "Error in an XLIFF document. The argument is the name of an XML element"
        )
        : String(
          localized:
            "the element \(arguments.quoted(0, locale)) is in the namespace \(arguments.quoted(1, locale)), so it does not belong to XLIFF",
          locale: locale,
          comment:
            "Error in an XLIFF document. The arguments are the name of an XML element and an XML namespace"
        )
    },
    "xliff-misplaced-element": { arguments, locale in
      String(
        localized:
          "the element \(arguments.quoted(0, locale)) has no place in \(arguments.quoted(1, locale))",
        locale: locale,
        comment: "Error in an XLIFF document. The arguments are names of XML elements"
      )
    },
    "xliff-stray-text": { arguments, locale in
      String(
        localized:
          "text between the elements in \(arguments.quoted(0, locale)) is ignored",
        locale: locale,
        comment: "Warning about an XLIFF document. The argument is the name of an XML element"
      )
    },
    "xliff-missing-attribute": { arguments, locale in
      String(
        localized:
          "the element \(arguments.quoted(0, locale)) has no attribute \(arguments.quoted(1, locale))",
        locale: locale,
        comment:
          "Error in an XLIFF document. The arguments are the names of an XML element and of an attribute"
      )
    },
    "xliff-repeated-element": { arguments, locale in
      String(
        localized:
          "the text \(arguments.key(0)) has a second \(arguments.quoted(1, locale))",
        locale: locale,
        comment:
          "Error in an XLIFF document. The arguments are the name of a text and that of an XML element"
      )
    },
  ]
}

// MARK: - Xlifftexts

extension DiagnosticSentences {
  /// What can be wrong with the texts in a document in XLIFF, and with folders of Xcode's.
  static let xliffTexts: Table = [
    "xliff-binary-unit": { arguments, locale in
      String(
        localized: "\(arguments.key(0)) is not a text, and is ignored",
        locale: locale,
        comment: "Note about an XLIFF document. The argument is the name of an entry"
      )
    },
    "xliff-inline-element": { arguments, locale in
      arguments.text(1).isEmpty
        ? String(
          localized:
            "the element \(arguments.quoted(0, locale)) in the translation of \(arguments.key(2)) is ignored, and its content stays",
          locale: locale,
          comment:
            "Warning about an XLIFF document. The arguments are the name of an XML element and that of a text"
        )
        : String(
          localized:
            "the element \(arguments.quoted(0, locale)) in the translation of \(arguments.key(2)) is replaced with what it stands for, \(arguments.quoted(1, locale))",
          locale: locale,
          comment:
            "Warning about an XLIFF document. The arguments are the name of an XML element, that of a text, and a piece of text"
        )
    },
    "xliff-inline-element-unknown": { arguments, locale in
      String(
        localized:
          "it is not known what the element \(arguments.quoted(0, locale)) in \(arguments.key(2)) stands for",
        locale: locale,
        comment:
          "Error in an XLIFF document. The arguments are the name of an XML element and that of a text"
      )
    },
    "xliff-partial-unit": { arguments, locale in
      String(
        localized:
          "only some segments of \(arguments.key(0)) are translated, so the text counts as untranslated",
        locale: locale,
        comment: "Warning about an XLIFF document. The argument is the name of a text"
      )
    },
    "xliff-forbidden-character": { arguments, locale in
      String(
        localized:
          "\(arguments.key(0)) has the character \(arguments.text(1)), which XLIFF cannot contain; it is left out",
        locale: locale,
        comment:
          "Warning of an export. The arguments are the name of a text and a character such as U+001B"
      )
    },
    "xliff-forbidden-character-in-note": { arguments, locale in
      String(
        localized:
          "the comment of \(arguments.key(0)) has the character \(arguments.text(1)), which XLIFF cannot contain; it becomes U+FFFD",
        locale: locale,
        comment:
          "Warning of an export. The arguments are the name of a text and a character such as U+001B"
      )
    },
    "xliff-unknown-state": { arguments, locale in
      String(
        localized:
          "the state \(arguments.quoted(0, locale)) of \(arguments.key(1)) is not a state of XLIFF; the translation counts as finished",
        locale: locale,
        comment: "Warning about an XLIFF document. The arguments are a state and the name of a text"
      )
    },
    "xliff-plural-rule": { arguments, locale in
      String(
        localized: "\(arguments.key(0)) only says how a plural varies, and is ignored",
        locale: locale,
        comment: "Note about an XLIFF document. The argument is the name of an entry"
      )
    },
    "localization-catalog-empty": { _, locale in
      String(
        localized: "there is no XLIFF document in 'Localized Contents'",
        locale: locale,
        comment: "Error in an .xcloc folder. 'Localized Contents' stays as it is"
      )
    },
    "localization-catalog-ambiguous": { arguments, locale in
      String(
        localized:
          "there are several XLIFF documents instead of one: \(arguments.quoted(0, locale))",
        locale: locale,
        comment: "Error in an .xcloc folder. The argument is a list of paths"
      )
    },
    "localization-catalog-contents": { _, locale in
      String(
        localized:
          "'contents.json' is missing or of an unknown version; the folder is read without it",
        locale: locale,
        comment: "Warning about an .xcloc folder. 'contents.json' stays as it is"
      )
    },
  ]
}
