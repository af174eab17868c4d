import WeightCore

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
