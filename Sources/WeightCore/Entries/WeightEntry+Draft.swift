extension WeightEntry {
  /// A weigh-in that has no number yet.
  package struct Draft: Hashable, Sendable {
    /// What was weighed.
    package let mass: Mass
    /// When, and in which offset from UTC.
    package let moment: Moment
    /// How much of it was fat.
    package let bodyFat: BodyFat?
    /// What the person wrote beside it.
    package let note: EntryNote?
    /// Where it comes from.
    package let source: EntrySource

    /// Creates a draft.
    package init(
      mass: Mass,
      moment: Moment,
      bodyFat: BodyFat? = nil,
      note: EntryNote? = nil,
      source: EntrySource = .manual
    ) {
      self.mass = mass
      self.moment = moment
      self.bodyFat = bodyFat
      self.note = note
      self.source = source
    }
  }

  /// What was entered, without what the log adds to it.
  package var draft: Draft {
    Draft(mass: mass, moment: moment, bodyFat: bodyFat, note: note, source: source)
  }
}
