/// Why something that has to do with Apple Health could not be done.
///
/// The codes are for programs and never change. The sentences are for people: what is wrong, and what
/// they can do about it.
///
/// ```swift
/// let failure = HealthFailure(.authorizationDenied, "export.zip")
/// failure.refusal().message  // You may not read 'export.zip'.
/// ```
package struct HealthFailure: Error, Hashable, Sendable {
  /// What failed.
  package let code: Code
  /// What it is about: a path, or what was typed; empty where there is nothing to name.
  package let subject: String
  /// What lies beneath; `nil` if the code says all.
  package let cause: Cause?

  /// Creates a failure.
  package init(_ code: Code, _ subject: String = "", cause: Cause? = nil) {
    self.code = code
    self.subject = subject
    self.cause = cause
  }

  /// What made something fail.
  package struct Cause: Hashable, Sendable {
    /// The name for programs, such as `damaged-archive`.
    package let code: String
    /// A whole sentence in the language of the user.
    package let sentence: String
    /// What helps against it; `nil` if that is what helps against the failure.
    package let recovery: String?

    /// Creates a cause.
    package init(_ code: String, _ sentence: String, recovery: String? = nil) {
      self.code = code
      self.sentence = sentence
      self.recovery = recovery
    }
  }
}

extension HealthFailure {
  /// What can fail.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// There is no export where one was looked for, or nobody has said where one is.
    case notAvailable = "not-available"
    /// A category was named that w8 does not read.
    case dataTypeNotAvailable = "data-type-not-available"
    /// The permissions keep us from the export.
    case authorizationDenied = "authorization-denied"
    /// The export has nothing of the categories.
    case noDataAvailable = "no-data-available"
    /// A time ends before it begins.
    case invalidDateRange = "invalid-date-range"
    /// The log could not take in what was read.
    case saveFailed = "save-failed"
    /// The export could not be read.
    case fetchFailed = "fetch-failed"
    /// A record has no weight that can be logged.
    case invalidWeight = "invalid-weight"
    /// A record has no date that can be logged.
    case invalidDate = "invalid-date"

    /// Apple Health could not be turned on.
    case authorizationFailed = "authorization-failed"
    /// A folder cannot be watched.
    case backgroundDeliveryFailed = "background-delivery-failed"
    /// What became of a file of a watched folder could not be noted.
    case eventSaveFailed = "event-save-failed"
    /// What became of the files of a watched folder before could not be read.
    case eventLookupFailed = "event-lookup-failed"
    /// The state of Apple Health could not be noted.
    case eventUpdateFailed = "event-update-failed"

    /// An export ends before its end, where nobody can be asked what that means.
    case incompleteExport = "incomplete-export"
    /// An export was not taken in, for there is something to ask about.
    case answerNeeded = "answer-needed"
    /// Somebody wanted the end.
    case cancelled
  }
}
