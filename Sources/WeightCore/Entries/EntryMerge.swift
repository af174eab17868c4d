/// An entry of the log, and what Apple Health told of its weigh-in before and tells now, made one.
///
/// What only one of the two sides has changed is taken over. Where both have, the rules of
/// ``EntryConflict`` decide.
package struct EntryMerge: Hashable, Sendable {
  /// What Apple Health tells of a weigh-in.
  package struct Account: Hashable, Sendable {
    /// What was weighed.
    package var mass: Mass
    /// When.
    package var moment: Moment
    /// How much of it was fat.
    package var bodyFat: BodyFat?

    /// Creates an account.
    package init(mass: Mass, moment: Moment, bodyFat: BodyFat? = nil) {
      self.mass = mass
      self.moment = moment
      self.bodyFat = bodyFat
    }
  }

  /// What the entry is to hold.
  package let draft: WeightEntry.Draft
  /// The two sides, if they had changed the same in two ways.
  package let conflict: EntryConflict?
  /// Whether something stays as the person made it, although Apple Health tells otherwise now.
  package let isKept: Bool

  /// Merges an entry with a new account.
  ///
  /// - Parameters:
  ///   - own: The entry.
  ///   - former: What was told before, from which the entry was made.
  ///   - current: What is told now.
  ///   - version: How often the weigh-in was changed in Apple Health, counted from one.
  ///   - modified: When it was changed there; `nil` if nobody knows.
  package init(
    own: WeightEntry,
    former: Account,
    current: Account,
    version: Int,
    modified: Moment?
  ) {
    let mass = Change(own: own.mass, former: former.mass, current: current.mass)
    let moment = Change(own: own.moment, former: former.moment, current: current.moment)
    let bodyFat = Change(own: own.bodyFat, former: former.bodyFat, current: current.bodyFat)
    // That a body fat is gone there does not take away what somebody wrote here.
    let isFatConflict = bodyFat.isConflict && current.bodyFat != nil
    func draft(_ isOther: Bool) -> WeightEntry.Draft {
      WeightEntry.Draft(
        mass: mass.value(isOther),
        moment: moment.value(isOther),
        bodyFat: bodyFat.value(isOther && isFatConflict),
        note: own.note,
        source: own.source
      )
    }
    guard mass.isConflict || moment.isConflict || isFatConflict else {
      self.draft = draft(false)
      conflict = nil
      isKept = bodyFat.isConflict
      return
    }
    let other = WeightEntry(id: own.id, draft(true), modified: modified, syncVersion: version)
    let conflict = EntryConflict(own: own, other: other)
    let isOther = conflict.winner.entry == other
    self.draft = draft(isOther)
    self.conflict = conflict
    isKept = !isOther
  }
}

/// One part of an entry, before and after it was told anew.
private struct Change<Value: Equatable> {
  let own: Value
  let former: Value
  let current: Value

  /// Whether both sides changed it, and not to the same.
  var isConflict: Bool { own != former && current != former && own != current }

  /// Returns the value that stays.
  func value(_ isOther: Bool) -> Value {
    if isConflict { return isOther ? current : own }
    return current == former ? own : current
  }
}

/// Two accounts of one weigh-in, of which one is to stay.
package struct EntryConflict: Hashable, Sendable {
  /// What decided between the two.
  package enum Reason: Hashable, Sendable {
    /// It was edited more often.
    case syncVersion
    /// It was edited later.
    case modified
    /// Its weigh-in was later.
    case moment
    /// Nothing did, and what the log holds stays.
    case own
  }

  /// What the log holds.
  package let own: WeightEntry
  /// What came from elsewhere.
  package let other: WeightEntry

  /// Creates a conflict.
  package init(own: WeightEntry, other: WeightEntry) {
    self.own = own
    self.other = other
  }

  /// The account that stays: the one that was edited more often, else later, else weighed later.
  ///
  /// An entry that was never edited counts as edited before every other.
  package var winner: (entry: WeightEntry, reason: Reason) {
    let rules: [(Reason, isOther: Bool, isOwn: Bool)] = [
      (.syncVersion, other.syncVersion > own.syncVersion, own.syncVersion > other.syncVersion),
      (.modified, other.edited > own.edited, own.edited > other.edited),
      (.moment, other.weighed > own.weighed, own.weighed > other.weighed),
    ]
    guard let (reason, isOther, _) = rules.first(where: { $0.isOther || $0.isOwn }) else {
      return (own, .own)
    }
    return (isOther ? other : own, reason)
  }
}

extension WeightEntry {
  fileprivate var edited: Int64 { modified?.secondsSince1970 ?? .min }

  fileprivate var weighed: Int64 { moment.secondsSince1970 }
}
