import Localization
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

extension RevertedStep {
  /// Returns the sentence about the goal that the log has again, or would have.
  ///
  /// - Returns: `nil` if there is no goal now.
  func sentence(ofGoalIn unit: WeightUnit, isTrial: Bool) -> String? {
    guard let goal = Settings(values).goal else { return nil }
    let format = MassFormat(unit: unit)
    return isTrial
      ? String(
        localized: "The goal would be \(goal.target, format: format) again.",
        comment: "After 'w8 undo --dry-run' or 'w8 redo --dry-run' of 'w8 goal'"
      )
      : String(
        localized: "The goal is \(goal.target, format: format) again.",
        comment: "After 'w8 undo' or 'w8 redo' of 'w8 goal'"
      )
  }
}

/// The JSON output of `w8 undo` and `w8 redo`.
struct RevertReport: Encodable {
  /// The member that contains the step.
  enum Kind: String, CodingKey {
    case undone
    case redone
  }

  private enum CodingKeys: String, CodingKey {
    case dryRun
  }

  private let kind: Kind
  private let step: RevertedStepReport?
  private let isDryRun: Bool

  init(_ kind: Kind, _ step: RevertedStep?, isDryRun: Bool) {
    self.kind = kind
    self.step = step.map(RevertedStepReport.init)
    self.isDryRun = isDryRun
  }

  /// Encodes `null` if there was nothing to undo or redo.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(isDryRun, forKey: .dryRun)
    var steps = encoder.container(keyedBy: Kind.self)
    try steps.encode(step, forKey: kind)
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
