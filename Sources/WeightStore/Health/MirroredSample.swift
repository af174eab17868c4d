import WeightCore

/// A sample of Apple Health that the log knows.
struct MirroredSample: Hashable {
  /// Why a sample is no longer in Apple Health, as far as the log is concerned.
  enum Removal: String {
    /// Its entry was deleted with it.
    case withEntry
    /// Its entry was left as the person had made it, or it had none.
    case alone
  }

  /// The number of the sample; `nil` as long as it is not in the database.
  var id: Int64?
  /// What was told of it.
  ///
  /// A value or an offset that is only written otherwise now stays as it was first told.
  var sample: HealthSample
  /// One, and one more for each change, or what the writing app says.
  var version: Int
  /// The number of the entry that was made of it, or that has its body fat.
  var entry: Int64?
  /// Whether it is gone.
  var removal: Removal?

  /// Creates what the log knows of a new sample.
  init(new sample: HealthSample) {
    self.sample = sample
    version = Self.version(sample) ?? 1
  }

  /// Creates a sample from what the database holds.
  init(id: Int64, _ sample: HealthSample, version: Int, entry: Int64?, removal: Removal?) {
    self.id = id
    self.sample = sample
    self.version = version
    self.entry = entry
    self.removal = removal
  }

  /// Returns what the log knows after the sample was told anew.
  func told(_ told: HealthSample, isChanged: Bool) -> MirroredSample {
    var new = self
    let hasMoved = sample.start.secondsSince1970 != told.start.secondsSince1970
    new.sample = HealthSample(
      sample.category,
      value: sample.hasValue(of: told) ? sample.value : told.value,
      start: hasMoved ? told.start : sample.start,
      end: told.end,
      source: told.source,
      externalIdentifier: told.externalIdentifier,
      syncVersion: told.syncVersion,
      created: told.created
    )
    new.version = Self.version(told) ?? (isChanged ? version + 1 : version)
    return new
  }

  /// The version that the writing app gives a sample, as far as it can be counted on.
  private static func version(_ sample: HealthSample) -> Int? {
    sample.syncVersion.map { min(max($0, 1), 1 << 52) }
  }
}
