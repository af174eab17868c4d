import WeightCore

/// A sample of Apple Health in the log.
struct MirroredSample: Hashable {
  /// The state of a sample that was deleted from Apple Health.
  enum Removal: String {
    /// Its entry was deleted with it.
    case withEntry
    /// Its entry was kept because of the user's changes, or it had none.
    case alone
  }

  /// The number of the sample, or `nil` if it is not in the database yet.
  var id: Int64?
  /// The sample.
  ///
  /// A value or an offset that is only written differently now keeps its first form.
  var sample: HealthSample
  /// The version number: from the writing app, or one plus the number of changes.
  var version: Int
  /// The number of the entry that was created from the sample, or that contains its value.
  var entry: Int64?
  /// The kind of deletion, or `nil` if the sample exists.
  var removal: Removal?

  /// Creates the record of a new sample.
  init(new sample: HealthSample) {
    self.sample = sample
    version = Self.version(sample) ?? 1
  }

  /// Creates a sample from its stored values.
  init(id: Int64, _ sample: HealthSample, version: Int, entry: Int64?, removal: Removal?) {
    self.id = id
    self.sample = sample
    self.version = version
    self.entry = entry
    self.removal = removal
  }

  /// Returns the record after the sample was read again.
  func updated(to exported: HealthSample, isChanged: Bool) -> MirroredSample {
    var new = self
    let hasMoved = sample.start.secondsSince1970 != exported.start.secondsSince1970
    new.sample = HealthSample(
      sample.category,
      value: sample.hasValue(of: exported) ? sample.value : exported.value,
      start: hasMoved ? exported.start : sample.start,
      end: exported.end,
      source: exported.source,
      externalIdentifier: exported.externalIdentifier,
      syncVersion: exported.syncVersion,
      created: exported.created
    )
    new.version = Self.version(exported) ?? (isChanged ? version + 1 : version)
    return new
  }

  /// Returns the version number from the writing app, if it is reliable.
  private static func version(_ sample: HealthSample) -> Int? {
    sample.syncVersion.map { min(max($0, 1), 1 << 52) }
  }
}

/// The samples of the log during the update to a new export.
///
/// Changes are made only in memory.
struct MirrorUpdate {
  /// All samples: first those of the database at their original indices, then restored ones, then
  /// new ones.
  private(set) var rows: [MirroredSample]
  /// The former values of changed samples in the database, by index.
  private(set) var former: [Int: MirroredSample] = [:]

  /// Creates an update without changes.
  init(_ rows: [MirroredSample]) {
    self.rows = rows
  }

  /// Whether anything was changed.
  var isEmpty: Bool { former.isEmpty && rows.allSatisfy { $0.id != nil } }

  /// The indices of changed and added samples.
  var touched: [Int] {
    rows.indices.filter { rows[$0].id == nil || former[$0] != nil }
  }

  /// The numbers of measurements without a mass sample.
  var waitingCounts: [HealthCategory: Int] {
    let waiting = rows.filter {
      $0.removal == nil && $0.entry == nil && $0.sample.category.isMeasurement
    }
    return Dictionary(grouping: waiting, by: \.sample.category).mapValues(\.count)
  }

  /// Updates a sample with its values in the export.
  mutating func update(_ place: Int, to exported: HealthSample, isChanged: Bool) {
    set(place, rows[place].updated(to: exported, isChanged: isChanged))
  }

  /// Adds a sample, or restores a deleted one.
  mutating func add(_ sample: HealthSample, restoring deleted: MirroredSample?) {
    guard let deleted else { return rows.append(MirroredSample(new: sample)) }
    rows.append(deleted)
    var restored = deleted.updated(to: sample, isChanged: false)
    restored.removal = nil
    set(rows.count - 1, restored)
  }

  /// Marks a sample as deleted.
  mutating func remove(_ place: Int, _ removal: MirroredSample.Removal) {
    var row = rows[place]
    row.removal = removal
    if row.sample.category.isMeasurement { row.entry = nil }
    set(place, row)
  }

  /// Links a sample to the entry that was created from it, or that contains its body fat.
  mutating func link(_ place: Int, to entry: Int64?) {
    guard rows[place].entry != entry else { return }
    var row = rows[place]
    row.entry = entry
    set(place, row)
  }

  private mutating func set(_ place: Int, _ row: MirroredSample) {
    guard rows[place] != row else { return }
    if rows[place].id != nil, former[place] == nil { former[place] = rows[place] }
    rows[place] = row
  }
}
