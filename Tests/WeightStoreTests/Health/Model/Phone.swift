import TestSupport
import WeightCore

/// A model of a phone with Apple Health in memory.
///
/// Each sample has an identity that exports do not contain. The model of the log uses it, whereas
/// the log itself has to infer it. To make that possible, no two samples begin at the same instant,
/// except for twins. Twins differ in their values, and the first one never changes.
struct Phone {
  struct Sample {
    let identity: Int
    let category: HealthCategory
    var value: Int64
    var start: Int64
    var source: Int
    let identifier: String?
    var version: Int?
    var created: Int64
    /// Whether it is the twin of another sample.
    let isTwin: Bool
    /// Whether it never changes.
    let isFixed: Bool
  }

  /// The units of masses, in micrograms.
  private static let units: [Int64] = [
    1_000_000_000, 453_592_370, 6_350_293_180, 1_000_000, 28_349_523,
  ]

  private(set) var samples: [Sample] = []
  private(set) var names = ["Báscula", "Health", "iPhone de Ana"]
  private var unit: Int64 = 1_000_000_000
  private var offset = 3_600
  private var identities = 0
  private var values = 0
  private var instants: Int64 = 0

  /// Applies a random change.
  mutating func change(at now: Int64, using random: inout SeededGenerator) {
    switch Int.random(in: 0..<16, using: &random) {
    case 0..<5: addSome(at: now, using: &random)
    case 5, 6: addTwins(at: now, using: &random)
    case 7, 8: delete(using: &random)
    case 9...11: edit(at: now, using: &random)
    case 12: move(at: now, using: &random)
    case 13: rename(using: &random)
    case 14: unit = Self.units.randomElement(using: &random) ?? unit
    default: offset = 1_800 * Int.random(in: -20...24, using: &random)
    }
  }

  private mutating func addSome(at now: Int64, using random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let source = Int.random(in: 0..<names.count, using: &random)
      let start = nextInstant(using: &random)
      let kind = Int.random(in: 0..<10, using: &random)
      if kind < 8 { add(.bodyMass, start, source, at: now, using: &random) }
      if kind > 4 { add(.bodyFat, start, source, at: now, using: &random) }
    }
  }

  private mutating func addTwins(at now: Int64, using random: inout SeededGenerator) {
    let source = Int.random(in: 0..<names.count, using: &random)
    let start = nextInstant(using: &random)
    for number in 1...2 { add(.bodyMass, start, source, twin: number, at: now, using: &random) }
    if Bool.random(using: &random) { add(.bodyFat, start, source, at: now, using: &random) }
  }

  private mutating func add(
    _ category: HealthCategory,
    _ start: Int64,
    _ source: Int,
    twin: Int? = nil,
    at now: Int64,
    using random: inout SeededGenerator
  ) {
    let isIdentified = twin == nil && Int.random(in: 0..<4, using: &random) == 0
    identities += 1
    samples.append(
      Sample(
        identity: identities,
        category: category,
        value: nextValue(category),
        start: start,
        source: source,
        identifier: isIdentified ? "id-\(identities)" : nil,
        version: isIdentified ? Int.random(in: 1...3, using: &random) : nil,
        created: now,
        isTwin: twin != nil,
        isFixed: twin == 1
      )
    )
  }

  private mutating func delete(using random: inout SeededGenerator) {
    let count = Int.random(in: 0..<8, using: &random) == 0 ? samples.count / 3 : 1
    for _ in 0..<count {
      guard let place = changeable(using: &random) else { return }
      samples.remove(at: place)
    }
  }

  private mutating func edit(at now: Int64, using random: inout SeededGenerator) {
    guard let place = changeable(using: &random) else { return }
    samples[place].value = nextValue(samples[place].category)
    samples[place].created = now
    // Some apps do not increment the version.
    if Bool.random(using: &random) { samples[place].version? += 1 }
  }

  /// Changes the time of a sample that is recognizable by its identifier.
  private mutating func move(at now: Int64, using random: inout SeededGenerator) {
    let places = samples.indices.filter { samples[$0].identifier != nil }
    guard let place = places.randomElement(using: &random) else { return }
    samples[place].start = nextInstant(using: &random)
    samples[place].created = now
    samples[place].version? += 1
  }

  private mutating func rename(using random: inout SeededGenerator) {
    let source = Int.random(in: 0..<names.count, using: &random)
    names[source] =
      ["Salud", "Ana’s iPhone", "Health", "Scale \(identities)"]
      .randomElement(using: &random) ?? ""
  }

  /// Returns a random sample that may be changed.
  private func changeable(using random: inout SeededGenerator) -> Int? {
    samples.indices.filter { !samples[$0].isFixed }.randomElement(using: &random)
  }

  /// Returns an instant at which no other sample begins.
  private mutating func nextInstant(using random: inout SeededGenerator) -> Int64 {
    instants += 1
    // The order of the samples and the order of their times both differ from the order of addition.
    return 1_700_000_000 + 60 * (instants * 7_919 % 20_011)
  }

  /// Returns a value that differs from those of all other samples by more than the rounding.
  private mutating func nextValue(_ category: HealthCategory) -> Int64 {
    values += 1
    let step = Int64(values * 7_919 % 5_003)
    return switch category {
    case .bodyMass: 50_000_000_000 + step * 20_000_000
    case .bodyFat: 100_000 + step * 50
    case .leanMass: 40_000_000_000 + step * 4_000_000
    case .waist: 600_000 + step * 100
    }
  }
}

// MARK: Exports

extension Phone {
  /// Writes an export.
  func export(at now: Int64, using random: inout SeededGenerator) -> PhoneExport {
    var samples = samples.shuffled(using: &random)
    let isComplete = Int.random(in: 0..<6, using: &random) != 0
    if !isComplete {
      let missing = samples.suffix(Int.random(in: 0...samples.count, using: &random))
      // If only one twin is exported and was also changed, it cannot be identified.
      let orphaned = Set(missing.filter(\.isTwin).map(\.start))
      samples.removeLast(missing.count)
      samples.removeAll { $0.isTwin && orphaned.contains($0.start) }
    }
    let items = samples.map {
      PhoneExport.Item(identity: $0.identity, truth: $0.value, exportedSample($0))
    }
    return PhoneExport(
      exported: now,
      isComplete: isComplete,
      categories: Int.random(in: 0..<8, using: &random) == 0 ? [.bodyMass] : [.bodyMass, .bodyFat],
      items: items
    )
  }

  private func exportedSample(_ sample: Sample) -> HealthSample {
    guard let start = Timestamp(secondsSince1970: sample.start, utcOffset: offset) else {
      preconditionFailure("no moment: \(sample.start)")
    }
    return HealthSample(
      sample.category,
      value: sample.category == .bodyMass ? written(sample.value) : sample.value,
      start: start,
      end: sample.start,
      source: names[sample.source],
      externalIdentifier: sample.identifier,
      syncVersion: sample.version,
      created: sample.created
    )
  }

  /// Returns a mass after rounding to six digits in the unit of the phone.
  private func written(_ micrograms: Int64) -> Int64 {
    let number = Double(micrograms) / Double(unit)
    var scale = 1.0
    while number * scale < 100_000 { scale *= 10 }
    while number * scale >= 1_000_000 { scale /= 10 }
    return Int64(((number * scale).rounded() / scale * Double(unit)).rounded())
  }
}
