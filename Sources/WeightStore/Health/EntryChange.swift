import WeightCore

/// A change that a sync applies to the entry of a mass sample.
struct EntryChange {
  /// The kinds of changes of a mass sample.
  enum Kind {
    /// The sample and its entry are new.
    case added
    /// The sample still exists; it, its body fat or the name of its source may have changed.
    case existing
    /// The sample was deleted and exists again; its entry was either deleted with it or kept.
    case restored(MirroredSample.Removal)
    /// The sample was deleted.
    case deleted
  }

  /// The index of the mass sample.
  let place: Int
  /// The kind of change.
  let kind: Kind
  /// The former values; for a new or restored sample, the current ones.
  let former: EntryMerge.Account
  /// The current values; for a deleted sample, the former ones.
  let current: EntryMerge.Account
  /// The number of versions of the changed sample in Apple Health.
  let version: Int
}

extension EntryChange {
  /// Whether the values in Apple Health differ from the former ones.
  var hasNewValues: Bool {
    if case .existing = kind { return former != current }
    return true
  }

  /// Whether the sample was restored and its entry had been kept because of the user's changes.
  var isRestoredWithKeptEntry: Bool {
    if case .restored(.alone) = kind { true } else { false }
  }

  /// The category of the affected samples.
  var category: HealthCategory {
    if case .existing = kind, former.isOfSameMass(as: current) { return .bodyFat }
    return .bodyMass
  }

  /// Returns the necessary changes, in the order of the indices.
  static func changes(_ update: MirrorUpdate, _ join: BodyFatJoin) -> [EntryChange] {
    let formerFat = formerFat(update)
    let deleted = update.former.keys.sorted()
      .compactMap { place in
        EntryChange(deletedAt: place, update, formerFat: formerFat)
      }
    return deleted
      + join.masses.compactMap { EntryChange(at: $0, update, join, formerFat: formerFat) }
  }

  /// Returns the former body fat samples by entry number.
  private static func formerFat(_ update: MirrorUpdate) -> [Int64: HealthSample] {
    var fats: [Int64: HealthSample] = [:]
    for (place, row) in update.rows.enumerated() where row.sample.category == .bodyFat {
      let former = update.former[place] ?? row
      guard former.id != nil, former.removal == nil, let entry = former.entry else { continue }
      fats[entry] = former.sample
    }
    return fats
  }

  private init?(deletedAt place: Int, _ update: MirrorUpdate, formerFat: [Int64: HealthSample]) {
    guard update.rows[place].removal != nil, let former = update.former[place],
      former.sample.category == .bodyMass
    else { return nil }
    let account = EntryMerge.Account(former.sample, fat: former.entry.flatMap { formerFat[$0] })
    self.place = place
    kind = .deleted
    (self.former, current) = (account, account)
    version = former.version
  }

  /// Creates the change of an existing mass sample, or returns `nil` if nothing has changed.
  private init?(
    at place: Int,
    _ update: MirrorUpdate,
    _ join: BodyFatJoin,
    formerFat: [Int64: HealthSample]
  ) {
    let row = update.rows[place]
    let fat = join.fatOfMass[place].map { update.rows[$0] }
    let current = EntryMerge.Account(row.sample, fat: fat?.sample)
    var former = current
    if row.id == nil {
      kind = .added
    } else if let removal = update.former[place]?.removal {
      kind = .restored(removal)
    } else {
      let sample = (update.former[place] ?? row).sample
      former = EntryMerge.Account(sample, fat: row.entry.flatMap { formerFat[$0] })
      guard former != current || sample.source != row.sample.source else { return nil }
      kind = .existing
    }
    self.place = place
    (self.former, self.current) = (former, current)
    let changed = [
      former.bodyFat == current.bodyFat ? nil : fat,
      former.isOfSameMass(as: current) ? nil : row,
    ]
    .compactMap(\.self)
    version = changed.map(\.version).max() ?? 1
  }
}

extension EntryMerge.Account {
  /// Creates the values of an entry.
  init(_ entry: WeightEntry) {
    self.init(mass: entry.mass, moment: entry.moment, bodyFat: entry.bodyFat)
  }

  /// Creates the values of a mass sample and a body fat sample.
  init(_ mass: HealthSample, fat: HealthSample?) {
    self.init(
      mass: Mass(micrograms: mass.value),
      moment: mass.start,
      bodyFat: fat.flatMap { BodyFat(partsPerMillion: Int($0.value)) }
    )
  }

  fileprivate func isOfSameMass(as other: EntryMerge.Account) -> Bool {
    mass == other.mass && moment == other.moment
  }
}

/// The assignment of body fat samples to mass samples with the same source and start, in order.
struct BodyFatJoin {
  private struct Key: Hashable {
    let source: String
    let start: Int64

    init(_ sample: HealthSample) {
      source = sample.source
      start = sample.start.secondsSince1970
    }
  }

  /// The mass samples that may have changed, in the order of their indices.
  private(set) var masses: [Int] = []
  /// The index of the body fat sample by the index of its mass sample.
  private(set) var fatOfMass: [Int: Int] = [:]
  /// The body fat samples without a mass sample.
  private(set) var waiting: [Int] = []

  /// Assigns changed samples, and all others with the same source and start.
  init(_ update: MirrorUpdate) {
    var keys: Set<Key> = []
    for place in update.touched {
      keys.insert(Key(update.rows[place].sample))
      if let former = update.former[place] { keys.insert(Key(former.sample)) }
    }
    var groups: [Key: (masses: [Int], fats: [Int])] = [:]
    for (place, row) in update.rows.enumerated() where row.removal == nil {
      let key = Key(row.sample)
      guard keys.contains(key) else { continue }
      switch row.sample.category {
      case .bodyMass: groups[key, default: ([], [])].masses.append(place)
      case .bodyFat: groups[key, default: ([], [])].fats.append(place)
      }
    }
    for (masses, fats) in groups.values { join(masses, fats, in: update.rows) }
    masses.sort()
    waiting.sort()
  }

  private mutating func join(_ masses: [Int], _ fats: [Int], in rows: [MirroredSample]) {
    let (masses, fats) = (Self.sorted(masses, in: rows), Self.sorted(fats, in: rows))
    self.masses += masses
    for (mass, fat) in zip(masses, fats) { fatOfMass[mass] = fat }
    waiting += fats.dropFirst(masses.count)
  }

  /// Sorts samples in an order that does not depend on when they were added to the log.
  private static func sorted(_ places: [Int], in rows: [MirroredSample]) -> [Int] {
    guard places.count > 1 else { return places }
    return places.sorted { one, other in
      let (lhs, rhs) = (rows[one].sample, rows[other].sample)
      return (lhs.end, lhs.value, lhs.externalIdentifier ?? "", one)
        < (rhs.end, rhs.value, rhs.externalIdentifier ?? "", other)
    }
  }
}
