import CommandSupport
import HealthImport
import WeightCore
import WeightPresentation
import WeightStore

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
