import CommandSupport
import Diagnostics
import Localization
import WeightStore

/// The sentences that tell of what other programs have left to be logged.
enum QuickLogSentences {
  /// Tells that weigh-ins were taken into the log.
  static func taken(_ count: Int) -> String {
    String(
      localized: "\(count) weigh-ins from other programs were added to the log.",
      comment: "On standard error, before what a command does otherwise"
    )
  }

  /// Tells that files are left alone.
  static func leftAlone(_ count: Int) -> String {
    String(
      localized:
        "\(count) files from other programs cannot be logged; 'w8 store status' shows which.",
      comment: "On standard error, before what a command does otherwise. The command stays as it is"
    )
  }

  /// Tells why nothing could be taken.
  static func failure(_ error: StoreError) -> String {
    String(
      localized: "Weigh-ins from other programs are waiting: \(error.sentence)",
      comment: "Warning; the argument is a whole sentence that says why they were not logged"
    )
  }

  /// Tells what is there, for `w8 store status`.
  static func lines(_ files: QuickLogFiles) -> [String] {
    let waiting =
      files.count == 0
      ? []
      : [
        String(
          localized:
            "\(files.count) weigh-ins from other programs are waiting for the next command.",
          comment: "w8 store status: they are logged as soon as w8 looks at the log"
        )
      ]
    guard !files.problems.isEmpty else { return waiting }
    let heading = String(
      localized: "\(files.problems.count) files from other programs cannot be logged:",
      comment: "w8 store status; the files and the reasons follow"
    )
    return waiting + [heading] + files.problems.map { "  " + reason($0) }
  }

  /// The path and what is wrong, in the language of the user.
  private static func reason(_ problem: Diagnostic) -> String {
    let isOwn = DiagnosticSentences.quickLogs.identifiers.contains(problem.id)
    let sentences = isOwn ? DiagnosticSentences.quickLogs : .weights
    let sentence = sentences.sentence(of: problem.id, problem.arguments, locale: .current)
    return (problem.place.map { "\($0.file): " } ?? "") + sentence
  }
}
