/// A three-way merge of a log entry with the former and the current sample in Apple Health.
///
/// A value that changed on only one side is adopted. If both sides changed it, the user's value is
/// kept, and the other one is reported as an ``EntryConflict``.
package struct EntryMerge: Hashable, Sendable {
  /// A weigh-in as recorded in Apple Health.
  package struct Account: Hashable, Sendable {
    /// The measured mass.
    package var mass: Mass
    /// The time of the weigh-in.
    package var moment: Timestamp
    /// The body fat percentage.
    package var bodyFat: BodyFat?
    /// The lean mass.
    package var leanMass: Mass?
    /// The waist circumference.
    package var waist: Waist?

    /// Creates an account.
    package init(
      mass: Mass,
      moment: Timestamp,
      bodyFat: BodyFat? = nil,
      leanMass: Mass? = nil,
      waist: Waist? = nil
    ) {
      self.mass = mass
      self.moment = moment
      self.bodyFat = bodyFat
      self.leanMass = leanMass
      self.waist = waist
    }
  }

  /// The merged entry.
  package let draft: WeightEntry.Draft
  /// Both versions, if they changed the same value differently.
  package let conflict: EntryConflict?
  /// Whether a value that the user entered is kept although Apple Health now has a different one.
  package let isKept: Bool

  /// Merges an entry with the current state of its weigh-in.
  ///
  /// - Parameters:
  ///   - own: The entry.
  ///   - former: The former state, from which the entry was created.
  ///   - current: The current state.
  package init(own: WeightEntry, former: Account, current: Account) {
    let mass = Change(own: own.mass, former: former.mass, current: current.mass)
    let moment = Change(own: own.moment, former: former.moment, current: current.moment)
    let bodyFat = Change(own: own.bodyFat, former: former.bodyFat, current: current.bodyFat)
    let leanMass = Change(own: own.leanMass, former: former.leanMass, current: current.leanMass)
    let waist = Change(own: own.waist, former: former.waist, current: current.waist)
    let measurements = [
      (bodyFat.isConflict, current.bodyFat != nil), (leanMass.isConflict, current.leanMass != nil),
      (waist.isConflict, current.waist != nil),
    ]
    draft = WeightEntry.Draft(
      mass: mass.merged,
      moment: moment.merged,
      bodyFat: bodyFat.merged,
      waist: waist.merged,
      leanMass: leanMass.merged,
      note: own.note,
      source: own.source
    )
    // If a measurement was deleted in Apple Health, a value that the user entered here is kept.
    let isConflict =
      mass.isConflict || moment.isConflict || measurements.contains { $0.0 && $0.1 }
    isKept = isConflict || measurements.contains { $0.0 }
    conflict = isConflict ? EntryConflict(own: own, other: current) : nil
  }
}

/// One value of an entry, before and after a change in Apple Health.
private struct Change<Value: Equatable> {
  let own: Value
  let former: Value
  let current: Value

  /// Whether both sides changed it to different values.
  var isConflict: Bool { own != former && current != former && own != current }

  /// The merged value.
  var merged: Value { isConflict || current == former ? own : current }
}

/// An entry that the user edited, and the values that its weigh-in now has in Apple Health.
package struct EntryConflict: Hashable, Sendable {
  /// The entry, which is kept.
  package let own: WeightEntry
  /// The values in Apple Health.
  package let other: EntryMerge.Account

  /// Creates a conflict.
  package init(own: WeightEntry, other: EntryMerge.Account) {
    self.own = own
    self.other = other
  }

  /// The entry with the values in Apple Health.
  ///
  /// Measurements that are missing there, the note and the source are kept.
  package var resolved: WeightEntry.Draft {
    WeightEntry.Draft(
      mass: other.mass,
      moment: other.moment,
      bodyFat: other.bodyFat ?? own.bodyFat,
      waist: other.waist ?? own.waist,
      leanMass: other.leanMass ?? own.leanMass,
      note: own.note,
      source: own.source
    )
  }
}
