package import Diagnostics

/// Errors that prevent importing a file.
///
/// Nothing is imported from it.
extension Diagnostic.Message {
  /// The file contains no recognizable dates and weights.
  package static let weightsNotRecognized = Self(
    "weights-not-recognized",
    "no dates and weights were found in this file"
  )

  /// The file has another format than the specified one.
  package static func weightsInOtherFormat(_ format: String) -> Self {
    Self("weights-in-other-format", "this file does not have the format '\(format)'")
  }

  /// The file is an archive, which must be unpacked first.
  package static let weightsInArchive = Self(
    "weights-in-archive",
    "this is an archive; unpack it and import the file with the weights"
  )

  /// The file is not valid JSON.
  package static let weightsBrokenJSON = Self(
    "weights-broken-json",
    "the JSON is not valid here"
  )

  /// A file with one weigh-in has no identifier, or its identifier is too long.
  package static let identifierMissing = Self(
    "identifier-missing",
    "'id' is missing or too long"
  )
}

/// Errors that cause a row to be skipped.
extension Diagnostic.Message {
  /// The row has no date.
  package static let dateMissing = Self("date-missing", "the row has no date")

  /// The date or the time is not valid.
  package static func dateUnreadable(_ text: String) -> Self {
    Self("date-unreadable", "'\(text)' is not a recognized date or time")
  }

  /// The date is in the future.
  package static func dateInFuture(_ text: String) -> Self {
    Self("date-in-future", "'\(text)' is in the future")
  }

  /// The row has no weight.
  package static let weightMissing = Self("weight-missing", "the row has no weight")

  /// The weight is not a number.
  package static func weightUnreadable(_ text: String) -> Self {
    Self("weight-unreadable", "'\(text)' is not a weight")
  }

  /// The decimal comma of the weight splits it into two fields.
  package static func weightSplit(_ text: String) -> Self {
    Self(
      "weight-split",
      "the comma in '\(text)' split the number in two; export the file again as JSON"
    )
  }

  /// The weight is too low or too high.
  ///
  /// - Parameters:
  ///   - text: The text in the file.
  ///   - unit: The symbol of the unit whose limits a program may show.
  /// - Returns: The message.
  package static func weightOutsideLimits(_ text: String, unit: String) -> Self {
    Self("weight-outside-limits", "'\(text)' is not a possible weight in \(unit)")
  }

  /// A weigh-in has both a weight in kilograms and a weight in another field.
  package static let weightAmbiguous = Self(
    "weight-ambiguous",
    "the weigh-in has both 'kilograms' and 'weight'; use one of them"
  )

  /// The unit is unknown.
  package static func unitUnknown(_ unit: String) -> Self {
    Self("unit-unknown", "'\(unit)' is not a known unit")
  }

  /// The note is longer than the limit.
  package static func noteTooLong(_ count: Int, limit: Int) -> Self {
    Self(
      "note-too-long",
      "the note has \(count) characters; the maximum is \(String(limit))",
      one: "the note has \(count) character; the maximum is \(String(limit))"
    )
  }
}

/// Warnings about values that are skipped in an imported row.
extension Diagnostic.Message {
  /// The body fat is not a number.
  package static func bodyFatUnreadable(_ text: String) -> Self {
    Self(
      "body-fat-unreadable",
      "'\(text)' is not a body fat percentage; the entry is kept without it"
    )
  }

  /// The body fat is not plausible.
  package static func bodyFatOutsideLimits(_ text: String) -> Self {
    Self(
      "body-fat-outside-limits",
      "'\(text)' is not a possible body fat percentage; the entry is kept without it"
    )
  }
}
