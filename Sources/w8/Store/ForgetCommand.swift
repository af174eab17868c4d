import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightPresentation
import WeightStore

/// The command that deletes the log and all related files.
struct ForgetCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "forget",
      abstract: .forgetAbstract,
      discussion: .forgetDiscussion
    )
  }

  @Flag(help: ArgumentHelp(.sharedYes))
  var yes = false

  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let console = global.console
    let found = try paths { location in
      try WeightStore.traces(at: location)
    }
    guard !found.isEmpty, !changes.dryRun else {
      return try report(found, in: console)
    }
    guard try yes || confirm(in: console) else {
      if !global.quiet { console.printStatus(String(localized: .forgetKept)) }
      return
    }
    let removed = try paths { location in
      try WeightStore.forget(at: location)
    }
    try report(removed, in: console)
  }

  /// Performs an operation at both locations of the user: first for the sample entries, whose
  /// folder is inside the other one.
  private func paths(
    _ body: (StoreLocation) throws -> [String]
  ) throws -> [String] {
    let location = try global.location()
    return try body(location.demo) + body(location)
  }

  /// Prompts the user for confirmation.
  ///
  /// Without a terminal, an option must confirm it in advance.
  private func confirm(in console: Console) throws -> Bool {
    guard console.isInputTerminal else { throw CommandFailure.notConfirmed }
    return console.ask(String(localized: .forgetQuestion)).map(Answer.isYes) ?? false
  }

  private func report(_ paths: [String], in console: Console) throws {
    if global.json {
      try console.print(json: ForgetReport(paths, isDryRun: changes.dryRun))
    } else if !global.quiet {
      console.print(heading(paths))
      for path in paths { console.print("  " + path) }
      let others = try otherPeople()
      if !others.isEmpty { console.print(Texts.others(others)) }
    }
  }

  /// Returns the names of the people whose logs are kept.
  private func otherPeople() throws -> [String] {
    guard try global.chosenPerson() == nil else { return [] }
    return try global.location().persons().map(\.name)
  }

  private func heading(_ paths: [String]) -> String {
    if paths.isEmpty {
      return String(
        localized: "There is nothing to remove.",
        comment: "After 'w8 forget': there is no log"
      )
    }
    return changes.dryRun
      ? String(
        localized: "This would be permanently removed:",
        comment: "After 'w8 forget --dry-run'; the paths of files follow"
      )
      : String(
        localized: "This was permanently removed:",
        comment: "After 'w8 forget'; the paths of files follow"
      )
  }
}

// MARK: - Texts

extension ForgetCommand {
  enum Texts {
    static func others(_ names: [String]) -> String {
      String(
        localized:
          "The logs of other people were kept: \(names, format: .list()). To remove one, use '--person'.",
        comment: "After 'w8 forget': the names of people"
      )
    }
  }
}

/// The JSON output of `w8 forget`.
struct ForgetReport: Encodable {
  private let dryRun: Bool
  private let removed: [String]

  init(_ paths: [String], isDryRun: Bool) {
    dryRun = isDryRun
    removed = paths
  }
}
