import DelimitedText
import Diagnostics
import Localization
import WeightExchange

/// Tells how many rows were left out for one reason.
enum LeftOutReason {
  /// Returns a line about a reason, the name of the problem itself for one that has no words yet.
  static func text(of reason: Diagnostic.ID, count: Int) -> String {
    dateText(of: reason, count) ?? weightText(of: reason, count) ?? otherText(of: reason, count)
  }

  private static func dateText(of reason: Diagnostic.ID, _ count: Int) -> String? {
    switch reason {
    case .dateMissing:
      String(localized: "\(count) rows without a date", comment: "Rows that were left out")
    case .dateUnreadable:
      String(
        localized: "\(count) rows whose date cannot be read",
        comment: "Rows that were left out"
      )
    case .dateInFuture:
      String(
        localized: "\(count) rows with a date in the future",
        comment: "Rows that were left out"
      )
    default: nil
    }
  }

  private static func weightText(of reason: Diagnostic.ID, _ count: Int) -> String? {
    switch reason {
    case .weightMissing:
      String(localized: "\(count) rows without a weight", comment: "Rows that were left out")
    case .weightUnreadable:
      String(
        localized: "\(count) rows whose weight cannot be read",
        comment: "Rows that were left out"
      )
    case .weightSplit:
      String(
        localized: "\(count) rows whose weight was split by its comma",
        comment: "Rows that were left out"
      )
    case .weightOutsideLimits:
      String(
        localized: "\(count) rows with a weight out of range",
        comment: "Rows that were left out"
      )
    case .unitUnknown:
      String(localized: "\(count) rows with an unknown unit", comment: "Rows that were left out")
    default: nil
    }
  }

  private static func otherText(of reason: Diagnostic.ID, _ count: Int) -> String {
    switch reason {
    case .noteTooLong:
      String(localized: "\(count) rows with too long a note", comment: "Rows that were left out")
    default:
      String(localized: "\(count) damaged rows", comment: "Rows that were left out")
    }
  }
}
