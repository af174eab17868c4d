import Diagnostics
import FileFormats

/// The uninterpreted data of one weigh-in in a file.
struct WeightRecord {
  /// The kinds of records.
  enum Kind: Hashable {
    /// A weigh-in, with or without other measurements.
    case weighIn
    /// Body fat, lean mass or a waist that belongs to the weigh-in with the same time.
    case addition
    /// Another measurement, which is not imported.
    case other
  }

  /// The kind of record.
  var kind = Kind.weighIn
  /// The location of the record.
  let location: Location
  /// The day, with or without a time.
  var date: RecordField?
  /// The time, if it has a separate column.
  var time: RecordField?
  /// The offset of local time from UTC, if it has a separate column; the date is in UTC.
  var utcOffset: RecordField?
  /// The weight, with or without a unit.
  var weight: RecordField?
  /// The exact weight in kilograms, as in own exports.
  var kilograms: RecordField?
  /// The name of the unit.
  var unit: RecordField?
  /// The body fat in percent.
  var bodyFat: RecordField?
  /// The mass of the fat.
  var fatMass: RecordField?
  /// The lean mass.
  var leanMass: RecordField?
  /// The unit of the lean mass, if it differs from that of weights.
  var leanUnit: FileUnit?
  /// The exact lean mass in kilograms, as in own exports.
  var leanKilograms: RecordField?
  /// The waist.
  var waist: RecordField?
  /// The unit of the waist.
  var waistUnit: FileLengthUnit?
  /// The exact waist in centimetres, as in own exports.
  var waistCentimetres: RecordField?
  /// The note, with all its whitespace.
  var note: String?
  /// The location of the note.
  var notePlace: Location?
  /// The kind of source, as in own exports.
  var source: RecordField?
  /// The name of the app or scale.
  var sourceName: RecordField?
  /// The entry and its version, as in own exports.
  var revision: RecordField?
  /// The structural problem that makes the record unusable, if there is one.
  var problem: Diagnostic?

  init(at location: Location) {
    self.location = location
  }
}

/// The records of a file, which can be iterated several times, and the properties of the file.
///
/// An iteration reads the file again. If it ends early, ``WeightFile`` has the reason.
protocol WeightRecords: Sequence where Element == WeightRecord {
  /// The format of the file.
  var format: WeightFileFormat { get set }
  /// The unit of weights without one.
  var weightUnit: FileUnit? { get }
  /// The unit of fat masses without one.
  var fatUnit: FileUnit? { get }
  /// The decimal separator that the division into fields implies, if there is one.
  var likelyDecimalMark: DecimalSeparator? { get }
}

/// A text of a record and its location.
struct RecordField: Hashable {
  /// The text without surrounding whitespace; never empty.
  let text: String
  /// The location of the text.
  let location: Location

  /// Creates a field from a table field, or returns `nil` if it is empty.
  init?(_ field: DelimitedField, file: String) {
    self.init(field.text, at: field.location(in: file))
  }

  /// Creates a field from a string, or returns `nil` if it is empty.
  init?(_ text: String, at location: Location) {
    let text = text.trimmingWhitespace
    guard !text.isEmpty else { return nil }
    self.text = text
    self.location = location
  }

  /// The field, or `nil` if its text is one that apps write instead of a missing value.
  var unlessPlaceholder: RecordField? {
    switch text.lowercased() {
    case "-", "--", "---", "–", "—", "n/a", "null", "nan": nil
    default: self
    }
  }
}

extension String {
  /// The string without leading and trailing whitespace.
  var trimmingWhitespace: String {
    let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    let hasBlanks = [unicodeScalars.first, unicodeScalars.last]
      .contains { $0.map(isBlank) ?? false }
    guard hasBlanks else { return self }
    guard let first = unicodeScalars.firstIndex(where: { !isBlank($0) }),
      let last = unicodeScalars.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(unicodeScalars[first...last])
  }
}
