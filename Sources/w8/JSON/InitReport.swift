import WeightCore

/// What `w8 init --json` prints.
struct InitReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case dryRun
    case entry
    case goalKilograms
    case unit
  }

  private let dryRun: Bool
  private let entry: EntryReport?
  private let goal: Mass?
  private let unit: UnitPreference?

  init(_ dialogue: FirstDialogue, _ entry: WeightEntry?, isDryRun: Bool) {
    dryRun = isDryRun
    self.entry = dialogue.draft.map { EntryReport($0, id: entry?.id) }
    goal = dialogue.goal
    unit = dialogue.unit
  }

  /// Writes every field, `null` where a question was skipped.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(dryRun, forKey: .dryRun)
    try container.encode(entry, forKey: .entry)
    try container.encode(goal?.exactKilograms, forKey: .goalKilograms)
    try container.encode(unit?.rawValue, forKey: .unit)
  }
}
