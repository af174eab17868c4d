import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization

extension DiagnosticSentences {
  /// What can be wrong with property lists, `.strings` and `.stringsdict` files.
  static let propertyLists: Table = [
    "property-list-element": { arguments, locale in
      String(
        localized:
          "the element \(arguments.quoted(0, locale)) does not belong to a property list, or not here",
        locale: locale,
        comment: "Error in a property list. The argument is the name of an XML element"
      )
    },
    "property-list-pair": { arguments, locale in
      String(
        localized: "\(arguments.key(0)) has no value: keys and values must alternate",
        locale: locale,
        comment:
          "Error in a property list. The argument is a key, or the name of an XML element that is a value"
      )
    },
    "property-list-value": { arguments, locale in
      String(
        localized: "\(arguments.quoted(0, locale)) is not a valid value here",
        locale: locale,
        comment: "Error in a property list. The argument is what should be a number, a date or data"
      )
    },
    "property-list-binary": { _, locale in
      String(
        localized: "this is not a binary property list, or it is damaged",
        locale: locale,
        comment: "Error in a property list"
      )
    },
    "property-list-character": { arguments, locale in
      String(
        localized:
          "the text \(arguments.key(0)) contains the character U+\(arguments.text(1)), which XML does not allow; it is replaced",
        locale: locale,
        comment:
          "Warning on writing a property list. The arguments are a text and a number in hexadecimal digits"
      )
    },
    "strings-no-dictionary": { _, locale in
      String(
        localized: "the file contains no texts with keys",
        locale: locale,
        comment: "Error in a .strings or .stringsdict file"
      )
    },
    "strings-value": { arguments, locale in
      String(
        localized: "the value of \(arguments.key(0)) is of an unknown type; it is left out",
        locale: locale,
        comment: "Warning about a .strings or .stringsdict file. The argument is a key"
      )
    },
    "strings-duplicate-key": { arguments, locale in
      String(
        localized: "the key \(arguments.key(0)) appears again; the last one counts",
        locale: locale,
        comment: "Warning about a .strings or .stringsdict file"
      )
    },
    "strings-earlier-key": { _, locale in
      String(
        localized: "it also appears here",
        locale: locale,
        comment: "Note below the warning that a key stands in a file twice"
      )
    },
    "strings-duplicate-part": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(1, locale)) appears twice in the rule of \(arguments.key(0)); the last one counts",
        locale: locale,
        comment:
          "Warning about a .stringsdict file. The arguments are the name of a part of a rule, and a key"
      )
    },
    "strings-unknown-part": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(1, locale)) in the rule of \(arguments.key(0)) is not known; it is left out",
        locale: locale,
        comment:
          "Warning about a .stringsdict file. The arguments are the name of a part of a rule, and a key"
      )
    },
    "strings-unknown-rule": { arguments, locale in
      String(
        localized:
          "the variable \(arguments.quoted(1, locale)) of \(arguments.key(0)) has the rule \(arguments.quoted(2, locale)), which is not known; it is left out",
        locale: locale,
        comment:
          "Warning about a .stringsdict file. The arguments are the name of a variable, a key, and the name of a rule"
      )
    },
    "strings-undefined-variable": { arguments, locale in
      String(
        localized:
          "the text of \(arguments.key(0)) names the variable \(arguments.quoted(1, locale)), which is not there",
        locale: locale,
        comment:
          "Warning about a .stringsdict file. The arguments are a key and the name of a variable"
      )
    },
    "strings-no-other": { arguments, locale in
      arguments.text(1).isEmpty
        ? String(
          localized: "\(arguments.key(0)) has no text for all other devices",
          locale: locale,
          comment: "Warning about a .stringsdict file. The argument is a key"
        )
        : String(
          localized:
            "the variable \(arguments.quoted(1, locale)) of \(arguments.key(0)) has no text for the plural category 'other'",
          locale: locale,
          comment:
            "Warning about a .stringsdict file. The arguments are the name of a variable and a key"
        )
    },
  ]
}

// MARK: - XML

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

// MARK: - Migration

extension DiagnosticSentences {
  /// What is left out on the way of old files into a catalog.
  static let migration: Table = [
    "migration-widths": { arguments, locale in
      String(
        localized:
          "\(arguments.key(0)) has texts for several widths in \(arguments.quoted(1, locale)); the widest stays, those for \(arguments.quoted(2, locale)) are left out",
        locale: locale,
        comment: "Warning of xcstrings migrate. The arguments are a key, a language, and numbers"
      )
    },
    "migration-nested-devices": { arguments, locale in
      String(
        localized:
          "\(arguments.key(0)) varies in \(arguments.quoted(1, locale)) with the device twice; the text for all others stays",
        locale: locale,
        comment: "Warning of xcstrings migrate. The arguments are a key and a language"
      )
    },
    "migration-unused-variable": { arguments, locale in
      String(
        localized:
          "no text of \(arguments.key(0)) in \(arguments.quoted(1, locale)) names the variable \(arguments.quoted(2, locale)); it is left out",
        locale: locale,
        comment:
          "Warning of xcstrings migrate. The arguments are a key, a language, and the name of a variable"
      )
    },
    "migration-shadowed": { arguments, locale in
      String(
        localized:
          "the text of \(arguments.key(0)) in \(arguments.quoted(1, locale)) is never shown, for the .stringsdict file has the key too; it is left out",
        locale: locale,
        comment: "Warning of xcstrings migrate. The arguments are a key and a language"
      )
    },
    "migration-kept": { arguments, locale in
      String(
        localized:
          "the catalog has another text of \(arguments.key(0)) in \(arguments.quoted(1, locale)), which stays",
        locale: locale,
        comment: "Warning of xcstrings migrate. The arguments are a key and a language"
      )
    },
    .migrationMerged: { arguments, locale in
      String(
        localized: "the catalog already exists; its other \(arguments.count(0)) keys stay",
        locale: locale,
        comment: "Note of xcstrings migrate. The argument is a number"
      )
    },
    "migration-no-source": { arguments, locale in
      String(
        localized:
          "\(arguments.count(0)) keys have no text in the source language; the first is \(arguments.key(1))",
        locale: locale,
        comment: "Note of xcstrings migrate. The arguments are a number and a key"
      )
    },
  ]
}
