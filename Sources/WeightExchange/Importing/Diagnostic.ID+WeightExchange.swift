package import Diagnostics

/// Why a file cannot be read as weights. Each of these is an error, and nothing is taken from the file.
extension Diagnostic.ID {
  /// Nothing in the file tells of dates and weights.
  ///
  /// No arguments.
  package static let weightsNotRecognized: Self = "weights-not-recognized"
  /// The file has another form than the one that was named.
  ///
  /// Arguments: the form that was named.
  package static let weightsInOtherFormat: Self = "weights-in-other-format"
  /// The file is an archive, which has to be unpacked.
  ///
  /// No arguments.
  package static let weightsInArchive: Self = "weights-in-archive"
  /// The file breaks the grammar of JSON.
  ///
  /// No arguments.
  package static let weightsBrokenJSON: Self = "weights-broken-json"
  /// A file with one weigh-in has no identifier, or one that is too long.
  ///
  /// No arguments.
  package static let identifierMissing: Self = "identifier-missing"
}

/// Why a row is left out. Each of these is an error.
extension Diagnostic.ID {
  /// The row has no date.
  ///
  /// No arguments.
  package static let dateMissing: Self = "date-missing"
  /// The date, or the time, is none.
  ///
  /// Arguments: what is written.
  package static let dateUnreadable: Self = "date-unreadable"
  /// The date has not come yet.
  ///
  /// Arguments: what is written.
  package static let dateInFuture: Self = "date-in-future"
  /// The row has no weight.
  ///
  /// No arguments.
  package static let weightMissing: Self = "weight-missing"
  /// The weight is no number.
  ///
  /// Arguments: what is written.
  package static let weightUnreadable: Self = "weight-unreadable"
  /// A comma of the weight has divided it into two fields.
  ///
  /// Arguments: what it seems to have been.
  package static let weightSplit: Self = "weight-split"
  /// Nobody weighs that.
  ///
  /// Arguments: what is written, the sign of the unit.
  package static let weightOutsideLimits: Self = "weight-outside-limits"
  /// The unit is none that is known.
  ///
  /// Arguments: what is written.
  package static let unitUnknown: Self = "unit-unknown"
  /// The note has more characters than a note may have.
  ///
  /// Arguments: how many it has, how many it may have.
  package static let noteTooLong: Self = "note-too-long"
}

/// What is left out of a row that is taken otherwise. Each of these is a warning.
extension Diagnostic.ID {
  /// The share of fat is no number.
  ///
  /// Arguments: what is written.
  package static let bodyFatUnreadable: Self = "body-fat-unreadable"
  /// Nobody has that share of fat.
  ///
  /// Arguments: what is written.
  package static let bodyFatOutsideLimits: Self = "body-fat-outside-limits"
}
