import DiagnosticMessages
import Diagnostics
import Localization
import WeightCore
import WeightPresentation

/// The messages about files of weights.
enum WeightMessages {
  /// Returns the text of a message in terms of a weight log rather than a catalog.
  static func text(of message: Diagnostic.Message, in locale: UserLocale) -> String {
    switch message.id {
    case "weight-outside-limits": limits(message, locale)
    case "delimited-text-bytes":
      String(
        localized: "this is not valid UTF-8 text",
        locale: locale,
        comment: "Reason that a row of a file is skipped; UTF-8 is the name of an encoding"
      )
    case "delimited-text-unclosed":
      String(
        localized: "this quotation mark is not closed",
        locale: locale,
        comment: "Reason that a row of a file is skipped"
      )
    case "problems-unlisted": unlisted(message, locale)
    default: message.text(in: locale)
    }
  }

  /// Returns the lowest and the highest weight in the unit of the file.
  private static func limits(_ message: Diagnostic.Message, _ locale: UserLocale) -> String {
    guard case .text(let written)? = message.arguments.first,
      case .text(let sign)? = message.arguments.last, let unit = WeightUnit(rawValue: sign)
    else { return message.text(in: locale) }
    let limits = WeightLimits.standard.range(in: unit)
    let format = MassFormat(unit: unit, digits: .atMostOne)
    return String(
      localized:
        "'\(written)' is not between \(limits.lowerBound, format: format) and \(limits.upperBound, format: format)",
      locale: locale,
      comment:
        "Reason that a row of a file is skipped: the weight, and the lowest and the highest one"
    )
  }

  private static func unlisted(_ message: Diagnostic.Message, _ locale: UserLocale) -> String {
    guard case .integer(let count)? = message.arguments.first else {
      return message.text(in: locale)
    }
    return String(
      localized: "\(count) further problems of this kind are not listed",
      locale: locale,
      comment: "Below a long list of problems"
    )
  }
}
