import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What can be wrong with files in XML.
  static let xml: Table = [
    "xml-well-formed": { _, locale in
      String(
        localized: "this is not well-formed XML",
        locale: locale,
        comment: "Error in an XML file"
      )
    },
    "xml-empty": { _, locale in
      String(
        localized: "the file contains no XML",
        locale: locale,
        comment: "Error in an XML file"
      )
    },
    "xml-mismatched-tags": { arguments, locale in
      String(
        localized: "expected the end tag of \(arguments.quoted(0, locale)) here",
        locale: locale,
        comment: "Error in an XML file. The argument is the name of an element"
      )
    },
    "xml-unfinished": { _, locale in
      String(
        localized: "the file ends within an element",
        locale: locale,
        comment: "Error in an XML file"
      )
    },
    "xml-forbidden-character": { _, locale in
      String(
        localized: "XML files cannot contain this character",
        locale: locale,
        comment: "Error in an XML file"
      )
    },
    "xml-unknown-entity": { arguments, locale in
      String(
        localized:
          "the entity \(arguments.quoted(0, locale)) is not known: XML itself has amp, lt, gt, quot and apos",
        locale: locale,
        comment: "Error in an XML file. The argument is the name of an entity, as in &name;"
      )
    },
    "xml-duplicate-attribute": { arguments, locale in
      String(
        localized: "the attribute \(arguments.quoted(0, locale)) appears twice",
        locale: locale,
        comment: "Error in an XML file. The argument is the name of an attribute"
      )
    },
    "xml-undeclared-prefix": { arguments, locale in
      String(
        localized: "the prefix \(arguments.quoted(0, locale)) is not declared",
        locale: locale,
        comment: "Error in an XML file. The argument is the prefix of a name"
      )
    },
    "xml-declared-entity": { arguments, locale in
      String(
        localized:
          "the file declares the entity \(arguments.quoted(0, locale)); for safety, such files are not read",
        locale: locale,
        comment: "Error in an XML file. The argument is the name of an entity"
      )
    },
    "xml-declarations": { _, locale in
      String(
        localized: "the document type contains declarations; for safety, such files are not read",
        locale: locale,
        comment: "Error in an XML file"
      )
    },
    "xml-encoding": { arguments, locale in
      String(
        localized:
          "the encoding \(arguments.quoted(0, locale)) is not known, or not that of the file: UTF-8 and UTF-16 are read",
        locale: locale,
        comment: "Error in an XML file. The argument is the name of an encoding"
      )
    },
    "xml-invalid-encoding": { _, locale in
      String(
        localized: "these bytes are neither UTF-8 nor UTF-16",
        locale: locale,
        comment: "Error in an XML file"
      )
    },
    "xml-too-deep": { arguments, locale in
      String(
        localized: "elements are nested more than \(arguments.count(0)) levels deep",
        locale: locale,
        comment: "Error in an XML file"
      )
    },
    "xml-too-many-elements": { arguments, locale in
      String(
        localized: "the file has more than \(arguments.count(0)) elements",
        locale: locale,
        comment: "Error in an XML file"
      )
    },
    "xml-too-many-attributes": { arguments, locale in
      String(
        localized: "a tag has more than \(arguments.count(0)) attributes",
        locale: locale,
        comment: "Error in an XML file"
      )
    },
    "xml-too-large": { _, locale in
      String(
        localized: "the file is too large to be read",
        locale: locale,
        comment: "Error in an XML file"
      )
    },
  ]
}
