import CommandSupport
import Diagnostics
import Localization

extension Extraction {
  /// How many notes of a kind are told; a project that lacks the sources of a module has hundreds.
  private static let noteLimit = 10

  /// Tells what could not be understood; notes are for those who want to hear more than errors,
  /// and the first few of each kind do.
  func reportProblems(to console: Console) {
    let problems = diagnostics.filter { $0.severity != .note }
    let notes = diagnostics.filter { $0.severity == .note }.sorted(by: DiagnosticPrinter.precedes)
    let calls = notes.filter(\.isOfCall)
    let types = notes.filter { !$0.isOfCall }
    let told = console.isQuiet ? [] : types.prefix(Self.noteLimit) + calls.prefix(Self.noteLimit)
    DiagnosticPrinter.localized.print(problems + told, to: console)
    if types.count > Self.noteLimit {
      console.remark(Self.moreSpecifiers(types.count - Self.noteLimit))
    }
    if calls.count > Self.noteLimit { console.remark(Self.moreCalls(calls.count - Self.noteLimit)) }
  }

  private static func moreSpecifiers(_ rest: Int) -> String {
    String(
      localized:
        "\(rest) more specifiers are assumed. 'xcstrings extract --explain KEY' shows those of a key.",
      comment:
        "Below the notes about interpolations whose types are not known. KEY stands for a key; the command stays as it is"
    )
  }

  private static func moreCalls(_ rest: Int) -> String {
    String(
      localized: "\(rest) more calls have a key or a table that is not a literal.",
      comment: "Below the notes about calls of Objective-C that no key could be read from"
    )
  }
}

extension Diagnostic {
  /// Whether it is about a call whose key or table is made while the program runs.
  fileprivate var isOfCall: Bool {
    id == "localization-key-not-literal" || id == "localization-table-not-literal"
  }
}
