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
  var start: Timestamp
  var source: String
  var version: Int
  var entry: Int64?
  var isLive = true
  var wentWithEntry = false

  init(order: Int, _ item: PhoneExport.Item) {
    self.order = order
    identity = item.identity
    category = item.sample.category
    truth = item.truth
    value = item.sample.value
    start = item.sample.start
    source = item.sample.source
    version = item.sample.syncVersion ?? 1
  }

  func isSame(as item: PhoneExport.Item) -> Bool {
    truth == item.truth && start.secondsSince1970 == item.sample.start.secondsSince1970
  }
}
