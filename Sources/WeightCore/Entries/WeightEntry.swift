/// One weigh-in in the log.
package struct WeightEntry: Hashable, Sendable, Identifiable {
  /// The number of the entry, by which a person names it; a number is never used again.
  package struct ID: RawRepresentable, Hashable, Sendable {
    /// The number itself.
    package let rawValue: Int64

    /// Creates an identifier from its number.
    package init(rawValue: Int64) {
      self.rawValue = rawValue
    }
  }

  /// The number of the entry.
  package let id: ID
  /// What was weighed.
  package let mass: Mass
  /// When, and in which offset from UTC.
  package let moment: Moment
  /// How much of it was fat.
  package let bodyFat: BodyFat?
  /// What the person wrote beside it.
  package let note: EntryNote?
  /// Where the entry comes from.
  package let source: EntrySource

  /// When the entry was last edited; `nil` if it is as it was entered.
  package let modified: Moment?
  /// One, and one more for each edit.
  package let syncVersion: Int

  /// Creates an entry of the log from what is to be entered and what the log adds to it.
  package init(id: ID, _ draft: Draft, modified: Moment? = nil, syncVersion: Int = 1) {
    self.id = id
    mass = draft.mass
    moment = draft.moment
    bodyFat = draft.bodyFat
    note = draft.note
    source = draft.source
    self.modified = modified
    self.syncVersion = syncVersion
  }
}

// MARK: - Draft

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

// MARK: - Order

extension WeightEntry {
  /// Returns whether this weigh-in was before another; of one second, whether it was logged first.
  func precedes(_ other: WeightEntry) -> Bool {
    (moment.secondsSince1970, id.rawValue) < (other.moment.secondsSince1970, other.id.rawValue)
  }
}

extension [WeightEntry] {
  /// Returns whether the weigh-in at an index was before that at another; one that is not there
  /// comes both before and after all.
  func isOrdered(_ index: Int?, before other: Int?) -> Bool {
    guard let index, let other else { return true }
    return self[index].precedes(self[other])
  }

  /// The index of the last weigh-in until the end of a day.
  func lastIndex(until today: CalendarDay, dayStart: Int) -> Int? {
    let end = today.daysSince1970
    var last: Int?
    for index in indices where isOrdered(last, before: index) {
      if self[index].moment.daysSince1970(startingAt: dayStart) <= end { last = index }
    }
    return last
  }
}

/// Where an entry comes from.
package struct EntrySource: Hashable, Sendable {
  /// The ways on which an entry can come into the log.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A person typed it.
    case manual
    /// It was read from an export of Apple Health.
    case appleHealth
    /// It was read from another file.
    case imported
  }

  /// The way on which it came.
  package let kind: Kind
  /// The name of the app or the scale, as the file that was read gives it.
  package let name: String?

  /// Creates a source.
  package init(_ kind: Kind, name: String? = nil) {
    self.kind = kind
    self.name = name
  }

  /// An entry that a person typed.
  package static let manual = EntrySource(.manual)
}

/// What a person wrote beside a weight.
package struct EntryNote: Hashable, Sendable {
  /// The greatest number of characters that a note may have, counted as people count them.
  package static let limit = 500

  /// The words; never empty.
  package let text: String

  /// Creates a note, or none from an empty text.
  ///
  /// - Throws: ``EntryRefusal/noteTooLong(characters:limit:)`` rather than cut off what somebody
  ///   wrote.
  package init?(_ text: String) throws(EntryRefusal) {
    guard !text.isEmpty else { return nil }
    // Hardly a note has so many bytes that its characters need to be counted.
    guard text.utf8.count <= Self.limit || text.count <= Self.limit else {
      throw .noteTooLong(characters: text.count, limit: Self.limit)
    }
    self.text = text
  }
}

/// The share of fat in a body, counted in millionths, so that no file that is read loses a digit.
package struct BodyFat: Hashable, Sendable {
  /// The shares that are taken for those of a living person, in percent.
  package static let percentRange: ClosedRange<Double> = 1...60

  /// The share in millionths.
  package let partsPerMillion: Int

  /// Creates a share from a count of millionths.
  ///
  /// - Returns: `nil` outside ``percentRange``.
  package init?(partsPerMillion: Int) {
    guard Self.percentRange.contains(Double(partsPerMillion) / Self.partsInPercent) else {
      return nil
    }
    self.partsPerMillion = partsPerMillion
  }

  /// Creates a share from a number of percent, to the nearest millionth.
  ///
  /// - Returns: `nil` outside ``percentRange``.
  package init?(percent: Double) {
    guard Self.percentRange.contains(percent) else { return nil }
    partsPerMillion = Int((percent * Self.partsInPercent).rounded(.toNearestOrAwayFromZero))
  }

  /// The share in percent.
  package var percent: Double {
    Double(partsPerMillion) / Self.partsInPercent
  }

  private static let partsInPercent = 10_000.0
}
