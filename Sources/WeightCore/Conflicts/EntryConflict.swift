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
