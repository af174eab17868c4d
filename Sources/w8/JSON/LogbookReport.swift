import WeightCore

/// What `w8 list --json` prints of the entries that were asked for.
struct LogbookReport: Encodable {
  private let entries: [Row]
  private let total: Int

  init(_ rows: [LogbookRow], total: Int, hasDetails: Bool) {
    entries = rows.map { Row(row: $0, hasDetails: hasDetails) }
    self.total = total
  }

  /// An entry, with the fields of the details if they were asked for.
  private struct Row: Encodable {
    private enum CodingKeys: String, CodingKey {
      case average
      case changeInWeek
    }

    let row: LogbookRow
    let hasDetails: Bool

    func encode(to encoder: any Encoder) throws {
      try EntryReport(row.entry).encode(to: encoder)
      guard hasDetails else { return }
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(row.average, forKey: .average)
      try container.encode(row.change?.value(in: .kilogram), forKey: .changeInWeek)
    }
  }
}
