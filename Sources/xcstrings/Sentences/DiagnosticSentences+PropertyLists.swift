import CommandSupport
import Diagnostics
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
