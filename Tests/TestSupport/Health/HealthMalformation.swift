/// An error or peculiarity of a record in an export.
package enum HealthMalformation: String, Hashable, Sendable, CaseIterable {
  case controlByte, controlReference, invalidUTF8, duplicateAttribute
  case recordOfIOS8, attributeWithoutValue, attributeWithoutQuotes, unknownReference
  case bareAngleBrackets, quoteUnclosed, elementUnclosed, tooLong
  case valueMissing, valueNotANumber, valueWithComma, valueHuge, valueNegative
  case unitMissing, unitUnknown, dateMissing, dateImpossible, endMissing, endBeforeStart
  case sourceMissing, timeZoneUnknown, bodyFatInPercent, bodyFatAboveAll
  // Unusual, but valid.
  case doubledReference, numericReference, singleQuotes, otherOrder, quotedAngleBracket
  case inComment, inCharacterData, inCorrelation, metadataTwice, otherUnit

  /// The name of the problem that the parser reports; `nil` if the record is valid.
  package var problem: String? {
    switch self {
    case .controlByte, .controlReference: "control-bytes"
    case .invalidUTF8: "invalid-utf-8"
    case .duplicateAttribute: "duplicate-attributes"
    case .recordOfIOS8, .attributeWithoutValue, .attributeWithoutQuotes: "malformed-attributes"
    case .unknownReference: "unknown-references"
    case .bareAngleBrackets: "bare-angle-brackets"
    case .quoteUnclosed: "quote-unclosed"
    case .elementUnclosed: "element-unclosed"
    case .tooLong: "too-long"
    case .valueMissing: "value-missing"
    case .valueNotANumber, .valueWithComma: "value-not-a-number"
    case .valueHuge, .valueNegative, .bodyFatAboveAll: "value-out-of-range"
    case .unitMissing, .unitUnknown: "unit-unknown"
    case .dateMissing: "date-missing"
    case .dateImpossible: "date-invalid"
    case .endMissing: "end-date-missing"
    case .endBeforeStart: "end-before-start"
    case .sourceMissing: "source-missing"
    case .timeZoneUnknown: "time-zone-unknown"
    case .bodyFatInPercent: "body-fat-over-one"
    case .doubledReference, .numericReference, .singleQuotes, .otherOrder, .quotedAngleBracket,
      .inComment, .inCharacterData, .inCorrelation, .metadataTwice, .otherUnit:
      nil
    }
  }
}
