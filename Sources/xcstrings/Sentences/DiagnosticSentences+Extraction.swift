import CommandSupport
import Diagnostics
import FileSystem
import Localization

extension DiagnosticSentences {
  /// What cannot be understood in sources.
  static let extraction: Table = [
    "source-syntax": { _, locale in
      String(
        localized: "syntax error: the code cannot be understood here; strings may be missing",
        locale: locale,
        comment: "Finding in sources"
      )
    },
    "source-too-deep": { _, locale in
      String(
        localized: "the code of this file is nested too deeply to be read; its strings are missing",
        locale: locale,
        comment: "Finding in sources"
      )
    },
    "source-too-broken": { _, locale in
      String(
        localized:
          "too much of this file is not Swift, so it was not read; its strings are missing",
        locale: locale,
        comment: "Finding in sources"
      )
    },
    "source-not-utf-8": { _, locale in
      String(
        localized:
          "the file is not UTF-8 from here on, so Swift does not compile it; its strings are missing",
        locale: locale,
        comment: "Finding in sources"
      )
    },
    "source-utf-16": { _, locale in
      String(
        localized:
          "the file is UTF-16, and Swift reads UTF-8 alone; save it as UTF-8: its strings are missing",
        locale: locale,
        comment: "Finding in sources"
      )
    },
    "localization-key-not-literal": { _, locale in
      String(
        localized: "the key is not a literal, so it cannot be extracted",
        locale: locale,
        comment: "Finding in sources of Objective-C: a call that looks a key up"
      )
    },
    "localization-table-not-literal": { arguments, locale in
      String(
        localized:
          "the table of the key \(arguments.key(0)) is not a literal, so the key cannot be extracted",
        locale: locale,
        comment: "Finding in sources of Objective-C: a call that looks a key up"
      )
    },
    "localization-key-not-unicode": { _, locale in
      String(
        localized: "the text of this key is not Unicode; the file may have another encoding",
        locale: locale,
        comment: "Finding in sources of Objective-C: a call that looks a key up"
      )
    },
    "interpolation-type-unknown": { arguments, locale in
      unknownType(arguments, locale)
    },
  ]

  /// Says why a specifier is assumed; the second argument names the reason.
  private static func unknownType(
    _ arguments: [Diagnostic.Argument],
    _ locale: UserLocale
  ) -> String {
    let (value, name) = (arguments.quoted(0, locale), arguments.quoted(2, locale))
    let type = arguments.quoted(3, locale)
    let assumed = Quotation.of("%@", locale: locale)
    return switch arguments.text(1) {
    case "undeclared", "undeclared-type":
      String(
        localized:
          "the type of \(value) is not known, because the declaration of \(name) was not found; \(assumed) is assumed",
        locale: locale,
        comment: "Finding in sources: an expression of Swift, a name in it, and a specifier"
      )
    case "undeclared-member":
      String(
        localized:
          "the type of \(value) is not known, because the declaration of \(name) of \(type) was not found; \(assumed) is assumed",
        locale: locale,
        comment: "Finding in sources: an expression, a member in it, its type, and a specifier"
      )
    default:
      String(
        localized: "the type of \(value) could not be inferred; \(assumed) is assumed",
        locale: locale,
        comment: "Finding in sources: an expression of Swift, and a specifier"
      )
    }
  }
}

// MARK: - Strings data

extension DiagnosticSentences {
  /// What can be wrong with files of extracted strings.
  static let stringsData: Table = [
    "strings-data-not-object": { _, locale in
      String(
        localized: "this is not a file of extracted strings",
        locale: locale,
        comment: "Problem in a .stringsdata file"
      )
    },
    "strings-data-version-unsupported": { arguments, locale in
      String(
        localized:
          "version \(arguments.text(0)) of extracted strings is not supported, only 1",
        locale: locale,
        comment: "Problem in a .stringsdata file"
      )
    },
    "strings-data-table-not-list": { arguments, locale in
      String(
        localized: "the table \(arguments.quoted(0, locale)) should be a list of strings",
        locale: locale,
        comment: "Problem in a .stringsdata file"
      )
    },
    "strings-data-entry-invalid": { arguments, locale in
      String(
        localized:
          "a string of the table \(arguments.quoted(0, locale)) has no key; it is left out",
        locale: locale,
        comment: "Problem in a .stringsdata file"
      )
    },
  ]
}

// MARK: - Renaming

extension DiagnosticSentences {
  /// What keeps literals from being renamed.
  static let renaming: Table = [
    "literal-not-editable": { arguments, locale in
      String(
        localized:
          "this literal of the key \(arguments.key(0)) cannot be edited and stays as it is; edit it by hand",
        locale: locale,
        comment: "Finding in sources when a key is renamed"
      )
    },
    "literal-arguments-differ": { arguments, locale in
      String(
        localized:
          "the values in this literal are not those that the key \(arguments.key(0)) asks for",
        locale: locale,
        comment: "Finding in sources when a key is renamed. The argument is the new key"
      )
    },
  ]
}
