import Foundation
import WeightCore

/// An entry as `--json` prints it: the same in every language and unit.
struct EntryReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case id
    case date
    case kilograms
    case bodyFat
    case note
    case source
    case sourceName
  }

  private let id: WeightEntry.ID?
  private let draft: WeightEntry.Draft

  /// Takes an entry, or one that was not added.
  init(_ draft: WeightEntry.Draft, id: WeightEntry.ID?) {
    self.id = id
    self.draft = draft
  }

  /// Takes an entry of the log.
  init(_ entry: WeightEntry) {
    self.init(entry.draft, id: entry.id)
  }

  /// Writes every field, `null` where there is nothing, so that readers need not look for them.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id?.rawValue, forKey: .id)
    try container.encode(draft.moment.iso8601, forKey: .date)
    // A decimal number keeps all digits; a binary one would round some of them.
    try container.encode(Decimal(string: draft.mass.kilogramText), forKey: .kilograms)
    try container.encode(draft.bodyFat.map(Self.percent), forKey: .bodyFat)
    try container.encode(draft.note?.text, forKey: .note)
    try container.encode(draft.source.kind.rawValue, forKey: .source)
    try container.encode(draft.source.name, forKey: .sourceName)
  }

  /// Returns the share in percent, with all its digits.
  private static func percent(_ bodyFat: BodyFat) -> Decimal {
    Decimal(bodyFat.partsPerMillion) / 10_000
  }
}

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
struct EntryEditReport: Encodable {
  private let dryRun: Bool
  private let entry: EntryReport
  private let former: EntryReport

  init(_ former: WeightEntry, _ entry: WeightEntry, isDryRun: Bool) {
    dryRun = isDryRun
    self.former = EntryReport(former)
    self.entry = EntryReport(entry)
  }
}
