/// A problem in an Apple Health export, with a stable name.
///
/// The first problems cause a record to be skipped. The others are repaired, and the record is
/// imported.
package enum HealthProblem: String, Hashable, Sendable, CaseIterable {
  /// The file ends within the record.
  case cutOff = "cut-off"
  /// The record is longer than any record that a phone writes.
  case tooLong = "too-long"
  /// A quotation mark is not closed before the next element begins.
  case quoteUnclosed = "quote-unclosed"
  /// The record is not parseable.
  case unreadable = "unreadable"
  /// There is no value.
  case valueMissing = "value-missing"
  /// The value is not a number.
  case valueNotANumber = "value-not-a-number"
  /// The value is not plausible.
  case valueOutOfRange = "value-out-of-range"
  /// The unit is missing, or not a unit of this kind of value.
  case unitUnknown = "unit-unknown"
  /// There is no date.
  case dateMissing = "date-missing"
  /// The date or the time is not valid.
  case dateInvalid = "date-invalid"
  /// It ends before it begins.
  case endBeforeStart = "end-before-start"
  /// The name of the source app or device is missing.
  case sourceMissing = "source-missing"

  /// Characters that are not allowed in text were replaced.
  case controlBytes = "control-bytes"
  /// Invalid UTF-8 was replaced.
  case invalidUTF8 = "invalid-utf-8"
  /// The first of several attributes with the same name was used.
  case duplicateAttributes = "duplicate-attributes"
  /// Attributes with spaces in their names, or without values or quotation marks, were ignored.
  case malformedAttributes = "malformed-attributes"
  /// Ampersands that do not begin a reference were read literally.
  case unknownReferences = "unknown-references"
  /// Angle brackets in values were read literally.
  case bareAngleBrackets = "bare-angle-brackets"
  /// Only the end of the record was missing.
  case elementUnclosed = "element-unclosed"
  /// The body fat was written in percent rather than as a fraction.
  case bodyFatOverOne = "body-fat-over-one"
  /// The end date was missing or invalid, and the start date was used instead.
  case endDateMissing = "end-date-missing"
  /// The time zone is unknown and was ignored.
  case timeZoneUnknown = "time-zone-unknown"

  /// Whether the record is skipped.
  package var leavesOut: Bool {
    switch self {
    case .cutOff, .tooLong, .quoteUnclosed, .unreadable, .valueMissing, .valueNotANumber,
      .valueOutOfRange, .unitUnknown, .dateMissing, .dateInvalid, .endBeforeStart, .sourceMissing:
      true
    case .controlBytes, .invalidUTF8, .duplicateAttributes, .malformedAttributes,
      .unknownReferences, .bareAngleBrackets, .elementUnclosed, .bodyFatOverOne,
      .endDateMissing, .timeZoneUnknown:
      false
    }
  }
}
