import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What can be wrong with the YAML of `.xcstrings.yml`.
  static let configurationText: Table = [
    "configuration-encoding": { _, locale in
      String(
        localized: "the file is not UTF-8",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-syntax": { _, locale in
      String(
        localized: "this is not YAML",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-control-character": { _, locale in
      String(
        localized: "texts must not contain this invisible character",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-tab": { _, locale in
      String(
        localized: "there is a tab here; indent YAML with spaces only",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-indentation": { _, locale in
      String(
        localized: "this line is not indented like the lines before it",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-unquoted": { _, locale in
      String(
        localized: "this character has a meaning in YAML; put the text in quotation marks",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-colon": { _, locale in
      String(
        localized: "a colon is not allowed here; put the text in quotation marks",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-colon-missing": { _, locale in
      String(
        localized: "the line before has a key without a colon",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-list-open": { _, locale in
      String(
        localized: "a comma or the bracket that closes the list is missing",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-map-open": { _, locale in
      String(
        localized: "a comma or the brace that closes the map is missing",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-text-open": { _, locale in
      String(
        localized: "the text does not end: a quotation mark is missing",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-opened-here": { _, locale in
      String(
        localized: "it begins here",
        locale: locale,
        comment:
          "Problem in .xcstrings.yml. Further explanation: where a list, a map or a text begins"
      )
    },
    "configuration-escape": { _, locale in
      String(
        localized:
          "a backslash in quotation marks has a special meaning; write it twice, or use single quotation marks",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
    "configuration-documents": { _, locale in
      String(
        localized: "a second document begins here; the file may only have one",
        locale: locale,
        comment: "Problem in .xcstrings.yml"
      )
    },
  ]
}
