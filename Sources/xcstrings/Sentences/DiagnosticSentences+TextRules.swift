import CommandSupport
import Diagnostics
import FileSystem
import Localization

extension DiagnosticSentences {
  /// What the rules find that look at how texts are written.
  static let textRules: Table = [
    "blanks-agree": { arguments, locale in
      let language = arguments.quoted(0, locale)
      return arguments.text(2) == "start"
        ? String(
          localized:
            "the text in \(language) does not start with the same spaces as the source text",
          locale: locale,
          comment: "Finding in a catalog. The argument is a language"
        )
        : String(
          localized:
            "the text in \(language) does not end with the same spaces as the source text",
          locale: locale,
          comment: "Finding in a catalog. The argument is a language"
        )
    },
    "brackets-closed": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(2, locale)) is not closed, or not opened, in the text in \(arguments.quoted(0, locale))",
        locale: locale,
        comment: "Finding in a catalog. The first argument is a bracket, the second a language"
      )
    },
    "comment-given": { arguments, locale in
      String(
        localized: "\(arguments.key(0)) has no comment for translators",
        locale: locale,
        comment: "Finding in a catalog"
      )
    },
    "length-limited": { arguments, locale in
      String(
        localized:
          "the text in \(arguments.quoted(0, locale)) has \(arguments.count(2)) characters, more than the \(String(arguments.count(3))) that its comment allows",
        locale: locale,
        comment: "Finding in a catalog. The first argument is a language, the last a number"
      )
    },
    "substitutions-used": { arguments, locale in
      String(
        localized:
          "the text in \(arguments.quoted(0, locale)) does not name the substitution \(arguments.quoted(2, locale))",
        locale: locale,
        comment: "Finding in a catalog. The first argument is a language"
      )
    },
    "symbols-differ": { arguments, locale in
      arguments.text(1).isEmpty
        ? String(
          localized: "Xcode cannot make a symbol of \(arguments.key(0))",
          locale: locale,
          comment: "Finding in a catalog"
        )
        : String(
          localized:
            "\(arguments.key(0)) and \(arguments.key(2)) both make the symbol \(arguments.quoted(1, locale))",
          locale: locale,
          comment: "Finding in a catalog. The first and the last argument are keys"
        )
    },
    "ellipsis-character": { arguments, locale in
      String(
        localized:
          "the text in \(arguments.quoted(0, locale)) has three periods instead of an ellipsis, …",
        locale: locale,
        comment: "Finding in a catalog. The argument is a language"
      )
    },
    "endings-agree": { arguments, locale in endings(arguments, locale) },
    "keys-differ": { arguments, locale in keys(arguments, locale) },
    "markup-kept": { arguments, locale in
      String(
        localized:
          "the text in \(arguments.quoted(0, locale)) has \(arguments.quoted(2, locale)) a different number of times (\(arguments.count(4))) than the source text (\(arguments.count(3)))",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a language, the second a mark of Markdown or HTML"
      )
    },
    "opening-marks": { arguments, locale in
      String(
        localized:
          "the text in \(arguments.quoted(0, locale)) has \(arguments.quoted(3, locale)) without \(arguments.quoted(2, locale))",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a language, the others the marks ? and ¿, or ! and ¡"
      )
    },
    "translation-differs": { arguments, locale in
      String(
        localized:
          "the text in \(arguments.quoted(0, locale)) is the same as the source text, \(arguments.key(2))",
        locale: locale,
        comment: "Finding in a catalog. The first argument is a language"
      )
    },
    "translations-agree": { arguments, locale in
      String(
        localized:
          "\(arguments.key(2)) is \(arguments.key(3)) in \(arguments.quoted(0, locale)) here, and \(arguments.key(4)) elsewhere",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a source text, the third a language; the others are translations"
      )
    },
    "terms-agree": { arguments, locale in
      String(
        localized:
          "\(arguments.quoted(2, locale)) is \(arguments.quoted(3, locale)) in \(arguments.quoted(0, locale)) here, and \(arguments.quoted(4, locale)) in \(arguments.count(5)) other texts",
        locale: locale,
        comment:
          "Finding in a catalog. The first argument is a word of the source language, the third a language, the second and the fourth are translations of the word"
      )
    },
    "term-elsewhere": { arguments, locale in
      String(
        localized: "\(arguments.quoted(0, locale)) is in the text of \(arguments.key(1))",
        locale: locale,
        comment: "Note below a finding in a catalog. The first argument is a word, the second a key"
      )
    },
    "replace-text": { _, locale in
      String(
        localized: "replace the text",
        locale: locale,
        comment: "What a fix of a finding does"
      )
    },
    "translated-otherwise": { arguments, locale in
      String(
        localized: "the other translation is that of \(arguments.key(0))",
        locale: locale,
        comment: "Note below a finding in a catalog. The argument is a key"
      )
    },
    "similar-key": { arguments, locale in
      String(
        localized: "the other key is \(arguments.key(0))",
        locale: locale,
        comment: "Note below a finding in a catalog"
      )
    },
  ]

  private static func endings(
    _ arguments: [Diagnostic.Argument],
    _ locale: UserLocale
  ) -> String {
    let language = arguments.quoted(0, locale)
    guard !arguments.text(2).isEmpty else {
      return String(
        localized:
          "the text in \(language) ends with \(arguments.quoted(3, locale)), the source text does not",
        locale: locale,
        comment: "Finding in a catalog. The first argument is a language, the second a mark"
      )
    }
    guard !arguments.text(3).isEmpty else {
      return String(
        localized:
          "the text in \(language) ends without the \(arguments.quoted(2, locale)) of the source text",
        locale: locale,
        comment: "Finding in a catalog. The first argument is a language, the second a mark"
      )
    }
    return String(
      localized:
        "the text in \(language) ends with \(arguments.quoted(3, locale)), the source text with \(arguments.quoted(2, locale))",
      locale: locale,
      comment: "Finding in a catalog. The first argument is a language, the others are marks"
    )
  }

  private static func keys(_ arguments: [Diagnostic.Argument], _ locale: UserLocale) -> String {
    let (key, other) = (arguments.key(0), arguments.key(1))
    return switch arguments.text(2) {
    case "blanks":
      String(
        localized: "\(key) differs from \(other) only in spaces",
        locale: locale,
        comment: "Finding in a catalog. The arguments are keys"
      )
    case "capitals":
      String(
        localized: "\(key) differs from \(other) only in capital letters",
        locale: locale,
        comment: "Finding in a catalog. The arguments are keys"
      )
    default:
      String(
        localized: "\(key) differs from \(other) only in punctuation",
        locale: locale,
        comment: "Finding in a catalog. The arguments are keys"
      )
    }
  }
}
