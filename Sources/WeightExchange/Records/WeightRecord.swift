import Diagnostics

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
