import GRDB
import WeightCore

/// The differences between the entries and their samples, read in the transaction of the caller.
struct HealthConflicts {
  let database: Database

  /// Returns the entries that differ from their samples, in the order of their numbers.
  ///
  /// - Complexity: O(*n* log *n*) in the number of samples.
  func all() throws -> [EntryConflict] {
    let rows = try MirrorRows(database: database).living()
    var measurements: [Int64: [HealthCategory: HealthSample]] = [:]
    for row in rows where row.sample.category.isMeasurement {
      guard let entry = row.entry else { continue }
      measurements[entry, default: [:]][row.sample.category] = row.sample
    }
    let masses = rows.filter { $0.sample.category == .bodyMass && $0.entry != nil }
    let entries = try EntryRows(database: database).entries(masses.compactMap(\.entry))
    let numbered = Dictionary(entries.map { ($0.id.rawValue, $0) }) { first, _ in first }
    return
      masses.compactMap { row in
        guard let number = row.entry, let entry = numbered[number] else { return nil }
        let account = EntryMerge.Account(row.sample, measurements[number])
        let conflict = EntryConflict(own: entry, other: account)
        return conflict.resolved == entry.draft ? nil : conflict
      }
      .sorted { $0.own.id.rawValue < $1.own.id.rawValue }
  }
}
