import Localization
import WeightCore

extension HealthFailure {
  /// What is wrong, in a sentence.
  func message(_ locale: UserLocale) -> String {
    switch code {
    case .notAvailable, .dataTypeNotAvailable, .authorizationDenied, .noDataAvailable,
      .fetchFailed, .incompleteExport, .answerNeeded:
      exportMessage(locale)
    case .invalidDateRange, .invalidWeight, .invalidDate: valueMessage(locale)
    case .saveFailed, .authorizationFailed, .cancelled: syncMessage(locale)
    case .backgroundDeliveryFailed, .eventSaveFailed, .eventLookupFailed, .eventUpdateFailed:
      watchMessage(locale)
    }
  }

  /// The sentence of what lies beneath; empty if nothing does.
  private var reason: String { cause?.sentence ?? "" }

  private func exportMessage(_ locale: UserLocale) -> String {
    switch code {
    case .notAvailable where subject.isEmpty:
      String(
        localized: "Apple Health is not turned on: w8 does not know where its exports are.",
        locale: locale,
        comment: "Error: no path was named"
      )
    case .notAvailable:
      String(
        localized: "There is no export of Apple Health at '\(subject)'.",
        locale: locale,
        comment: "Error; the argument is a path"
      )
    case .dataTypeNotAvailable:
      String(
        localized: "w8 does not read '\(subject)' from Apple Health.",
        locale: locale,
        comment: "Error; the argument is what was typed after --category"
      )
    case .authorizationDenied:
      String(
        localized: "You do not have permission to read '\(subject)'.",
        locale: locale,
        comment: "Error with a file: the user lacks the permission"
      )
    case .noDataAvailable:
      String(
        localized: "There is no weight in '\(subject)'.",
        locale: locale,
        comment: "Error; the argument is the path of an export of Apple Health"
      )
    case .incompleteExport:
      String(
        localized: "'\(subject)' breaks off in the middle: part of the export is missing.",
        locale: locale,
        comment: "Error; the argument is the path of an export of Apple Health"
      )
    case .answerNeeded:
      String(
        localized: "'\(subject)' was not imported. \(reason)",
        locale: locale,
        comment: "Error: the path of an export, and whole sentences that say what is unclear"
      )
    default:
      String(
        localized: "'\(subject)' cannot be read as an export of Apple Health. \(reason)",
        locale: locale,
        comment: "Error: a path, and a whole sentence that says why"
      )
    }
  }

  private func valueMessage(_ locale: UserLocale) -> String {
    switch code {
    case .invalidDateRange:
      String(
        localized: "The last day is before the first one.",
        locale: locale,
        comment: "Error: of a period that was given by two dates"
      )
    case .invalidWeight:
      String(
        localized: "'\(subject)' is not a weight that can be logged.",
        locale: locale,
        comment: "Error; the argument is what an export has for a weight"
      )
    default:
      String(
        localized: "'\(subject)' is not a date that can be logged.",
        locale: locale,
        comment: "Error; the argument is what an export has for a date"
      )
    }
  }

  private func syncMessage(_ locale: UserLocale) -> String {
    switch code {
    case .saveFailed:
      String(
        localized: "What is in Apple Health could not be saved in the log. \(reason)",
        locale: locale,
        comment: "Error; the argument is a whole sentence that says why"
      )
    case .authorizationFailed:
      String(
        localized: "Apple Health was not turned on. \(reason)",
        locale: locale,
        comment: "Error; the argument is a whole sentence that says why"
      )
    default:
      String(
        localized: "Stopped; the log is as it was before.",
        locale: locale,
        comment: "The user has pressed Ctrl-C while an export was read"
      )
    }
  }

  private func watchMessage(_ locale: UserLocale) -> String {
    switch code {
    case .backgroundDeliveryFailed:
      String(
        localized: "'\(subject)' cannot be watched. \(reason)",
        locale: locale,
        comment: "Error: the path of a folder, and a whole sentence that says why"
      )
    case .eventSaveFailed:
      String(
        localized: "What happened to '\(subject)' could not be saved. \(reason)",
        locale: locale,
        comment: "Error: the path of a file, and a whole sentence that says why"
      )
    case .eventLookupFailed:
      String(
        localized: "It is not known what was read from '\(subject)' before. \(reason)",
        locale: locale,
        comment: "Error: the path of a folder, and a whole sentence that says why"
      )
    default:
      String(
        localized: "The state of Apple Health could not be saved. \(reason)",
        locale: locale,
        comment: "Error; the argument is a whole sentence that says why"
      )
    }
  }
}
