import WeightCore

/// The history of one sample of a phone in the model of a log.
struct ModelThread: Equatable {
  let order: Int
  let identity: Int
  let category: HealthCategory
  /// The unrounded value.
  var truth: Int64
  /// The value as it was first exported.
  var value: Int64
  var start: Moment
  var source: String
  var version: Int
  var entry: Int64?
  var isLive = true
  var wentWithEntry = false

  init(order: Int, _ told: PhoneExport.Told) {
    self.order = order
    identity = told.identity
    category = told.sample.category
    truth = told.truth
    value = told.sample.value
    start = told.sample.start
    source = told.sample.source
    version = told.sample.syncVersion ?? 1
  }

  func isSame(as told: PhoneExport.Told) -> Bool {
    truth == told.truth && start.secondsSince1970 == told.sample.start.secondsSince1970
  }
}
