package import Localization
import WeightCore

/// An error of an operation with Apple Health.
///
/// The codes are for programs and never change. The sentences are for users: they say what is
/// wrong, and how to fix it.
///
/// ```swift
/// let failure = HealthFailure(.authorizationDenied, "export.zip")
/// failure.refusal().message  // You may not read 'export.zip'.
/// ```
package struct HealthFailure: Error, Hashable, Sendable {
  /// The kind of failure.
  package let code: Code
  /// The subject of the failure: a path, or the user's input; empty if there is none.
  package let subject: String
  /// The underlying cause, or `nil` if the code is sufficient.
  package let cause: Cause?

  /// Creates a failure.
  package init(_ code: Code, _ subject: String = "", cause: Cause? = nil) {
    self.code = code
    self.subject = subject
    self.cause = cause
  }

  /// The underlying cause of a failure.
  package struct Cause: Hashable, Sendable {
    /// The code for programs, such as `damaged-archive`.
    package let code: String
    /// A complete sentence in the user's language.
    package let sentence: String
    /// A suggestion to resolve the cause, or `nil` to use the one of the failure.
    package let recovery: String?

    /// There is no file at the path.
    package static let missing = Cause("no-such-file", "")

    /// Creates a cause.
    package init(_ code: String, _ sentence: String, recovery: String? = nil) {
      self.code = code
      self.sentence = sentence
      self.recovery = recovery
    }
  }
}

extension HealthFailure {
  /// The kinds of failures.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// There is no export at the given path, or no path is set.
    case notAvailable = "not-available"
    /// An export was named, but the sync with Apple Health is not turned on.
    case notEnabled = "not-enabled"
    /// The named category is not supported.
    case dataTypeNotAvailable = "data-type-not-available"
    /// The file permissions do not allow reading the export.
    case authorizationDenied = "authorization-denied"
    /// The export contains no data of the categories.
    case noDataAvailable = "no-data-available"
    /// A sample ends before it starts.
    case invalidDateRange = "invalid-date-range"
    /// The log could not be updated with the export.
    case saveFailed = "save-failed"
    /// The export could not be read.
    case fetchFailed = "fetch-failed"
    /// A record has no weight that may be logged.
    case invalidWeight = "invalid-weight"
    /// A record has no date that may be logged.
    case invalidDate = "invalid-date"

    /// The sync with Apple Health could not be turned on.
    case authorizationFailed = "authorization-failed"
    /// A folder cannot be watched.
    case backgroundDeliveryFailed = "background-delivery-failed"
    /// The result for a file in a watched folder could not be stored.
    case eventSaveFailed = "event-save-failed"
    /// The earlier results for files in a watched folder could not be read.
    case eventLookupFailed = "event-lookup-failed"
    /// The state of the sync could not be stored.
    case eventUpdateFailed = "event-update-failed"

    /// An export is truncated, and there is no terminal to ask for confirmation.
    case incompleteExport = "incomplete-export"
    /// An export was not imported because it needs confirmation.
    case answerNeeded = "answer-needed"
    /// The operation was canceled.
    case cancelled
  }
}

// MARK: - Message

extension HealthFailure {
  /// Returns the error message.
  func message(_ locale: UserLocale) -> String {
    switch code {
    case .notAvailable, .notEnabled, .dataTypeNotAvailable, .authorizationDenied, .noDataAvailable,
      .fetchFailed, .incompleteExport, .answerNeeded:
      exportMessage(locale)
    case .invalidDateRange, .invalidWeight, .invalidDate: valueMessage(locale)
    case .saveFailed, .authorizationFailed, .cancelled: syncMessage(locale)
    case .backgroundDeliveryFailed, .eventSaveFailed, .eventLookupFailed, .eventUpdateFailed:
      watchMessage(locale)
    }
  }

  /// The sentence of the underlying cause; empty if there is none.
  private var reason: String { cause?.sentence ?? "" }

  private func exportMessage(_ locale: UserLocale) -> String {
    switch code {
    case .notAvailable where subject.isEmpty:
      String(
        localized: "Apple Health is not turned on, so the location of its exports is unknown.",
        locale: locale,
        comment: "Error: no path was named"
      )
    case .notAvailable where cause == .missing:
      String(
        localized: "'\(subject)' does not exist.",
        locale: locale,
        comment: "Error; the argument is the path of an export of Apple Health"
      )
    case .notAvailable:
      String(
        localized: "There is no export of Apple Health at '\(subject)'.",
        locale: locale,
        comment: "Error; the argument is a path"
      )
    case .notEnabled:
      String(
        localized: "'\(subject)' was not read, because Apple Health is not turned on.",
        locale: locale,
        comment: "Error; the argument is the path of an export of Apple Health"
      )
    case .dataTypeNotAvailable:
      String(
        localized: "w8 does not read '\(subject)' from Apple Health.",
        locale: locale,
        comment: "Error; the argument is the value of --category"
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
        localized: "'\(subject)' is incomplete: part of the export is missing.",
        locale: locale,
        comment: "Error; the argument is the path of an export of Apple Health"
      )
    case .answerNeeded:
      String(
        localized: "'\(subject)' was not imported. \(reason)",
        locale: locale,
        comment: "Error: the path of an export, and full sentences about what is unclear"
      )
    default:
      String(
        localized: "'\(subject)' cannot be read as an export of Apple Health. \(reason)",
        locale: locale,
        comment: "Error: a path, and a full sentence with the reason"
      )
    }
  }

  private func valueMessage(_ locale: UserLocale) -> String {
    switch code {
    case .invalidDateRange:
      String(
        localized: "The last day is before the first one.",
        locale: locale,
        comment: "Error: a period between two dates"
      )
    case .invalidWeight:
      String(
        localized: "'\(subject)' is not a weight that can be logged.",
        locale: locale,
        comment: "Error; the argument is the weight in an export"
      )
    default:
      String(
        localized: "'\(subject)' is not a date that can be logged.",
        locale: locale,
        comment: "Error; the argument is the date in an export"
      )
    }
  }

  private func syncMessage(_ locale: UserLocale) -> String {
    switch code {
    case .saveFailed:
      String(
        localized: "The data from Apple Health could not be saved in the log. \(reason)",
        locale: locale,
        comment: "Error; the argument is a full sentence with the reason"
      )
    case .authorizationFailed:
      String(
        localized: "Apple Health was not turned on. \(reason)",
        locale: locale,
        comment: "Error; the argument is a full sentence with the reason"
      )
    default:
      String(
        localized: "Stopped; the log was not changed.",
        locale: locale,
        comment: "The user pressed Ctrl-C while an export was being read"
      )
    }
  }

  private func watchMessage(_ locale: UserLocale) -> String {
    switch code {
    case .backgroundDeliveryFailed:
      String(
        localized: "'\(subject)' cannot be watched. \(reason)",
        locale: locale,
        comment: "Error: the path of a folder, and a full sentence with the reason"
      )
    case .eventSaveFailed:
      String(
        localized: "The result for '\(subject)' could not be saved. \(reason)",
        locale: locale,
        comment: "Error: the path of a file, and a full sentence with the reason"
      )
    case .eventLookupFailed:
      String(
        localized: "The record of what was read from '\(subject)' is not available. \(reason)",
        locale: locale,
        comment: "Error: the path of a folder, and a full sentence with the reason"
      )
    default:
      String(
        localized: "The state of Apple Health could not be saved. \(reason)",
        locale: locale,
        comment: "Error; the argument is a full sentence with the reason"
      )
    }
  }
}

// MARK: - Errors

extension HealthFailure {
  /// Returns the error for the user, with a suggestion to resolve it.
  package func refusal(locale: UserLocale = .current) -> InputError {
    // A cause without a sentence has only a code.
    InputError(
      message(locale).trimmingTrailingSpaces,
      hint: cause?.recovery ?? recovery(locale),
      code: .health
    )
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
