import GRDB
import WeightCore

/// The samples that were in Apple Health once, to tell which of the new ones come back.
struct GoneSamples {
  private struct Key: Hashable {
    let category: HealthCategory
    let source: String
    let start: Int64
    let end: Int64

    init(_ sample: HealthSample) {
      category = sample.category
      source = sample.source
      start = sample.start.secondsSince1970
      end = sample.end
    }
  }

  private var rows: [Key: [MirroredSample]] = [:]

  /// Reads those that could be among samples that are new.
  init(around samples: [HealthSample], in database: Database) throws {
    let instants = samples.lazy.map(\.start.secondsSince1970)
    guard let first = instants.min(), let last = instants.max() else { return }
    let gone = try MirrorRows(database: database).removed(in: first...last)
    rows = Dictionary(grouping: gone) { Key($0.sample) }
  }

  /// Returns the one that a new sample is, and no longer knows it then.
  mutating func take(_ sample: HealthSample) -> MirroredSample? {
    let key = Key(sample)
    guard let place = rows[key]?.firstIndex(where: { $0.sample.hasValue(of: sample) }) else {
      return nil
    }
    return rows[key]?.remove(at: place)
  }
}
