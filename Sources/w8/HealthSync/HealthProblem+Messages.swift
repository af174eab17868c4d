import CommandSupport
import DiagnosticMessages
import Diagnostics
import Localization
import WeightExchange
import WeightPresentation

/// The lines about the number of records with a problem.
extension HealthProblem {
  /// Returns a line about the number of skipped or repaired records.
  func text(count: Int) -> String {
    switch self {
    case .cutOff, .tooLong, .quoteUnclosed, .unreadable, .elementUnclosed: damageText(count)
    case .valueMissing, .valueNotANumber, .valueOutOfRange, .unitUnknown, .bodyFatOverOne:
      valueText(count)
    case .dateMissing, .dateInvalid, .endBeforeStart, .endDateMissing, .timeZoneUnknown:
      dateText(count)
    case .sourceMissing, .controlBytes, .invalidUTF8, .duplicateAttributes, .malformedAttributes,
      .unknownReferences, .bareAngleBrackets:
      writingText(count)
    }
  }

  private func damageText(_ count: Int) -> String {
    switch self {
    case .cutOff:
      String(localized: "\(count) cut off by the end of the file", comment: "Records of an export")
    case .tooLong:
      String(localized: "\(count) much too long", comment: "Records of an export")
    case .quoteUnclosed:
      String(
        localized: "\(count) with a missing quotation mark",
        comment: "Records of an export"
      )
    case .elementUnclosed:
      String(localized: "\(count) without an end tag", comment: "Records of an export")
    default: String(localized: "\(count) damaged", comment: "Records of an export")
    }
  }

  private func valueText(_ count: Int) -> String {
    switch self {
    case .valueMissing:
      String(localized: "\(count) without a value", comment: "Records of an export")
    case .valueNotANumber:
      String(localized: "\(count) whose value is not a number", comment: "Records of an export")
    case .valueOutOfRange:
      String(
        localized: "\(count) with an impossible value",
        comment: "Records of an export, such as a weight of 5000 kg"
      )
    case .unitUnknown:
      String(localized: "\(count) with an unknown unit", comment: "Records of an export")
    default:
      String(
        localized: "\(count) with body fat in percent, not as a fraction",
        comment: "Records of an export"
      )
    }
  }

  private func dateText(_ count: Int) -> String {
    switch self {
    case .dateMissing: String(localized: "\(count) without a date", comment: "Records of an export")
    case .dateInvalid:
      String(localized: "\(count) whose date cannot be read", comment: "Records of an export")
    case .endBeforeStart:
      String(
        localized: "\(count) with an end date before the start date",
        comment: "Records of an export"
      )
    case .endDateMissing:
      String(localized: "\(count) without an end date", comment: "Records of an export")
    default:
      String(localized: "\(count) with an unknown time zone", comment: "Records of an export")
    }
  }

  private func writingText(_ count: Int) -> String {
    switch self {
    case .sourceMissing:
      String(
        localized: "\(count) without the name of an app or scale",
        comment: "Records of an export"
      )
    case .controlBytes:
      String(localized: "\(count) with forbidden characters", comment: "Records of an export")
    case .invalidUTF8:
      String(localized: "\(count) with bytes that are not text", comment: "Records of an export")
    case .duplicateAttributes:
      String(
        localized: "\(count) with a duplicate attribute",
        comment: "Records of an export, in XML"
      )
    case .malformedAttributes:
      String(
        localized: "\(count) with a malformed attribute",
        comment: "Records of an export, in XML"
      )
    case .unknownReferences:
      String(localized: "\(count) with a bare '&'", comment: "Records of an export, in XML")
    default:
      String(localized: "\(count) with a bare '<' or '>'", comment: "Records of an export, in XML")
    }
  }
}

// MARK: - Health

/// The messages about invalid weights and dates in an export.
enum HealthMessages {
  /// Returns whether the affected text helps the user to find the problem.
  static func isShown(_ diagnostic: Diagnostic) -> Bool {
    codes[diagnostic.id] != nil && !diagnostic.arguments.isEmpty
  }

  /// Returns the text of a shown message.
  static func text(of message: Diagnostic.Message, in locale: UserLocale) -> String {
    guard let code = codes[message.id], case .text(let written)? = message.arguments.first else {
      return message.text(in: locale)
    }
    // Only body fat is in percent.
    if written.hasSuffix("%") {
      return String(
        localized: "'\(written)' is not a possible body fat percentage.",
        locale: locale,
        comment: "Reason that a record of an Apple Health export is skipped, such as '0.7 %'"
      )
    }
    return HealthFailure(code, written).refusal(locale: locale).message
  }

  private static let codes: [Diagnostic.ID: HealthFailure.Code] = [
    "health-value-not-a-number": .invalidWeight,
    "health-value-out-of-range": .invalidWeight,
    "health-unit-unknown": .invalidWeight,
    "health-date-invalid": .invalidDate,
  ]
}
