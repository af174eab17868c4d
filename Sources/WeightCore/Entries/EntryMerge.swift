/// A three-way merge of a log entry with the former and the current sample in Apple Health.
///
/// A value that changed on only one side is adopted. If both sides changed, ``EntryConflict``
/// determines the result.
package struct EntryMerge: Hashable, Sendable {
  /// A weigh-in as recorded in Apple Health.
  package struct Account: Hashable, Sendable {
    /// The measured mass.
    package var mass: Mass
    /// The time of the weigh-in.
    package var moment: Timestamp
    /// The body fat percentage.
    package var bodyFat: BodyFat?

    /// Creates an account.
    package init(mass: Mass, moment: Timestamp, bodyFat: BodyFat? = nil) {
      self.mass = mass
      self.moment = moment
      self.bodyFat = bodyFat
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
  ///   - version: The number of versions of the weigh-in in Apple Health, starting at one.
  ///   - modified: The time of its last change there, or `nil` if it is unknown.
  package init(
    own: WeightEntry,
    former: Account,
    current: Account,
    version: Int,
    modified: Timestamp?
  ) {
    let mass = Change(own: own.mass, former: former.mass, current: current.mass)
    let moment = Change(own: own.moment, former: former.moment, current: current.moment)
    let bodyFat = Change(own: own.bodyFat, former: former.bodyFat, current: current.bodyFat)
    // If the body fat was deleted in Apple Health, a value that the user entered here is kept.
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

/// One value of an entry, before and after a change in Apple Health.
private struct Change<Value: Equatable> {
  let own: Value
  let former: Value
  let current: Value

  /// Whether both sides changed it to different values.
  var isConflict: Bool { own != former && current != former && own != current }

  /// Returns the merged value.
  func value(_ isOther: Bool) -> Value {
    if isConflict { return isOther ? current : own }
    return current == former ? own : current
  }
}

/// Two versions of one weigh-in, of which one is kept.
package struct EntryConflict: Hashable, Sendable {
  /// The rule that determined the kept version.
  package enum Reason: Hashable, Sendable {
    /// It has more edits.
    case syncVersion
    /// It was edited later.
    case modified
    /// Its weigh-in is later.
    case moment
    /// No rule applied, and the version of the log was kept.
    case own
  }

  /// The version of the log.
  package let own: WeightEntry
  /// The other version.
  package let other: WeightEntry

  /// Creates a conflict.
  package init(own: WeightEntry, other: WeightEntry) {
    self.own = own
    self.other = other
  }

  /// The version that is kept: the one with more edits, else the later edit, else the later
  /// weigh-in.
  ///
  /// An entry that was never edited counts as edited before all others.
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
