import ArgumentParser
import CommandSupport
import Localization
import WeightStore

/// Tells where the log is, and how things stand with its files.
struct StoreStatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: String(
      localized: "Show where the log is, and whether its files are in order.",
      comment: "Help of w8 store status"
    ),
    discussion: String(
      localized: """
        Nothing is changed. The exit code is 1 if something needs attention.

        Examples:
          w8 store status
          w8 store status --json
        """,
      comment: "Help of w8 store status. The indented lines are typed as they are"
    )
  )

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    // The log may be one that cannot be opened.
    let session = try Session(global, readsSettings: false)
    let (status, pending) = try status(in: session)
    if global.json {
      session.console.print(try JSON.text(of: StoreStatusReport(status, pending)))
    } else if !global.quiet {
      let lines = StoreStatusSentences(status).lines + QuickLogSentences.lines(pending)
      for line in lines { session.console.print(line) }
    }
    if status.needsAttention || !pending.problems.isEmpty { throw ExitStatus.findings }
  }

  private func status(
    in session: Session
  ) throws(CommandFailure) -> (StoreStatus, QuickLogFiles) {
    do {
      let pending = try QuickLogFiles(
        at: session.location,
        now: session.now,
        timeZone: session.timeZone
      )
      return (try StoreStatus(of: session.location), pending)
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension StoreStatus {
  /// Whether there is something that a person has to put in order.
  fileprivate var needsAttention: Bool {
    if case .failed = move { return true }
    return problem != nil || !conflicts.isEmpty
  }
}
