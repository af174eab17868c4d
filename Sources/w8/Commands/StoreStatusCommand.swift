import ArgumentParser
import CommandSupport
import Localization
import WeightStore

/// Tells where the log is, and how things stand with its files.
struct StoreStatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: String(
      localized: "Tell where the log is, and how things stand with its files.",
      comment: "Help of w8 store status"
    ),
    discussion: String(
      localized: """
        Nothing is changed. The exit code is 1 if there is something to be put in order.

        Examples:
          w8 store status
          w8 store status --json
        """,
      comment: "Help of w8 store status. The indented lines are typed as they are"
    )
  )

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let location = try StoreLocation.ofProcess()
    let status: StoreStatus
    do {
      status = try StoreStatus(of: location)
    } catch {
      throw CommandFailure(error)
    }
    if global.json {
      global.console.print(try JSON.text(of: StoreStatusReport(status)))
    } else if !global.quiet {
      for line in StoreStatusSentences(status).lines { global.console.print(line) }
    }
    if status.needsAttention { throw ExitStatus.findings }
  }
}

extension StoreStatus {
  /// Whether there is something that a person has to put in order.
  fileprivate var needsAttention: Bool {
    if case .failed = move { return true }
    return problem != nil || !conflicts.isEmpty
  }
}
