/// What can be wrong with an export of Apple Health, by names that stay.
///
/// The first ones leave a record out. The others were mended, and the record was taken.
package enum HealthProblem: String, Hashable, Sendable, CaseIterable {
  /// The file ends within the record.
  case cutOff = "cut-off"
  /// The record is longer than any that a phone writes.
  case tooLong = "too-long"
  /// A quotation mark is not closed before the next element begins.
  case quoteUnclosed = "quote-unclosed"
  /// Nothing can be made of the record.
  case unreadable = "unreadable"
  /// There is no value.
  case valueMissing = "value-missing"
  /// The value is no number.
  case valueNotANumber = "value-not-a-number"
  /// Nobody has that value.
  case valueOutOfRange = "value-out-of-range"
  /// The unit is missing, or none of this kind of value.
  case unitUnknown = "unit-unknown"
  /// There is no date.
  case dateMissing = "date-missing"
  /// The date, or the time, is none.
  case dateInvalid = "date-invalid"
  /// It ends before it begins.
  case endBeforeStart = "end-before-start"
  /// It does not say which app or scale it is from.
  case sourceMissing = "source-missing"

  /// Characters that no text may have were replaced.
  case controlBytes = "control-bytes"
  /// Bytes that are no text were replaced.
  case invalidUTF8 = "invalid-utf-8"
  /// Of attributes with one name the first was taken.
  case duplicateAttributes = "duplicate-attributes"
  /// Attributes with blanks in their names, or without values or quotation marks, were passed over.
  case malformedAttributes = "malformed-attributes"
  /// Ampersands that begin nothing were taken for what they are.
  case unknownReferences = "unknown-references"
  /// Angle brackets in values were taken for what they are.
  case bareAngleBrackets = "bare-angle-brackets"
  /// The end of the record was missing, but nothing else of it.
  case elementUnclosed = "element-unclosed"
  /// The share of fat was written in percent, and not as a fraction.
  case bodyFatOverOne = "body-fat-over-one"
  /// The end was missing, or no date, and the start was taken.
  case endDateMissing = "end-date-missing"
  /// The time zone is none that is known, and was passed over.
  case timeZoneUnknown = "time-zone-unknown"

  /// Whether it leaves the record out.
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
