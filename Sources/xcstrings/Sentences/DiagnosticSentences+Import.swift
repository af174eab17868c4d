import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// Why the work of translators is refused, or left out.
  static let incoming: Table = [
    "unit-not-in-catalog": { arguments, locale in
      String(
        localized: "the catalog has no text \(arguments.key(0))",
        locale: locale,
        comment:
          "Error of an import. The argument is the name of a text: its key, and its variant if it has one"
      )
    },
    "unit-stands-twice": { arguments, locale in
      String(
        localized: "the text \(arguments.key(0)) appears twice",
        locale: locale,
        comment: "Error of an import. The argument is the name of a text"
      )
    },
    "unit-stands-first": { _, locale in
      String(
        localized: "the first one is here",
        locale: locale,
        comment: "Note below the error that a message of a PO file stands there twice"
      )
    },
    "unit-ambiguous": { arguments, locale in
      String(
        localized:
          "\(arguments.key(0)) may be a text of \(arguments.key(1)) or of \(arguments.key(2))",
        locale: locale,
        comment: "Error of an import. The first argument is the name of a text, the others are keys"
      )
    },
    "units-missing": { arguments, locale in
      String(
        localized:
          "\(arguments.count(0)) texts of the catalog are missing in the file: \(arguments.quoted(1, locale)); --partial accepts it nevertheless",
        locale: locale,
        comment:
          "Error of an import. The first argument counts, the second is a list of the first few names of texts. --partial stays as it is"
      )
    },
    "unit-varies-otherwise": { arguments, locale in
      String(
        localized: "the text \(arguments.key(0)) has other plural or device forms in the catalog",
        locale: locale,
        comment: "Error of an import. The argument is the name of a text"
      )
    },
    "unit-category-unknown": { arguments, locale in
      String(
        localized:
          "the text \(arguments.key(0)) is for the plural category \(arguments.quoted(2, locale)), which \(arguments.quoted(1, locale)) does not have; it has \(arguments.quoted(3, locale))",
        locale: locale,
        comment:
          "Error of an import. The first argument is the name of a text, the second a plural category, the third a language, the fourth a list of categories"
      )
    },
    "unit-of-phrases": { arguments, locale in
      String(
        localized: "\(arguments.key(0)) has phrases of an App Shortcut, which are not imported",
        locale: locale,
        comment: "Finding of an import. The argument is a key"
      )
    },
    "import-source-language": { arguments, locale in
      String(
        localized:
          "the file is translated from \(arguments.quoted(0, locale)), but the source language of the catalog is \(arguments.quoted(1, locale))",
        locale: locale,
        comment: "Error of an import. The arguments are languages"
      )
    },
    "import-target-language": { arguments, locale in
      String(
        localized:
          "the file is translated to \(arguments.quoted(0, locale)), not to \(arguments.quoted(1, locale))",
        locale: locale,
        comment: "Error of an import. The arguments are languages"
      )
    },
    "import-target-language-missing": { arguments, locale in
      String(
        localized: "the file does not say which language it is in; give it with --language",
        locale: locale,
        comment: "Error of an import. --language stays as it is"
      )
    },
    "import-state-unknown": { arguments, locale in
      String(
        localized:
          "the state \(arguments.quoted(1, locale)) of \(arguments.key(0)) does not exist; write translated, needs_review, new or machine_translated",
        locale: locale,
        comment:
          "Error of an import. The first argument is a word, the second the name of a text. The words at the end stay as they are"
      )
    },
    "import-unfinished": { arguments, locale in
      String(
        localized:
          "the translation of \(arguments.key(0)) is not finished (\(arguments.quoted(1, locale))), and is left out; '--unfinished take' accepts it",
        locale: locale,
        comment:
          "Finding of an import. The first argument is the name of a text, the second the state of its translation. --unfinished take stays as it is"
      )
    },
    "translation-blank": { arguments, locale in
      String(
        localized: "the translation of \(arguments.key(0)) is empty, and is left out",
        locale: locale,
        comment: "Finding of an import. The argument is the name of a text"
      )
    },
    "translation-cleared": { arguments, locale in
      String(
        localized: "the finished translation of \(arguments.key(0)) is empty",
        locale: locale,
        comment: "Finding of an import. The argument is the name of a text"
      )
    },
    "source-changed": { arguments, locale in
      String(
        localized:
          "the source of \(arguments.key(0)) was \(arguments.quoted(1, locale)) and is \(arguments.quoted(2, locale)) now; the translation needs review",
        locale: locale,
        comment:
          "Finding of an import. The first argument is the name of a text, the others are texts"
      )
    },
  ]
}
