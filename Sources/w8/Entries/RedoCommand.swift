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
      abstract: .redoAbstract,
      discussion: .redoDiscussion
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
      session.printStatus(String(localized: .redoNothing))
    }
  }
}
