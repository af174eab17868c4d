/// One weigh-in in the log.
package struct WeightEntry: Hashable, Sendable, Identifiable {
  /// The number by which the user refers to an entry.
  ///
  /// Numbers are never reused.
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
  /// The measured mass.
  package let mass: Mass
  /// The time of the weigh-in, with its offset from UTC.
  package let moment: Timestamp
  /// The body fat percentage.
  package let bodyFat: BodyFat?
  /// The waist circumference.
  package let waist: Waist?
  /// The mass of the body without its fat.
  package let leanMass: Mass?
  /// The user's note.
  package let note: EntryNote?
  /// The origin of the entry.
  package let source: EntrySource

  /// The time of the last edit, or `nil` if the entry was never edited.
  package let modified: Timestamp?
  /// The number of versions: one, plus one for each edit.
  package let syncVersion: Int

  /// Creates an entry from a draft and the values that the log adds to it.
  package init(id: ID, _ draft: Draft, modified: Timestamp? = nil, syncVersion: Int = 1) {
    self.id = id
    mass = draft.mass
    moment = draft.moment
    bodyFat = draft.bodyFat
    waist = draft.waist
    leanMass = draft.leanMass
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
    /// The measured mass.
    package let mass: Mass
    /// The time of the weigh-in, with its offset from UTC.
    package let moment: Timestamp
    /// The body fat percentage.
    package let bodyFat: BodyFat?
    /// The waist circumference.
    package let waist: Waist?
    /// The mass of the body without its fat.
    package let leanMass: Mass?
    /// The user's note.
    package let note: EntryNote?
    /// The origin of the weigh-in.
    package let source: EntrySource

    /// Creates a draft.
    package init(
      mass: Mass,
      moment: Timestamp,
      bodyFat: BodyFat? = nil,
      waist: Waist? = nil,
      leanMass: Mass? = nil,
      note: EntryNote? = nil,
      source: EntrySource = .manual
    ) {
      self.mass = mass
      self.moment = moment
      self.bodyFat = bodyFat
      self.waist = waist
      self.leanMass = leanMass
      self.note = note
      self.source = source
    }
  }

  /// The entry without the values that the log adds to it.
  package var draft: Draft {
    Draft(
      mass: mass,
      moment: moment,
      bodyFat: bodyFat,
      waist: waist,
      leanMass: leanMass,
      note: note,
      source: source
    )
  }
}

extension WeightEntry.Draft {
  /// Checks that the lean mass is at most the weight, of which it is a part.
  ///
  /// - Throws: ``EntryError/leanMassAboveWeight(_:)``.
  package func checkLeanMass() throws(EntryError) {
    if let leanMass, leanMass > mass { throw .leanMassAboveWeight(mass) }
  }
}

/// The origin of an entry.
package struct EntrySource: Hashable, Sendable {
  /// The kinds of origins.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Typed by the user.
    case manual
    /// Imported from an Apple Health export.
    case appleHealth
    /// Imported from another file.
    case imported
  }

  /// The kind of origin.
  package let kind: Kind
  /// The name of the app or scale, as in the imported file.
  package let name: String?

  /// Creates a source.
  package init(_ kind: Kind, name: String? = nil) {
    self.kind = kind
    self.name = name
  }

  /// The source of entries that the user typed.
  package static let manual = EntrySource(.manual)
}

/// A note of an entry.
package struct EntryNote: Hashable, Sendable {
  /// The maximum length in characters (grapheme clusters).
  package static let limit = 500
  /// The maximum length in Unicode scalars.
  ///
  /// A character may consist of any number of scalars, such as a letter with thousands of accents.
  package static let scalarLimit = 5_000

  /// The text of the note; never empty.
  package let text: String

  /// Creates a note, or returns `nil` for an empty string.
  ///
  /// - Throws: ``EntryError/noteTooLong(characters:limit:)`` if the note is too long; it is never
  ///   truncated.
  package init?(_ text: String) throws(EntryError) {
    guard !text.isEmpty else { return nil }
    // Counting characters is slow. Few notes have so many bytes that it is necessary.
    guard Self.isShort(text) else {
      throw .noteTooLong(characters: text.count, limit: Self.limit)
    }
    self.text = text
  }

  /// Returns the note with the longest allowed start of a text, and the rest of the text.
  package static func cut(_ text: String) -> (note: EntryNote?, rest: String) {
    guard !isShort(text) else { return (try? EntryNote(text), "") }
    var start = String(text.prefix(limit))
    while !isShort(start), !start.isEmpty { start.removeLast() }
    let rest = text.dropFirst(start.count)
    return (try? EntryNote(start), String(rest))
  }

  private static func isShort(_ text: String) -> Bool {
    // Counting is slow. Few notes have so many bytes that it is necessary.
    text.utf8.count <= limit
      || text.unicodeScalars.count <= scalarLimit && text.count <= limit
  }
}

/// The fraction of body fat, in parts per million.
///
/// Imported files do not use more digits.
package struct BodyFat: Hashable, Sendable {
  /// The plausible percentages for a living person.
  package static let percentRange: ClosedRange<Double> = 1...60

  /// The fraction in parts per million.
  package let partsPerMillion: Int

  /// Creates a fraction from parts per million.
  ///
  /// - Returns: `nil` outside ``percentRange``.
  package init?(partsPerMillion: Int) {
    guard Self.percentRange.contains(Double(partsPerMillion) / Self.partsInPercent) else {
      return nil
    }
    self.partsPerMillion = partsPerMillion
  }

  /// Creates a fraction from a percentage, to the nearest millionth.
  ///
  /// - Returns: `nil` outside ``percentRange``.
  package init?(percent: Double) {
    guard Self.percentRange.contains(percent) else { return nil }
    partsPerMillion = Int((percent * Self.partsInPercent).rounded(.toNearestOrAwayFromZero))
  }

  /// The fraction in percent.
  package var percent: Double {
    Double(partsPerMillion) / Self.partsInPercent
  }

  private static let partsInPercent = 10_000.0
}
