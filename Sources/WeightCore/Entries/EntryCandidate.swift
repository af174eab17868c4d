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
