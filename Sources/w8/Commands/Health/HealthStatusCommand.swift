import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// Tells how the sync with Apple Health stands.
struct HealthStatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: Texts.abstract,
    discussion: Texts.discussion
  )

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    try session.runHealth(global) {
      let state = try HealthStateKeeper(session).state()
      if global.json {
        return session.console.print(try JSON.text(of: HealthStatusReport(state)))
      }
      let lines = HealthStatusLines(session.notation)
      for line in lines.facts(state, width: session.lineWidth) { session.console.print(line) }
      if case .failed(let record) = state.status {
        let refusal = HealthFailure(record: record).refusal()
        for line in [refusal.message, refusal.hint].compactMap(\.self) {
          session.console.print(line)
        }
      }
    }
  }

  private enum Texts {
    static var abstract: String {
      String(
        localized: "Show whether Apple Health is on, and how the last sync ended.",
        comment: "Help of w8 health status"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Example:
            w8 health status
          """,
        comment: "Help of w8 health status. The command stays as it is"
      )
    }
  }
}
