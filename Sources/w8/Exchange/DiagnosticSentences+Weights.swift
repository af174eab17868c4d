import CommandSupport
import Diagnostics
import FileSystem
import Localization
import WeightCore
import WeightPresentation

extension DiagnosticSentences {
  /// What can be wrong with files of weights.
  static let weights = DiagnosticSentences(
    [weightFiles, dates, masses, bodyFat, tables]
      .reduce(into: [:]) { table, part in table.merge(part) { _, new in new } }
  )

  private typealias Table = [Diagnostic.ID: Maker]

  private static let weightFiles: Table = [
    "weights-not-recognized": { _, locale in
      String(
        localized: "no dates and weights were found in this file",
        locale: locale,
        comment: "Problem of a file that is imported"
      )
    },
    "weights-in-other-format": { arguments, locale in
      String(
        localized: "this file does not look like one of '\(arguments.text(0))'",
        locale: locale,
        comment: "Problem of a file that is imported; the argument is what --format names"
      )
    },
    "weights-in-archive": { _, locale in
      String(
        localized: "this is an archive: unpack it, and import the file of weights in it",
        locale: locale,
        comment: "Problem of a file that is imported"
      )
    },
    "weights-broken-json": { _, locale in
      String(
        localized: "the file breaks the rules of JSON here",
        locale: locale,
        comment: "Problem of a file that is imported"
      )
    },
    "problems-unlisted": { arguments, locale in
      String(
        localized: "\(arguments.count(0)) further problems of this kind are not listed",
        locale: locale,
        comment: "Below a long list of problems"
      )
    },
  ]

  private static let dates: Table = [
    "date-missing": { _, locale in
      String(
        localized: "the row has no date",
        locale: locale,
        comment: "Why a row of a file is left out"
      )
    },
    "date-unreadable": { arguments, locale in
      String(
        localized: "'\(arguments.text(0))' is not a date or time that can be read",
        locale: locale,
        comment: "Why a row of a file is left out"
      )
    },
    "date-in-future": { arguments, locale in
      String(
        localized: "'\(arguments.text(0))' is in the future",
        locale: locale,
        comment: "Why a row of a file is left out; the argument is a date"
      )
    },
    "note-too-long": { arguments, locale in
      String(
        localized:
          "the note has \(arguments.count(0)) characters, and may have up to \(arguments.text(1))",
        locale: locale,
        comment: "Why a row of a file is left out"
      )
    },
  ]

  private static let masses: Table = [
    "weight-missing": { _, locale in
      String(
        localized: "the row has no weight",
        locale: locale,
        comment: "Why a row of a file is left out"
      )
    },
    "weight-unreadable": { arguments, locale in
      String(
        localized: "'\(arguments.text(0))' is not a weight",
        locale: locale,
        comment: "Why a row of a file is left out"
      )
    },
    "weight-split": { arguments, locale in
      String(
        localized:
          "the comma in '\(arguments.text(0))' split the number in two; export the file again as JSON",
        locale: locale,
        comment: "Why a row of a file is left out: its program left a decimal comma without quotes"
      )
    },
    "weight-outside-limits": { arguments, locale in
      let unit = WeightUnit(rawValue: arguments.text(1)) ?? .kilogram
      let limits = WeightLimits.standard.range(in: unit)
      let format = MassFormat(unit: unit, digits: .atMostOne)
      return String(
        localized:
          "'\(arguments.text(0))' is not between \(limits.lowerBound, format: format) and \(limits.upperBound, format: format)",
        locale: locale,
        comment: "Why a row of a file is left out: the weight, and the least and greatest one"
      )
    },
    "unit-unknown": { arguments, locale in
      String(
        localized: "'\(arguments.text(0))' is not a known unit",
        locale: locale,
        comment: "Why a row of a file is left out"
      )
    },
  ]

  private static let bodyFat: Table = [
    "body-fat-unreadable": { arguments, locale in
      String(
        localized:
          "'\(arguments.text(0))' is not a body fat percentage; the entry is kept without it",
        locale: locale,
        comment: "What is left out of a row of a file, which is imported otherwise"
      )
    },
    "body-fat-outside-limits": { arguments, locale in
      String(
        localized:
          "'\(arguments.text(0))' is not a possible body fat percentage; the entry is kept without it",
        locale: locale,
        comment: "What is left out of a row of a file, which is imported otherwise"
      )
    },
  ]

  private static let tables: Table = [
    "delimited-text-bytes": { _, locale in
      String(
        localized: "this is not text in UTF-8",
        locale: locale,
        comment: "Why a row of a file is left out; UTF-8 is the name of an encoding"
      )
    },
    "delimited-text-unclosed": { _, locale in
      String(
        localized: "the quotation mark here is never closed",
        locale: locale,
        comment: "Why a row of a file is left out"
      )
    },
  ]
}

extension [Diagnostic.Argument] {
  fileprivate func text(_ position: Int) -> String {
    indices.contains(position) ? self[position].plainText : ""
  }

  fileprivate func count(_ position: Int) -> Int {
    if indices.contains(position), case .integer(let count) = self[position] { count } else { 0 }
  }
}
