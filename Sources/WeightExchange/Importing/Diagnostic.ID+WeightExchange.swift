package import Diagnostics

/// Why a file cannot be read as weights. Each of these is an error, and nothing is taken from the file.
extension Diagnostic.Message {
  /// Nothing in the file tells of dates and weights.
  package static let weightsNotRecognized = Self(
    "weights-not-recognized",
    "no dates and weights were found in this file"
  )

  /// The file has another form than the one that was named.
  package static func weightsInOtherFormat(_ format: String) -> Self {
    Self("weights-in-other-format", "this file does not look like one of '\(format)'")
  }

  /// The file is an archive, which has to be unpacked.
  package static let weightsInArchive = Self(
    "weights-in-archive",
    "this is an archive: unpack it, and import the file of weights in it"
  )

  /// The file breaks the grammar of JSON.
  package static let weightsBrokenJSON = Self(
    "weights-broken-json",
    "the file breaks the rules of JSON here"
  )

  /// A file with one weigh-in has no identifier, or one that is too long.
  package static let identifierMissing = Self(
    "identifier-missing",
    "there is no 'id', or it is too long"
  )
}

/// Why a row is left out. Each of these is an error.
extension Diagnostic.Message {
  /// The row has no date.
  package static let dateMissing = Self("date-missing", "the row has no date")

  /// The date, or the time, is none.
  package static func dateUnreadable(_ text: String) -> Self {
    Self("date-unreadable", "'\(text)' is not a date or time that can be read")
  }

  /// The date has not come yet.
  package static func dateInFuture(_ text: String) -> Self {
    Self("date-in-future", "'\(text)' is in the future")
  }

  /// The row has no weight.
  package static let weightMissing = Self("weight-missing", "the row has no weight")

  /// The weight is no number.
  package static func weightUnreadable(_ text: String) -> Self {
    Self("weight-unreadable", "'\(text)' is not a weight")
  }

  /// A comma of the weight has divided it into two fields.
  package static func weightSplit(_ text: String) -> Self {
    Self(
      "weight-split",
      "the comma in '\(text)' split the number in two; export the file again as JSON"
    )
  }

  /// The weight is too small or too large.
  ///
  /// - Parameters:
  ///   - text: What is written.
  ///   - unit: The sign of the unit, whose limits a program may show.
  /// - Returns: The message.
  package static func weightOutsideLimits(_ text: String, unit: String) -> Self {
    Self("weight-outside-limits", "'\(text)' is not a possible weight in \(unit)")
  }

  /// The unit is none that is known.
  package static func unitUnknown(_ unit: String) -> Self {
    Self("unit-unknown", "'\(unit)' is not a known unit")
  }

  /// The note has more characters than a note may have.
  package static func noteTooLong(_ count: Int, limit: Int) -> Self {
    Self(
      "note-too-long",
      "the note has \(count) characters, and may have up to \(String(limit))",
      one: "the note has \(count) character, and may have up to \(String(limit))"
    )
  }
}

/// What is left out of a row that is taken otherwise. Each of these is a warning.
extension Diagnostic.Message {
  /// The share of fat is no number.
  package static func bodyFatUnreadable(_ text: String) -> Self {
    Self(
      "body-fat-unreadable",
      "'\(text)' is not a body fat percentage; the entry is kept without it"
    )
  }

  /// Nobody has that share of fat.
  package static func bodyFatOutsideLimits(_ text: String) -> Self {
    Self(
      "body-fat-outside-limits",
      "'\(text)' is not a possible body fat percentage; the entry is kept without it"
    )
  }
}
