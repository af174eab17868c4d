import WeightCore

extension ImportedWeights {
  /// Adds measurements that were recorded separately to the weigh-ins at the same time.
  ///
  /// The scale and the app that recorded them may have different names. A waist is measured with a
  /// tape at another time, so it belongs to the first weigh-in of its local day.
  mutating func attach(_ additions: [(moment: Timestamp, values: EntryAdditions)]) {
    var values: [Int64: EntryAdditions] = [:]
    for (moment, new) in additions {
      values[moment.secondsSince1970, default: EntryAdditions()].add(new)
    }
    var used: Set<Int64> = []
    candidates = candidates.map { candidate in
      let second = candidate.draft.moment.secondsSince1970
      guard let values = values[second] else { return candidate }
      if candidate.draft.waist == nil, values.waist != nil { used.insert(second) }
      return adding(values, to: candidate)
    }
    let waists = additions.filter { addition in
      addition.values.waist != nil && !used.contains(addition.moment.secondsSince1970)
    }
    if !waists.isEmpty { attach(waists: waists) }
  }

  /// Adds waists to the first weigh-ins of their days that have none.
  private mutating func attach(waists: [(moment: Timestamp, values: EntryAdditions)]) {
    var firsts: [CalendarDay: Int] = [:]
    for (index, candidate) in candidates.enumerated() {
      let moment = candidate.draft.moment
      let known = firsts[moment.day].map { candidates[$0].draft.moment.secondsSince1970 }
      if moment.secondsSince1970 < known ?? .max { firsts[moment.day] = index }
    }
    for (moment, values) in waists {
      guard let index = firsts[moment.day], candidates[index].draft.waist == nil else { continue }
      candidates[index] = adding(EntryAdditions(waist: values.waist), to: candidates[index])
    }
  }

  /// Returns a weigh-in with the measurements that it lacks, which then count as imported.
  private mutating func adding(
    _ values: EntryAdditions,
    to candidate: EntryCandidate
  ) -> EntryCandidate {
    let draft = candidate.draft
    let bodyFat = draft.bodyFat == nil ? values.bodyFat : nil
    let waist = draft.waist == nil ? values.waist : nil
    let leanMass =
      draft.leanMass == nil ? values.leanMass.flatMap { $0 > draft.mass ? nil : $0 } : nil
    otherCount -= [bodyFat != nil, waist != nil, leanMass != nil].count { $0 }
    let complete = WeightEntry.Draft(
      mass: draft.mass,
      moment: draft.moment,
      bodyFat: draft.bodyFat ?? bodyFat,
      waist: draft.waist ?? waist,
      leanMass: draft.leanMass ?? leanMass,
      note: draft.note,
      source: draft.source
    )
    return EntryCandidate(complete, rounding: candidate.rounding, revision: candidate.revision)
  }
}

extension EntryAdditions {
  /// Replaces values by those of a later record with the same time.
  fileprivate mutating func add(_ other: EntryAdditions) {
    bodyFat = other.bodyFat ?? bodyFat
    waist = other.waist ?? waist
    leanMass = other.leanMass ?? leanMass
  }
}
