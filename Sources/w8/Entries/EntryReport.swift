import Foundation
import WeightCore

/// The JSON representation of an entry, which does not depend on language and unit.
struct EntryReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case id
    case date
    case kilograms
    case bodyFat
    case leanKilograms
    case waistCentimetres
    case note
    case source
    case sourceName
  }

  private let id: WeightEntry.ID?
  private let draft: WeightEntry.Draft

  /// Creates the report of a draft, with the number of its entry if it was added.
  init(_ draft: WeightEntry.Draft, id: WeightEntry.ID?) {
    self.id = id
    self.draft = draft
  }

  /// Creates the report of an entry.
  init(_ entry: WeightEntry) {
    self.init(entry.draft, id: entry.id)
  }

  /// Encodes all fields, with `null` for missing values, so readers find every field.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id?.rawValue, forKey: .id)
    try container.encode(draft.moment.iso8601, forKey: .date)
    // A decimal number keeps all digits. A binary number would round some of them.
    try container.encode(Decimal(string: draft.mass.kilogramText), forKey: .kilograms)
    try container.encode(draft.bodyFat.map(Self.percent), forKey: .bodyFat)
    try container.encode(
      draft.leanMass.flatMap { Decimal(string: $0.kilogramText) },
      forKey: .leanKilograms
    )
    try container.encode(draft.waist.map(Self.centimetres), forKey: .waistCentimetres)
    try container.encode(draft.note?.text, forKey: .note)
    try container.encode(draft.source.kind.rawValue, forKey: .source)
    try container.encode(draft.source.name, forKey: .sourceName)
  }

  /// Returns the exact number of centimetres.
  private static func centimetres(_ waist: Waist) -> Decimal {
    Decimal(Int(waist.micrometres)) / Decimal(Int(Waist.micrometresInCentimetre))
  }

  /// Returns the exact percentage.
  private static func percent(_ bodyFat: BodyFat) -> Decimal {
    Decimal(bodyFat.partsPerMillion) / 10_000
  }
}

/// The JSON output of `w8 log`.
struct LogReport: Encodable {
  private let dryRun: Bool
  private let entry: EntryReport

  init(_ draft: WeightEntry.Draft, _ entry: WeightEntry?) {
    dryRun = entry == nil
    self.entry = EntryReport(draft, id: entry?.id)
  }
}

/// The JSON output of `w8 list`.
struct ListReport: Encodable {
  private let entries: [EntryReport]
  private let total: Int
  /// The numbers of the entries in the future.
  private let inFuture: [Int64]

  init(_ entries: [WeightEntry], total: Int, future: [WeightEntry]) {
    self.entries = entries.map(EntryReport.init)
    self.total = total
    inFuture = future.map(\.id.rawValue)
  }
}

/// The JSON output of `w8 latest`.
struct LatestReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case entry, inFuture
  }

  private let entry: EntryReport?
  /// The entries in the future, the oldest first.
  private let inFuture: [EntryReport]

  init(_ entry: WeightEntry?, future: [WeightEntry]) {
    self.entry = entry.map(EntryReport.init)
    inFuture = future.map(EntryReport.init)
  }

  /// Encodes `null` for an empty log.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entry, forKey: .entry)
    try container.encode(inFuture, forKey: .inFuture)
  }
}

/// The JSON output of `w8 delete`.
struct DeleteReport: Encodable {
  private let deleted: [EntryReport]
  private let dryRun: Bool

  init(_ entries: [WeightEntry], isDryRun: Bool) {
    deleted = entries.map(EntryReport.init)
    dryRun = isDryRun
  }
}

/// The JSON output of `w8 edit`.
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
