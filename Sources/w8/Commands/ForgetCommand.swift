import ArgumentParser
import CommandSupport
import Localization
import WeightStore

/// Removes the log and all that belongs to it.
struct ForgetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget",
    abstract: Texts.abstract,
    discussion: Texts.discussion
  )

  @Flag(help: ArgumentHelp(Texts.yes))
  var yes = false

  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let console = global.console
    let found = try paths { location throws(StoreError) in
      try WeightStore.traces(at: location)
    }
    guard !found.isEmpty, !changes.dryRun else {
      return try report(found, in: console)
    }
    guard try yes || confirm(in: console) else {
      if !global.quiet { console.remark(Texts.kept) }
      return
    }
    let removed = try paths { location throws(StoreError) in
      try WeightStore.forget(at: location)
    }
    try report(removed, in: console)
  }

  /// Does something at the places of the person: of the sample entries first, whose folder is in the
  /// other.
  private func paths(
    _ body: (StoreLocation) throws(StoreError) -> [String]
  ) throws(CommandFailure) -> [String] {
    let location = try StoreLocation.ofProcess()
    do {
      return try body(location.demo) + body(location)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Asks whether all is to be forgotten; where nobody can answer, that has to be said beforehand.
  private func confirm(in console: Console) throws(CommandFailure) -> Bool {
    guard console.isInputTerminal else { throw .notConfirmed }
    return console.ask(Texts.question).map(Answer.isYes) ?? false
  }

  private func report(_ paths: [String], in console: Console) throws {
    if global.json {
      console.print(try JSON.text(of: ForgetReport(paths, isDryRun: changes.dryRun)))
    } else if !global.quiet {
      console.print(heading(paths))
      for path in paths { console.print("  " + path) }
    }
  }

  private func heading(_ paths: [String]) -> String {
    if paths.isEmpty {
      return String(
        localized: "There is nothing to forget.",
        comment: "After 'w8 forget': there is no log"
      )
    }
    return changes.dryRun
      ? String(
        localized: "This would be removed for good:",
        comment: "After 'w8 forget --dry-run'; the paths of files follow"
      )
      : String(
        localized: "This was removed for good:",
        comment: "After 'w8 forget'; the paths of files follow"
      )
  }
}
