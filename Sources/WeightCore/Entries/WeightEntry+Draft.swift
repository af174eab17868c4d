extension WeightEntry {
  /// A weigh-in that has no number yet.
  package struct Draft: Hashable, Sendable {
    /// What was weighed.
    package let mass: Mass
    /// When, and in which offset from UTC.
    package let moment: Moment
    /// What the person wrote beside it.
    package let note: EntryNote?
    /// Where it comes from.
    package let source: EntrySource

    /// Creates a draft.
    package init(mass: Mass, moment: Moment, note: EntryNote? = nil, source: EntrySource = .manual)
    {
      self.mass = mass
      self.moment = moment
      self.note = note
      self.source = source
    }
  }
}
