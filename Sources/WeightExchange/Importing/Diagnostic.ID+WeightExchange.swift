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

  /// The file is an export of Apple Health, which another command reads.
  package static let weightsInHealthExport = Self(
    "weights-in-health-export",
    "this is an export of Apple Health; use 'w8 health enable FILE'"
  )

  /// The file is another log, which another command reads.
  package static let weightsInLog = Self(
    "weights-in-log",
    "this is a log of w8; use 'w8 merge FILE'"
  )

  /// The file is not text.
  package static let weightsNotText = Self(
    "weights-not-text",
    "this is not a text file, so it contains no table of weights"
  )

  /// The file is larger than the limit.
  package static func weightsTooLarge(megabytes: Int) -> Self {
    Self(
      "weights-too-large",
      "the file is larger than \(String(megabytes)) MiB; export only the weights"
    )
  }

  /// A row is longer than the limit.
  package static func weightsRowTooLong(megabytes: Int) -> Self {
    Self(
      "weights-row-too-long",
      "this row is longer than \(String(megabytes)) MiB, so the file is not a table of weights"
    )
  }

  /// The file has more weigh-ins than the limit.
  package static func weightsTooMany(_ limit: Int) -> Self {
    Self(
      "weights-too-many",
      "the file has more than \(limit) weigh-ins; split it into several files",
      one: "the file has more than \(limit) weigh-in; split it into several files"
    )
  }

  /// The archive is damaged.
  package static let weightsArchiveDamaged = Self(
    "weights-archive-damaged",
    "this file in the archive is damaged or encrypted"
  )

  /// A file with one weigh-in has no identifier, or its identifier is too long.
  package static let identifierMissing = Self(
    "identifier-missing",
    "'id' is missing or too long"
  )
}

/// Notes about the interpretation of a file.
extension Diagnostic.Message {
  /// The file is not in UTF-8 but in the encoding of Western European versions of Windows.
  package static let textInWindows1252 = Self(
    "text-in-windows-1252",
    "this file is not UTF-8; it was read as Windows-1252"
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
  /// The identifier of an entry is not one of the program.
  package static func entryIdentifierUnreadable(_ text: String) -> Self {
    Self(
      "entry-identifier-unreadable",
      "'\(text)' is not an id of an entry; the row is treated as one without it"
    )
  }

  /// Two rows of a file have the identifier of the same entry.
  package static func entryIdentifierRepeated(_ text: String) -> Self {
    Self(
      "entry-identifier-repeated",
      "an earlier row has the id '\(text)', too; this row is treated as one without it"
    )
  }

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

  /// The lean mass is not a mass.
  package static func leanMassUnreadable(_ text: String) -> Self {
    Self("lean-mass-unreadable", "'\(text)' is not a lean mass; the entry is kept without it")
  }

  /// The lean mass is more than the weight.
  package static func leanMassOutsideLimits(_ text: String) -> Self {
    Self(
      "lean-mass-outside-limits",
      "'\(text)' is more than the weight, so it is not a lean mass; the entry is kept without it"
    )
  }

  /// The waist is not a length.
  package static func waistUnreadable(_ text: String) -> Self {
    Self(
      "waist-unreadable",
      "'\(text)' is not a waist circumference; the entry is kept without it"
    )
  }

  /// The waist is not plausible.
  package static func waistOutsideLimits(_ text: String) -> Self {
    Self(
      "waist-outside-limits",
      "'\(text)' is not a possible waist circumference; the entry is kept without it"
    )
  }
}
