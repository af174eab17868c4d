import WeightCore

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
