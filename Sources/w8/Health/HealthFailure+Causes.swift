package import CommandSupport
import FileSystem
package import Localization
import WeightCore
import WeightExchange
package import WeightPresentation
import WeightStore

extension HealthFailure {
  /// Creates the failure for an export that could not be read.
  init(_ error: HealthExportError) {
    let path = error.path
    switch error.code {
    case .missing:
      self.init(.notAvailable, path, cause: FileSystem.kind(of: path) == nil ? .missing : nil)
    case .permissionDenied: self.init(.authorizationDenied, path)
    case .cancelled: self.init(.cancelled, path)
    case .unreadable, .notAnExport, .damagedArchive, .encryptedArchive, .excessiveArchive,
      .excessiveSamples:
      self.init(.fetchFailed, path, cause: Cause(error.code.rawValue, error.sentence))
    }
  }

  /// Creates the failure for a log that could not be read or written.
  init(_ code: Code, _ subject: String = "", _ error: StoreError) {
    self.init(code, subject, cause: Cause(error.code.rawValue, error.message(in: .current)))
  }

  /// Creates a failure with another failure as its cause.
  ///
  /// The recovery suggestion of the cause would not be sufficient to resolve this failure.
  init(_ code: Code, _ subject: String, because failure: HealthFailure) {
    self.init(
      code,
      subject,
      cause: Cause(failure.cause?.code ?? failure.code.rawValue, failure.refusal().message)
    )
  }

  /// The exit status of a command that fails because of this failure.
  package var status: ExitStatus {
    switch code {
    case .dataTypeNotAvailable: .usage
    case .notEnabled: .findings
    case .notAvailable: .noInput
    case .noDataAvailable, .answerNeeded: .findings
    case .cancelled: cause == .declined ? .findings : .interrupted
    case .invalidDateRange, .invalidWeight, .invalidDate, .incompleteExport, .authorizationFailed:
      .data
    case .fetchFailed:
      cause?.code == HealthExportError.Code.unreadable.rawValue ? .inputOutput : .data
    case .authorizationDenied, .saveFailed, .backgroundDeliveryFailed, .eventSaveFailed,
      .eventLookupFailed, .eventUpdateFailed:
      .inputOutput
    }
  }
}

extension HealthFailure: CommandError {
  /// Returns the error message.
  package func message(in locale: UserLocale) -> String { refusal(locale: locale).message }

  /// Returns the recovery suggestion.
  package func hint(in locale: UserLocale) -> String? { refusal(locale: locale).hint }
}

extension HealthExportError {
  /// The error message as a complete sentence without the path.
  fileprivate var sentence: String {
    switch code {
    case .notAnExport:
      String(
        localized: "It contains no data exported by the Health app.",
        comment: "Reason that a file cannot be read; it follows another sentence"
      )
    case .damagedArchive:
      String(
        localized: "The archive is damaged.",
        comment: "Reason that a file cannot be read; it follows another sentence"
      )
    case .encryptedArchive:
      String(
        localized: "The archive needs a password.",
        comment: "Reason that a file cannot be read; it follows another sentence"
      )
    case .excessiveArchive:
      String(
        localized: "The archive would be far too large when unpacked.",
        comment: "Reason that a file cannot be read; it follows another sentence"
      )
    case .excessiveSamples:
      String(
        localized: "It contains too many weights for one person.",
        comment: "Reason that a file cannot be read; it follows another sentence"
      )
    default:
      String(
        localized: "The system could not read it (\(detail)).",
        comment: "Reason that a file cannot be read; then the message of the system"
      )
    }
  }
}

// MARK: - Record

extension HealthFailure {
  /// The stored form of the failure: codes and subject, without localized text.
  var record: String {
    [code.rawValue, cause?.code ?? "", subject].joined(separator: ":")
  }

  /// Creates a failure from its stored form.
  ///
  /// A failure that a newer version has stored, or whose process no longer exists, counts as
  /// interrupted.
  init(record: String) {
    let parts = record.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 3, let code = Code(rawValue: parts[0]) else {
      self.init(.cancelled)
      return
    }
    let (cause, subject) = (parts[1], parts[2])
    if let beneath = HealthExportError.Code(rawValue: cause) {
      let failure = HealthFailure(HealthExportError(beneath, path: subject))
      self.init(code, subject, cause: failure.cause)
    } else if let beneath = StoreError.Code(rawValue: cause) {
      self.init(code, subject, StoreError(beneath, path: subject))
    } else {
      self.init(code, subject, cause: cause.isEmpty ? nil : Cause(cause, ""))
    }
  }

  /// Creates the failure for an export that needs confirmation.
  init(refused refusals: [HealthSyncError], _ path: String) {
    // Several apps may have been renamed, and one answer applies to all of them.
    let hints = refusals.map(\.hint)
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    self.init(
      .answerNeeded,
      path,
      cause: Cause(
        refusals.first?.code ?? "",
        refusals.map(\.sentence).joined(separator: " "),
        recovery: hints.joined(separator: " ")
      )
    )
  }
}

extension HealthFailure.Cause {
  /// The user did not confirm a change.
  static var declined: HealthFailure.Cause { .init("declined", "") }
}
