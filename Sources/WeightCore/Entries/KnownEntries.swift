/// The weigh-ins that a log holds, to tell which of a file are new.
///
/// A weigh-in of the file is known if the log has one of the same instant and source, and of the same
/// mass as exactly as the file writes masses. Each entry of the log makes one of the file known, and
/// no more, so that two that are alike in both stay two.
package struct KnownEntries: Sendable {
  private struct Key: Hashable {
    let secondsSince1970: Int64
    let source: EntrySource
  }

  private var masses: [Key: [Mass]] = [:]

  /// Creates the knowledge of an empty log.
  package init() {}

  /// Takes an entry of the log into account.
  package mutating func add(_ draft: WeightEntry.Draft) {
    masses[Self.key(draft), default: []].append(draft.mass)
  }

  /// Returns those weigh-ins of a file that are new, in the order of the file, and knows them from then
  /// on.
  ///
  /// - Complexity: O(*n*) in the number of candidates, where few of them share an instant.
  package mutating func takeNew(of candidates: [EntryCandidate]) -> [WeightEntry.Draft] {
    var unclaimed = masses
    let new = candidates.filter { candidate in
      let key = Self.key(candidate.draft)
      guard let position = unclaimed[key]?.firstIndex(where: candidate.isAbout) else { return true }
      unclaimed[key]?.remove(at: position)
      return false
    }
    for candidate in new { add(candidate.draft) }
    return new.map(\.draft)
  }

  private static func key(_ draft: WeightEntry.Draft) -> Key {
    Key(secondsSince1970: draft.moment.secondsSince1970, source: draft.source)
  }
}

extension EntryCandidate {
  fileprivate func isAbout(_ mass: Mass) -> Bool {
    let difference = draft.mass.micrograms - mass.micrograms
    return difference.magnitude <= rounding.micrograms.magnitude
  }
}

/// A weigh-in from a file, which may be in the log already.
package struct EntryCandidate: Hashable, Sendable {
  /// The weigh-in.
  package let draft: WeightEntry.Draft
  /// By how much the file may have rounded the mass.
  package let rounding: Mass

  /// Creates a candidate.
  package init(_ draft: WeightEntry.Draft, rounding: Mass = Mass(micrograms: 0)) {
    self.draft = draft
    self.rounding = rounding
  }
}
