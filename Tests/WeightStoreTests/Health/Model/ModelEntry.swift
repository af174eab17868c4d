import WeightCore

/// An entry of the model of a log.
struct ModelEntry: Equatable {
  let number: Int64
  var mass: Int64
  var start: Timestamp
  var fat: Int?
  var note: String?
  var isFromHealth = true
  var source: String?
  var version = 1
  var modified: Int64?
  var isDeleted = false

  /// Creates an entry of the model.
  init(number: Int64, mass: Int64, start: Timestamp, fat: Int? = nil) {
    self.number = number
    self.mass = mass
    self.start = start
    self.fat = fat
  }

  /// Creates the expected entry of the model for an entry of the log.
  init(_ entry: WeightEntry) {
    number = entry.id.rawValue
    mass = entry.mass.micrograms
    start = entry.moment
    fat = entry.bodyFat?.partsPerMillion
    note = entry.note?.text
    isFromHealth = entry.source.kind == .appleHealth
    source = entry.source.name
    version = entry.syncVersion
    modified = entry.modified?.secondsSince1970
  }
}
