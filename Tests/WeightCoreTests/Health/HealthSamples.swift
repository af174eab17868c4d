import Testing
import WeightCore

/// Returns a sample of a number of grams at a second.
func sample(
  _ grams: Double,
  at second: Int64 = 0,
  end: Int64? = nil,
  source: String = "Scale",
  identifier: String? = nil,
  offset: Int = 0,
  category: HealthCategory = .bodyMass
) throws -> HealthSample {
  HealthSample(
    category,
    value: Int64((grams * 1_000_000).rounded()),
    start: try #require(Timestamp(secondsSince1970: second, utcOffset: offset)),
    end: end ?? second,
    source: source,
    externalIdentifier: identifier
  )
}

/// Returns an export of samples.
func snapshot(
  _ samples: [HealthSample],
  exported: Int64? = 1_000,
  digest: String = "a",
  isComplete: Bool = true,
  categories: Set<HealthCategory> = [.bodyMass]
) throws -> HealthSnapshot {
  HealthSnapshot(
    exported: exported.flatMap { Timestamp(secondsSince1970: $0, utcOffset: 0) },
    digest: digest,
    isComplete: isComplete,
    categories: categories,
    samples: samples
  )
}
