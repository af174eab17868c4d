import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// Tells all that w8 knows of Apple Health, for whoever looks for a mistake.
struct HealthDebugCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "debug",
    abstract: Texts.abstract,
    discussion: Texts.discussion
  )

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    try session.runHealth(global) {
      let facts = try HealthFacts(session)
      if global.json {
        return session.console.print(try JSON.text(of: HealthDebugReport(facts)))
      }
      for line in facts.lines(in: session) { session.console.print(line) }
      guard !facts.anchors.isEmpty else { return }
      session.console.print("")
      session.print(table: HealthAnchorTable(session.notation).lines(facts.anchors))
    }
  }

  private enum Texts {
    static var abstract: String {
      String(
        localized: "Show all that w8 knows about Apple Health, to track down a problem.",
        comment: "Help of w8 health debug"
      )
    }
    static var discussion: String {
      String(
        localized: """
          It contains no weights, so you can show it to others.

          Example:
            w8 health debug --json
          """,
        comment: "Help of w8 health debug. The command stays as it is"
      )
    }
  }
}
