import WeightCore

/// What a sync has to do with the entry of a mass.
struct EntryChange {
  /// What has become of the mass.
  enum Kind {
    /// It is new, and so is its entry.
    case added
    /// It is there as before, and it, its body fat or the name of its source may be told otherwise.
    case told
    /// It was gone and is there again: its entry had gone with it, or had been left.
    case back(MirroredSample.Removal)
    /// It is gone.
    case gone
  }

  /// The place of the mass.
  let place: Int
  /// What has become of it.
  let kind: Kind
  /// What was told before; of a mass that is new or comes back, what is told now.
  let former: EntryMerge.Account
  /// What is told now; of a mass that is gone, what was told before.
  let current: EntryMerge.Account
  /// How often what is told otherwise was changed in Apple Health.
  let version: Int
  /// When it came into Apple Health, as far as that is known.
  let modified: Moment?
}

extension EntryChange {
  /// Whether Apple Health tells something of the mass that it did not tell before.
  var isNews: Bool {
    if case .told = kind { return former != current }
    return true
  }

  /// Whether the mass comes back, and its entry had been left as the person made it.
  var isBackAlone: Bool {
    if case .back(.alone) = kind { true } else { false }
  }

  /// The category whose samples the change is about.
  var category: HealthCategory {
    if case .told = kind, former.isOfSameMass(as: current) { return .bodyFat }
    return .bodyMass
  }

  /// Returns what is to be done, in the order of the places.
  static func changes(_ update: MirrorUpdate, _ join: BodyFatJoin) -> [EntryChange] {
    let formerFat = formerFat(update)
    let gone = update.former.keys.sorted()
      .compactMap { place in
        EntryChange(goneAt: place, update, formerFat: formerFat)
      }
    return gone + join.masses.compactMap { EntryChange(at: $0, update, join, formerFat: formerFat) }
  }

  /// The body fats that entries had before, by the numbers of the entries.
  private static func formerFat(_ update: MirrorUpdate) -> [Int64: HealthSample] {
    var fats: [Int64: HealthSample] = [:]
    for (place, row) in update.rows.enumerated() where row.sample.category == .bodyFat {
      let former = update.former[place] ?? row
      guard former.id != nil, former.removal == nil, let entry = former.entry else { continue }
      fats[entry] = former.sample
    }
    return fats
  }

  private init?(goneAt place: Int, _ update: MirrorUpdate, formerFat: [Int64: HealthSample]) {
    guard update.rows[place].removal != nil, let former = update.former[place],
      former.sample.category == .bodyMass
    else { return nil }
    let account = EntryMerge.Account(former.sample, fat: former.entry.flatMap { formerFat[$0] })
    self.place = place
    kind = .gone
    (self.former, current) = (account, account)
    (version, modified) = (former.version, nil)
  }

  /// Creates the change of a mass that is there; `nil` if nothing has to be done.
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
      kind = .back(removal)
    } else {
      let sample = (update.former[place] ?? row).sample
      former = EntryMerge.Account(sample, fat: row.entry.flatMap { formerFat[$0] })
      guard former != current || sample.source != row.sample.source else { return nil }
      kind = .told
    }
    self.place = place
    (self.former, self.current) = (former, current)
    let told = [
      former.bodyFat == current.bodyFat ? nil : fat,
      former.isOfSameMass(as: current) ? nil : row,
    ]
    .compactMap(\.self)
    version = told.map(\.version).max() ?? 1
    modified = told.compactMap(\.modified).max()
  }
}

extension EntryMerge.Account {
  /// Creates the account that an entry gives.
  init(_ entry: WeightEntry) {
    self.init(mass: entry.mass, moment: entry.moment, bodyFat: entry.bodyFat)
  }

  /// Creates the account of a mass and a body fat.
  fileprivate init(_ mass: HealthSample, fat: HealthSample?) {
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

extension MirroredSample {
  /// When the sample came into Apple Health.
  fileprivate var modified: Moment? {
    sample.created.flatMap {
      Moment(secondsSince1970: $0, utcOffset: sample.start.utcOffset)
    }
  }
}

/// Which body fat belongs to which mass: of one source and beginning, the first to the first.
struct BodyFatJoin {
  private struct Key: Hashable {
    let source: String
    let start: Int64

    init(_ sample: HealthSample) {
      source = sample.source
      start = sample.start.secondsSince1970
    }
  }

  /// The masses that something may be new for, in the order of their places.
  private(set) var masses: [Int] = []
  /// The body fat of a mass, by their places.
  private(set) var fatOfMass: [Int: Int] = [:]
  /// The body fats that have no mass.
  private(set) var waiting: [Int] = []

  /// Joins what was touched, and whatever has its source and beginning.
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

  /// Puts samples in an order that does not depend on when the log learnt of them.
  private static func sorted(_ places: [Int], in rows: [MirroredSample]) -> [Int] {
    guard places.count > 1 else { return places }
    return places.sorted { one, other in
      let (lhs, rhs) = (rows[one].sample, rows[other].sample)
      return (lhs.end, lhs.value, lhs.externalIdentifier ?? "", one)
        < (rhs.end, rhs.value, rhs.externalIdentifier ?? "", other)
    }
  }
}
