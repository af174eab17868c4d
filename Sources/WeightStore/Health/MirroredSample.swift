import WeightCore

/// A sample of Apple Health that the log knows.
struct MirroredSample: Hashable {
  /// Why a sample is no longer in Apple Health, as far as the log is concerned.
  enum Removal: String {
    /// Its entry was deleted with it.
    case withEntry
    /// Its entry was left as the person had made it, or it had none.
    case alone
  }

  /// The number of the sample; `nil` as long as it is not in the database.
  var id: Int64?
  /// What was told of it.
  ///
  /// A value or an offset that is only written otherwise now stays as it was first told.
  var sample: HealthSample
  /// One, and one more for each change, or what the writing app says.
  var version: Int
  /// The number of the entry that was made of it, or that has its body fat.
  var entry: Int64?
  /// Whether it is gone.
  var removal: Removal?

  /// Creates what the log knows of a new sample.
  init(new sample: HealthSample) {
    self.sample = sample
    version = Self.version(sample) ?? 1
  }

  /// Creates a sample from what the database holds.
  init(id: Int64, _ sample: HealthSample, version: Int, entry: Int64?, removal: Removal?) {
    self.id = id
    self.sample = sample
    self.version = version
    self.entry = entry
    self.removal = removal
  }

  /// Returns what the log knows after the sample was told anew.
  func told(_ told: HealthSample, isChanged: Bool) -> MirroredSample {
    var new = self
    let hasMoved = sample.start.secondsSince1970 != told.start.secondsSince1970
    new.sample = HealthSample(
      sample.category,
      value: sample.hasValue(of: told) ? sample.value : told.value,
      start: hasMoved ? told.start : sample.start,
      end: told.end,
      source: told.source,
      externalIdentifier: told.externalIdentifier,
      syncVersion: told.syncVersion,
      created: told.created
    )
    new.version = Self.version(told) ?? (isChanged ? version + 1 : version)
    return new
  }

  /// The version that the writing app gives a sample, as far as it can be counted on.
  private static func version(_ sample: HealthSample) -> Int? {
    sample.syncVersion.map { min(max($0, 1), 1 << 52) }
  }
}

/// The samples that the log knows, on their way from one export to the next.
///
/// Nothing is written here.
struct MirrorUpdate {
  /// All samples: those of the database at the places that they were given in, then those that come
  /// back, then new ones.
  private(set) var rows: [MirroredSample]
  /// Those of the database that are other than they were, as they were, by their places.
  private(set) var former: [Int: MirroredSample] = [:]

  /// Creates an update in which nothing has changed yet.
  init(_ rows: [MirroredSample]) {
    self.rows = rows
  }

  /// Whether anything was changed.
  var isEmpty: Bool { former.isEmpty && rows.allSatisfy { $0.id != nil } }

  /// The places of what was changed or added.
  var touched: [Int] {
    rows.indices.filter { rows[$0].id == nil || former[$0] != nil }
  }

  /// How many body fats have no mass.
  var waitingCount: Int {
    rows.count { $0.removal == nil && $0.entry == nil && $0.sample.category == .bodyFat }
  }

  /// Takes over what an export tells of a sample.
  mutating func tell(_ place: Int, _ told: HealthSample, isChanged: Bool) {
    set(place, rows[place].told(told, isChanged: isChanged))
  }

  /// Adds a sample, or takes back one that was gone.
  mutating func add(_ sample: HealthSample, takingBack gone: MirroredSample?) {
    guard let gone else { return rows.append(MirroredSample(new: sample)) }
    rows.append(gone)
    var back = gone.told(sample, isChanged: false)
    back.removal = nil
    set(rows.count - 1, back)
  }

  /// Marks a sample as gone.
  mutating func remove(_ place: Int, _ removal: MirroredSample.Removal) {
    var row = rows[place]
    row.removal = removal
    if row.sample.category == .bodyFat { row.entry = nil }
    set(place, row)
  }

  /// Says which entry was made of a sample, or has its body fat.
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
