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
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let session = try Session.open(global, units, isTrial: changes.dryRun)
    let undone =
      try session.writeExisting { store in
        try store.undo(at: session.now, isTrial: changes.dryRun)
      } ?? nil
    if global.json {
      session.console.print(
        document: try JSON.text(of: UndoReport(undone, isDryRun: changes.dryRun))
      )
    } else if let undone {
      session.printStatus(UndoMessage(undone, isTrial: changes.dryRun, in: session).text)
      for line in lines(of: undone, in: session) { session.printStatus(line) }
    } else {
      session.printStatus(
        String(
          localized: "There is nothing to undo.",
          comment: "After 'w8 undo': there were no changes, or all of them are undone"
        )
      )
    }
  }

  /// Returns the entries and settings of a step.
  ///
  /// For an import, only the number of entries is shown.
  private func lines(of undone: UndoneStep, in session: Session) -> [String] {
    switch undone.step.kind {
    case .import, .health, .goal: return []
    case .settings:
      let settings = Settings(undone.values)
      return SettingsTable(settings, in: session).lines(undone.settings, width: session.lineWidth)
        .dropFirst().map { "  " + $0 }
    case .log, .edit, .delete:
      let entries = undone.after.isEmpty ? undone.before : undone.after
      let table = LogTable(session.notation).lines(entries, width: session.lineWidth)
      return Array(table.dropFirst())
    }
  }
}

// MARK: - Texts

extension UndoCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "Undo the last change.", comment: "Help of w8 undo")
    }
    static var discussion: String {
      String(
        localized: """
          Undoes the last change: an entry that was logged, edited or deleted, an import, or a \
          setting. Each further 'w8 undo' undoes one more change.
          """,
        comment: "Help of w8 undo"
      )
    }
  }
}

/// The JSON output of `w8 undo`.
struct UndoReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case dryRun
    case undone
  }

  private let dryRun: Bool
  private let undone: Step?

  init(_ undone: UndoneStep?, isDryRun: Bool) {
    dryRun = isDryRun
    self.undone = undone.map(Step.init)
  }

  /// Encodes `null` if there was nothing to undo.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(dryRun, forKey: .dryRun)
    try container.encode(undone, forKey: .undone)
  }
}

extension UndoReport {
  /// The step that was undone, with at most twenty entries.
  private struct Step: Encodable {
    private let change: String
    private let date: String
    private let entryCount: Int
    private let bodyFatCount: Int
    private let before: [EntryReport]
    private let after: [EntryReport]
    private let settings: [String: String?]

    init(_ undone: UndoneStep) {
      change = undone.step.kind.rawValue
      date = undone.step.moment.iso8601
      entryCount = undone.entryCount
      bodyFatCount = undone.addedFatCount + undone.changedFatCount
      before = undone.before.map(EntryReport.init)
      after = undone.after.map(EntryReport.init)
      settings = Dictionary(
        uniqueKeysWithValues: undone.settings.map { ($0.rawValue, undone.values[$0.rawValue]) }
      )
    }
  }
}
