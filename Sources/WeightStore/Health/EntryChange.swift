import WeightCore

/// A change that a sync applies to the entry of a mass sample.
struct EntryChange {
  /// The kinds of changes of a mass sample.
  enum Kind {
    /// The sample and its entry are new.
    case added
    /// The sample still exists; it, its measurements or the name of its source may have changed.
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
    guard case .existing = kind else { return .bodyMass }
    return HealthCategory.allCases.first { !former.has($0, of: current) } ?? .bodyMass
  }

  /// Returns the necessary changes, in the order of the indices.
  static func changes(_ update: MirrorUpdate, _ join: MeasurementJoin) -> [EntryChange] {
    let measurements = formerMeasurements(update)
    let deleted = update.former.keys.sorted()
      .compactMap { place in
        EntryChange(deletedAt: place, update, measurements)
      }
    return deleted
      + join.masses.compactMap { EntryChange(at: $0, update, join, measurements) }
  }

  /// The measurements of an entry.
  typealias Measurements = [HealthCategory: HealthSample]

  /// Returns the former measurements by entry number.
  private static func formerMeasurements(_ update: MirrorUpdate) -> [Int64: Measurements] {
    var measurements: [Int64: Measurements] = [:]
    for (place, row) in update.rows.enumerated() where row.sample.category.isMeasurement {
      let former = update.former[place] ?? row
      guard former.id != nil, former.removal == nil, let entry = former.entry else { continue }
      measurements[entry, default: [:]][row.sample.category] = former.sample
    }
    return measurements
  }

  private init?(
    deletedAt place: Int,
    _ update: MirrorUpdate,
    _ measurements: [Int64: Measurements]
  ) {
    guard update.rows[place].removal != nil, let former = update.former[place],
      former.sample.category == .bodyMass
    else { return nil }
    let account = EntryMerge.Account(former.sample, former.entry.flatMap { measurements[$0] })
    self.place = place
    kind = .deleted
    (self.former, current) = (account, account)
    version = former.version
  }

  /// Creates the change of an existing mass sample, or returns `nil` if nothing has changed.
  private init?(
    at place: Int,
    _ update: MirrorUpdate,
    _ join: MeasurementJoin,
    _ measurements: [Int64: Measurements]
  ) {
    let row = update.rows[place]
    let joined = (join.measurements[place] ?? [:]).mapValues { update.rows[$0] }
    let current = EntryMerge.Account(row.sample, joined.mapValues(\.sample))
    var former = current
    if row.id == nil {
      kind = .added
    } else if let removal = update.former[place]?.removal {
      kind = .restored(removal)
    } else {
      let sample = (update.former[place] ?? row).sample
      former = EntryMerge.Account(sample, row.entry.flatMap { measurements[$0] })
      guard former != current || sample.source != row.sample.source else { return nil }
      kind = .existing
    }
    self.place = place
    (self.former, self.current) = (former, current)
    version =
      HealthCategory.allCases.filter { !former.has($0, of: current) }
      .compactMap { $0 == .bodyMass ? row.version : joined[$0]?.version }
      .max() ?? 1
  }
}

extension EntryMerge.Account {
  /// Creates the values of an entry.
  init(_ entry: WeightEntry) {
    self.init(
      mass: entry.mass,
      moment: entry.moment,
      bodyFat: entry.bodyFat,
      leanMass: entry.leanMass,
      waist: entry.waist
    )
  }

  /// Creates the values of a mass sample and its measurements.
  init(_ mass: HealthSample, _ measurements: EntryChange.Measurements?) {
    self.init(
      mass: Mass(micrograms: mass.value),
      moment: mass.start,
      bodyFat: measurements?[.bodyFat].flatMap { BodyFat(partsPerMillion: Int($0.value)) },
      leanMass: measurements?[.leanMass].map { Mass(micrograms: $0.value) },
      waist: measurements?[.waist].flatMap { Waist(micrometres: $0.value) }
    )
  }

  /// Returns whether it has the same value of a category.
  fileprivate func has(_ category: HealthCategory, of other: EntryMerge.Account) -> Bool {
    switch category {
    case .bodyMass: mass == other.mass && moment == other.moment
    case .bodyFat: bodyFat == other.bodyFat
    case .leanMass: leanMass == other.leanMass
    case .waist: waist == other.waist
    }
  }
}

/// The assignment of measurements to mass samples with the same source and start, in order.
struct MeasurementJoin {
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
  /// The indices of the measurements by the index of their mass sample.
  private(set) var measurements: [Int: [HealthCategory: Int]] = [:]
  /// The measurements without a mass sample.
  private(set) var waiting: [Int] = []

  /// Assigns changed samples, and all others with the same source and start.
  init(_ update: MirrorUpdate) {
    var keys: Set<Key> = []
    for place in update.touched {
      keys.insert(Key(update.rows[place].sample))
      if let former = update.former[place] { keys.insert(Key(former.sample)) }
    }
    var groups: [Key: [HealthCategory: [Int]]] = [:]
    for (place, row) in update.rows.enumerated() where row.removal == nil {
      let key = Key(row.sample)
      guard keys.contains(key) else { continue }
      groups[key, default: [:]][row.sample.category, default: []].append(place)
    }
    for group in groups.values { join(group, in: update.rows) }
    masses.sort()
    waiting.sort()
  }

  private mutating func join(_ group: [HealthCategory: [Int]], in rows: [MirroredSample]) {
    let group = group.mapValues { Self.sorted($0, in: rows) }
    let masses = group[.bodyMass] ?? []
    self.masses += masses
    for (category, places) in group where category.isMeasurement {
      for (mass, place) in zip(masses, places) {
        measurements[mass, default: [:]][category] = place
      }
      waiting += places.dropFirst(masses.count)
    }
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
