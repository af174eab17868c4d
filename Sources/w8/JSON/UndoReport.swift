import WeightCore
import WeightStore

/// What `w8 undo --json` prints.
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

  /// Writes `null` if there was nothing to take back.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(dryRun, forKey: .dryRun)
    try container.encode(undone, forKey: .undone)
  }
}

extension UndoReport {
  /// The step that was taken back; of many entries the first twenty.
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
