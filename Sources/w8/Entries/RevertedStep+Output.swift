import WeightCore
import WeightPresentation
import WeightStore

extension RevertedStep {
  /// Returns the lines of the entries and settings of a step that was undone or redone.
  ///
  /// For an import, only the number of entries is shown.
  func lines(in session: Session) -> [String] {
    switch step.kind {
    case .import, .health, .merge, .goal: return []
    case .settings:
      let table = SettingsTable(Settings(values), in: session)
      return table.lines(settings, width: session.lineWidth).dropFirst().map { "  " + $0 }
    case .log, .edit, .delete:
      let table = LogTable(session.notation)
        .lines(after.isEmpty ? before : after, width: session.lineWidth)
      return Array(table.dropFirst())
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
  private let undone: RevertedStepReport?

  init(_ undone: RevertedStep?, isDryRun: Bool) {
    dryRun = isDryRun
    self.undone = undone.map(RevertedStepReport.init)
  }

  /// Encodes `null` if there was nothing to undo.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(dryRun, forKey: .dryRun)
    try container.encode(undone, forKey: .undone)
  }
}

/// The JSON output of `w8 redo`.
struct RedoReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case dryRun
    case redone
  }

  private let dryRun: Bool
  private let redone: RevertedStepReport?

  init(_ redone: RevertedStep?, isDryRun: Bool) {
    dryRun = isDryRun
    self.redone = redone.map(RevertedStepReport.init)
  }

  /// Encodes `null` if there was nothing to redo.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(dryRun, forKey: .dryRun)
    try container.encode(redone, forKey: .redone)
  }
}

/// A step that was undone or redone, with at most twenty entries.
struct RevertedStepReport: Encodable {
  private let change: String
  private let date: String
  private let entryCount: Int
  private let bodyFatCount: Int
  private let before: [EntryReport]
  private let after: [EntryReport]
  private let settings: [String: String?]

  init(_ reverted: RevertedStep) {
    change = reverted.step.kind.rawValue
    date = reverted.step.moment.iso8601
    entryCount = reverted.entryCount
    bodyFatCount = reverted.addedFatCount + reverted.changedFatCount
    before = reverted.before.map(EntryReport.init)
    after = reverted.after.map(EntryReport.init)
    settings = Dictionary(
      uniqueKeysWithValues: reverted.settings.map { ($0.rawValue, reverted.values[$0.rawValue]) }
    )
  }
}
