import WeightCore

/// An export of a phone, together with the data that it does not contain.
struct PhoneExport {
  struct Item {
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
  let items: [Item]

  var digest: String { "\(exported)" }

  /// Returns the snapshot for the log, including samples that the log itself exported.
  func snapshot(log: String) throws -> HealthSnapshot {
    let own = items.prefix(2)
      .map { item in
        HealthSample(
          item.sample.category,
          value: item.sample.value + 5,
          start: item.sample.start,
          end: item.sample.end,
          source: "w8",
          externalIdentifier: HealthIdentifier(
            log: log,
            entry: .init(rawValue: Int64(item.identity))
          )
          .text
        )
      }
    return HealthSnapshot(
      exported: Timestamp(secondsSince1970: exported, utcOffset: 0),
      digest: digest,
      isComplete: isComplete,
      categories: categories,
      samples: own + items.map(\.sample)
    )
  }
}
