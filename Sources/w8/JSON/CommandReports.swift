import WeightCore

/// What `w8 log --json` prints.
struct LogReport: Encodable {
  private let dryRun: Bool
  private let entry: EntryReport

  init(_ draft: WeightEntry.Draft, _ entry: WeightEntry?) {
    dryRun = entry == nil
    self.entry = EntryReport(draft, id: entry?.id)
  }
}

/// What `w8 list --json` prints.
struct ListReport: Encodable {
  private let entries: [EntryReport]
  private let total: Int

  init(_ entries: [WeightEntry], total: Int) {
    self.entries = entries.map(EntryReport.init)
    self.total = total
  }
}

/// What `w8 latest --json` prints.
struct LatestReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case entry
  }

  private let entry: EntryReport?

  init(_ entry: WeightEntry?) {
    self.entry = entry.map(EntryReport.init)
  }

  /// Writes `null` for an empty log.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entry, forKey: .entry)
  }
}

/// What `w8 delete --json` prints.
struct DeleteReport: Encodable {
  private let deleted: [EntryReport]
  private let dryRun: Bool

  init(_ entries: [WeightEntry], isDryRun: Bool) {
    deleted = entries.map(EntryReport.init)
    dryRun = isDryRun
  }
}

/// What `w8 edit --json` prints.
struct EditReport: Encodable {
  private let dryRun: Bool
  private let entry: EntryReport
  private let former: EntryReport

  init(_ former: WeightEntry, _ entry: WeightEntry, isDryRun: Bool) {
    dryRun = isDryRun
    self.former = EntryReport(former)
    self.entry = EntryReport(entry)
  }
}
