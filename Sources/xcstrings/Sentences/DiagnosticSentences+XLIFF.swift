import CommandSupport
import Diagnostics
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
