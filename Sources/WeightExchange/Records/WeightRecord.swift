import Diagnostics
import FileFormats

/// What a file says of one weigh-in, not understood yet.
struct WeightRecord {
  /// Where the record begins.
  let place: Place
  /// The day, maybe with the time.
  var date: RecordField?
  /// The time, where it has a column of its own.
  var time: RecordField?
  /// The weight, maybe with a unit behind it.
  var weight: RecordField?
  /// The weight in kilograms, as exact as we write it.
  var kilograms: RecordField?
  /// The name of the unit.
  var unit: RecordField?
  /// The share of fat in percent.
  var bodyFat: RecordField?
  /// The mass of the fat.
  var fatMass: RecordField?
  /// What the person wrote; every blank of it counts.
  var note: String?
  /// Where the note stands.
  var notePlace: Place?
  /// The kind of source, as we write it.
  var source: RecordField?
  /// The name of the app or the scale.
  var sourceName: RecordField?
  /// Why the record cannot be used, where the file is at fault and not what it says.
  var problem: Diagnostic?

  init(at place: Place) {
    self.place = place
  }
}

/// The records of a file, which can be gone through more than once, and what holds for all of them.
protocol WeightRecords: Sequence where Element == WeightRecord {
  /// The form of the file.
  var format: WeightFileFormat { get set }
  /// The unit that the file gives for weights which have none of their own.
  var weightUnit: FileUnit? { get }
  /// The unit that the file gives for the mass of the fat.
  var fatUnit: FileUnit? { get }
  /// Whether a comma in a number, or a point, would be one between its whole part and its decimals,
  /// because the rows are divided as they are where that is so.
  var likelyDecimalMark: DecimalMark? { get }
}

/// A text of a record, and where it stands.
struct RecordField: Hashable {
  /// The text without the blanks around it; never empty.
  let text: String
  /// Where it stands.
  let place: Place

  /// Takes a field of a table; `nil` if there is nothing in it.
  init?(_ field: DelimitedField, file: String) {
    self.init(field.text, at: field.place(in: file))
  }

  /// Takes a text; `nil` if there is nothing in it.
  init?(_ text: String, at place: Place) {
    let text = text.trimmingBlanks
    guard !text.isEmpty else { return nil }
    self.text = text
    self.place = place
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmingBlanks: String {
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
