import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that redoes the change that was undone last.
struct RedoCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "redo",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session.open(global, units, isTrial: changes.dryRun)
    let redone =
      try session.writeExisting { store in
        try store.redo(at: session.now, isTrial: changes.dryRun)
      } ?? nil
    if global.json {
      session.console.print(
        document: try JSON.text(of: RevertReport(.redone, redone, isDryRun: changes.dryRun))
      )
    } else if let redone {
      session.printStatus(RedoMessage(redone, isTrial: changes.dryRun, in: session).text)
      for line in redone.lines(in: session) { session.printStatus(line) }
    } else {
      session.printStatus(Texts.nothing)
    }
  }
}

// MARK: - Texts

extension RedoCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "Take back the last undo.", comment: "Help of w8 redo")
    }
    static var discussion: String {
      String(
        localized: """
          Makes the change again that 'w8 undo' undid. Each further 'w8 redo' makes one more change \
          again. This is possible until the log changes in another way: with a new entry, for \
          example.
          """,
        comment: "Help of w8 redo"
      )
    }
    static var nothing: String {
      String(
        localized: "There is nothing to redo.",
        comment: "After 'w8 redo': nothing was undone since the last change"
      )
    }
  }
}
