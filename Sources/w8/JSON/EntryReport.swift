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
