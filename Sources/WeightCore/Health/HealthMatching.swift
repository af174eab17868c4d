/// An algorithm that matches samples of the log with samples of an export.
struct HealthMatching {
  /// The numbers by which two versions of a sample are matched.
  private struct Key: Hashable, Comparable {
    let category: HealthCategory
    let source: Int
    let first: Int64
    let second: Int64

    static func < (lhs: Key, rhs: Key) -> Bool {
      if lhs.first != rhs.first { return lhs.first < rhs.first }
      if lhs.second != rhs.second { return lhs.second < rhs.second }
      if lhs.source != rhs.source { return lhs.source < rhs.source }
      return lhs.category.rawValue < rhs.category.rawValue
    }
  }

  /// A sample without a match.
  private struct Candidate {
    let key: Key
    let value: Int64
    let place: Int
  }

  /// The matched samples.
  private(set) var pairs: [HealthDifference.Pair] = []

  private let known: [HealthSample]
  private let exported: [HealthSample]
  private var isKnownFree: [Bool]
  private var isExportedFree: [Bool]
  private var names: [String: Int] = [:]

  init(known: [HealthSample], exported: [HealthSample]) {
    self.known = known
    self.exported = exported
    isKnownFree = Array(repeating: true, count: known.count)
    isExportedFree = Array(repeating: true, count: exported.count)
  }

  /// The indices of the log's samples without a match.
  var freeKnown: [Int] { known.indices.filter { isKnownFree[$0] } }

  /// The indices of the export's samples without a match.
  var freeExported: [Int] { exported.indices.filter { isExportedFree[$0] } }

  /// Matches the remaining samples: first by identifier, then by source and time.
  ///
  /// - Parameter renames: The names of the log's sources in the export.
  mutating func match(renames: [String: String]) {
    match(renames: renames, isByIdentifier: true)
    match(renames: renames, isByIdentifier: false)
  }

  private mutating func match(renames: [String: String], isByIdentifier: Bool) {
    let known = candidates(of: known, isKnownFree, renames: renames, isByIdentifier: isByIdentifier)
    guard !known.isEmpty else { return }
    let exported = candidates(
      of: exported,
      isExportedFree,
      renames: [:],
      isByIdentifier: isByIdentifier
    )
    var (knownStart, exportedStart) = (0, 0)
    while knownStart < known.count, exportedStart < exported.count {
      let key = max(known[knownStart].key, exported[exportedStart].key)
      knownStart = Self.end(of: known, from: knownStart) { $0 < key }
      exportedStart = Self.end(of: exported, from: exportedStart) { $0 < key }
      let knownEnd = Self.end(of: known, from: knownStart) { $0 == key }
      let exportedEnd = Self.end(of: exported, from: exportedStart) { $0 == key }
      pair(
        known[knownStart..<knownEnd],
        exported[exportedStart..<exportedEnd],
        isByIdentifier: isByIdentifier
      )
      (knownStart, exportedStart) = (knownEnd, exportedEnd)
    }
  }

  private static func end(
    of candidates: [Candidate],
    from start: Int,
    _ goesOn: (Key) -> Bool
  ) -> Int {
    var end = start
    while end < candidates.count, goesOn(candidates[end].key) { end += 1 }
    return end
  }

  /// Pairs samples with the same key.
  ///
  /// An identifier that several samples share does not identify any of them.
  private mutating func pair(
    _ known: ArraySlice<Candidate>,
    _ exported: ArraySlice<Candidate>,
    isByIdentifier: Bool
  ) {
    if let one = known.first, let other = exported.first, known.count == 1, exported.count == 1 {
      pair(one, other)
    } else if !isByIdentifier {
      pairByValue(known, exported)
    }
  }

  /// Pairs samples with the same value, then the rest in the order of their values.
  ///
  /// Both lists are sorted by value.
  private mutating func pairByValue(
    _ known: ArraySlice<Candidate>,
    _ exported: ArraySlice<Candidate>
  ) {
    var (rest, otherRest): ([Candidate], [Candidate]) = ([], [])
    var exported = exported
    for one in known {
      while let other = exported.first, other.value < one.value, !hasSameValue(one, other) {
        otherRest.append(other)
        exported = exported.dropFirst()
      }
      if let other = exported.first, hasSameValue(one, other) {
        pair(one, other)
        exported = exported.dropFirst()
      } else {
        rest.append(one)
      }
    }
    otherRest += exported
    for (one, other) in zip(rest, otherRest) { pair(one, other) }
  }

  private mutating func pair(_ one: Candidate, _ other: Candidate) {
    isKnownFree[one.place] = false
    isExportedFree[other.place] = false
    pairs.append(HealthDifference.Pair(known: one.place, exported: other.place))
  }

  private func hasSameValue(_ one: Candidate, _ other: Candidate) -> Bool {
    known[one.place].hasValue(of: exported[other.place])
  }

  /// Returns the unmatched samples of a list, sorted by key and then by value.
  private mutating func candidates(
    of samples: [HealthSample],
    _ isFree: [Bool],
    renames: [String: String],
    isByIdentifier: Bool
  ) -> [Candidate] {
    var candidates: [Candidate] = []
    for place in samples.indices where isFree[place] {
      let sample = samples[place]
      let source = number(of: renames[sample.source] ?? sample.source)
      let key: Key
      if isByIdentifier {
        guard let identifier = sample.externalIdentifier else { continue }
        key = Key(
          category: sample.category,
          source: source,
          first: Int64(number(of: identifier)),
          second: 0
        )
      } else {
        key = Key(
          category: sample.category,
          source: source,
          first: sample.start.secondsSince1970,
          second: sample.end
        )
      }
      candidates.append(Candidate(key: key, value: sample.value, place: place))
    }
    // Samples with the same key and value are sorted by the time at which Apple Health stored them.
    func created(_ candidate: Candidate) -> Int64 { samples[candidate.place].created ?? .min }
    candidates.sort { one, other in
      if one.key != other.key { return one.key < other.key }
      if one.value != other.value { return one.value < other.value }
      return (created(one), one.place) < (created(other), other.place)
    }
    return candidates
  }

  /// Returns a number for a string, always the same one.
  private mutating func number(of text: String) -> Int {
    if let number = names[text] { return number }
    names[text] = names.count
    return names.count - 1
  }
}
