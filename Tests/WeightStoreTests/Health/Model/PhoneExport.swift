import WeightCore

/// An export of a phone, together with the data that it does not contain.
struct PhoneExport {
  struct Told {
    let identity: Int
    /// The unrounded value.
    let truth: Int64
    let sample: HealthSample

    init(identity: Int, truth: Int64, _ sample: HealthSample) {
      self.identity = identity
      self.truth = truth
      self.sample = sample
    }
  }

  let exported: Int64
  let isComplete: Bool
  let categories: Set<HealthCategory>
  let told: [Told]

  var digest: String { "\(exported)" }

  /// Returns the snapshot for the log, including samples that the log itself exported.
  func snapshot(log: String) throws -> HealthSnapshot {
    let own = told.prefix(2)
      .map { told in
        HealthSample(
          told.sample.category,
          value: told.sample.value + 5,
          start: told.sample.start,
          end: told.sample.end,
          source: "w8",
          externalIdentifier: HealthIdentifier(
            log: log,
            entry: .init(rawValue: Int64(told.identity))
          )
          .text
        )
      }
    return HealthSnapshot(
      exported: Moment(secondsSince1970: exported, utcOffset: 0),
      digest: digest,
      isComplete: isComplete,
      categories: categories,
      samples: own + told.map(\.sample)
    )
  }
}
