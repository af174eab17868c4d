package import CommandSupport
import FileSystem
package import Localization
import WeightCore
import WeightExchange
package import WeightPresentation
import WeightStore

extension HealthFailure {
  /// An export could not be read.
  init(_ error: HealthExportError) {
    let path = error.path
    switch error.code {
    case .missing: self.init(.notAvailable, path)
    case .permissionDenied: self.init(.authorizationDenied, path)
    case .cancelled: self.init(.cancelled, path)
    case .unreadable, .notAnExport, .damagedArchive, .encryptedArchive, .excessiveArchive,
      .excessiveSamples:
      self.init(.fetchFailed, path, cause: Cause(error.code.rawValue, error.sentence))
    }
  }

  /// The log could not be read or written.
  init(_ code: Code, _ subject: String = "", _ error: StoreError) {
    self.init(code, subject, cause: Cause(error.code.rawValue, error.message(in: .current)))
  }

  /// What lies beneath cannot be mended by what helps against it alone.
  init(_ code: Code, _ subject: String, because failure: HealthFailure) {
    self.init(
      code,
      subject,
      cause: Cause(failure.cause?.code ?? failure.code.rawValue, failure.refusal().message)
    )
  }

  /// How a command ends that cannot go on because of the failure.
  package var status: ExitStatus {
    switch code {
    case .dataTypeNotAvailable: .usage
    case .notAvailable: .noInput
    case .noDataAvailable, .answerNeeded, .cancelled: .findings
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
  /// Returns what could not be done with Apple Health.
  package func message(in locale: UserLocale) -> String { refusal(locale: locale).message }

  /// Returns what the user can do about it.
  package func hint(in locale: UserLocale) -> String? { refusal(locale: locale).hint }
}

extension HealthExportError {
  /// What is wrong, as a whole sentence that does not name the path.
  fileprivate var sentence: String {
    switch code {
    case .notAnExport:
      String(
        localized: "Nothing in it was exported by the Health app.",
        comment: "Why a file cannot be read; it stands behind another sentence"
      )
    case .damagedArchive:
      String(
        localized: "The archive is damaged.",
        comment: "Why a file cannot be read; it stands behind another sentence"
      )
    case .encryptedArchive:
      String(
        localized: "The archive needs a password.",
        comment: "Why a file cannot be read; it stands behind another sentence"
      )
    case .excessiveArchive:
      String(
        localized: "The archive would be far too large when unpacked.",
        comment: "Why a file cannot be read; it stands behind another sentence"
      )
    case .excessiveSamples:
      String(
        localized: "It contains more weights than anybody can have.",
        comment: "Why a file cannot be read; it stands behind another sentence"
      )
    default:
      String(
        localized: "The system could not read it (\(detail)).",
        comment: "Why a file cannot be read; then what the system says"
      )
    }
  }
}

// MARK: - Record

extension HealthFailure {
  /// The failure as the log keeps it: the codes and the subject, and no words of any language.
  var record: String {
    [code.rawValue, cause?.code ?? "", subject].joined(separator: ":")
  }

  /// Reads what the log has kept.
  ///
  /// A failure that a later version has kept, or of a process that is gone, is one that was cut short.
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

  /// An export was not taken in, for there is something to ask about.
  init(refused refusals: [HealthSyncRefusal], _ path: String) {
    // Several apps may have new names, and one answer is for all of them.
    let hints = refusals.map(\.hint)
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    self.init(
      .answerNeeded,
      path,
      cause: Cause(
        refusals.first?.code ?? "",
        refusals.map(\.sentence).joined(separator: " "),
        recovery: hints.joined(separator: "\n")
      )
    )
  }
}
