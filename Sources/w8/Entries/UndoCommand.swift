import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that undoes the latest change of the log.
struct UndoCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "undo",
      abstract: .undoAbstract,
      discussion: .undoDiscussion
    )
  }

  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session.open(global, units, isTrial: changes.dryRun)
    let undone =
      try session.writeExisting { store in
        try store.undo(at: session.now, isTrial: changes.dryRun)
      } ?? nil
    if global.json {
      session.console.print(
        document: try JSON.text(of: RevertReport(.undone, undone, isDryRun: changes.dryRun))
      )
    } else if let undone {
      session.printStatus(UndoMessage(undone, isTrial: changes.dryRun, in: session).text)
      for line in undone.lines(in: session) { session.printStatus(line) }
      if !changes.dryRun { session.printStatus(Texts.redo("w8 redo")) }
    } else {
      session.printStatus(
        String(
          localized: "There is nothing to undo.",
          comment: "After 'w8 undo': there were no changes, or all of them are undone"
        )
      )
    }
  }
}

// MARK: - Texts

extension UndoCommand {
  enum Texts {
    static func redo(_ command: String) -> String {
      String(
        localized: "To take this back: \(command)",
        comment: "After 'w8 undo': a command"
      )
    }
  }
}
