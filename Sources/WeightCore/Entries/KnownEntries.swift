/// The weigh-ins of a log, for finding the new ones of a file.
///
/// A weigh-in of a file is known if the log has one with the same instant, source and mass. Masses
/// are compared within the precision of the file. Each entry of the log matches at most one
/// weigh-in of the file. Two equal weigh-ins in both therefore remain two.
package struct KnownEntries: Sendable {
  private struct Key: Hashable {
    let secondsSince1970: Int64
    let source: EntrySource
  }

  private var masses: [Key: [Mass]] = [:]

  /// Creates an empty collection.
  package init() {}

  /// Adds an entry of the log.
  package mutating func add(_ draft: WeightEntry.Draft) {
    masses[Self.key(draft), default: []].append(draft.mass)
  }

  /// Returns the new weigh-ins of a file, in the order of the file, and adds them to the known
  /// ones.
  ///
  /// - Complexity: O(*n*) in the number of candidates if few of them share an instant.
  package mutating func addNew(of candidates: [EntryCandidate]) -> [EntryCandidate] {
    let new = self.candidates(newIn: candidates)
    for candidate in new { add(candidate.draft) }
    return new
  }

  /// Returns the new weigh-ins of a file, in the order of the file.
  ///
  /// - Complexity: O(*n*) in the number of candidates if few of them share an instant.
  package func candidates(newIn candidates: [EntryCandidate]) -> [EntryCandidate] {
    var unclaimed = masses
    return candidates.filter { candidate in
      let key = Self.key(candidate.draft)
      guard let position = unclaimed[key]?.firstIndex(where: candidate.isAbout) else { return true }
      unclaimed[key]?.remove(at: position)
      return false
    }
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

/// A weigh-in from a file that may already be in the log.
package struct EntryCandidate: Hashable, Sendable {
  /// The weigh-in.
  package let draft: WeightEntry.Draft
  /// The maximum rounding error of the mass in the file.
  package let rounding: Mass
  /// The entry that the file names, or `nil` if it names none.
  package let revision: EntryRevision?

  /// Creates a candidate.
  package init(
    _ draft: WeightEntry.Draft,
    rounding: Mass = Mass(micrograms: 0),
    revision: EntryRevision? = nil
  ) {
    self.draft = draft
    self.rounding = rounding
    self.revision = revision
  }

  /// The candidate without the entry that the file names.
  package var unnamed: EntryCandidate { EntryCandidate(draft, rounding: rounding) }
}
