import WeightCore
import WeightStore

/// Returns a sample of a number of kilograms at a second of November 2026 in Madrid.
func mass(
  _ kilograms: Double,
  at second: Int64 = 0,
  source: String = "Scale",
  offset: Int = 3_600,
  identifier: String? = nil,
  version: Int? = nil,
  created: Int64? = nil
) throws -> HealthSample {
  let draft = try draft(kilograms, at: second, offset: offset)
  return HealthSample(
    .bodyMass,
    value: draft.mass.micrograms,
    start: draft.moment,
    end: draft.moment.secondsSince1970,
    source: source,
    externalIdentifier: identifier,
    syncVersion: version,
    created: created
  )
}

/// Returns a body fat sample, in percent, at a second of November 2026 in Madrid.
func fat(
  _ percent: Double,
  at second: Int64 = 0,
  source: String = "Scale",
  version: Int? = nil
) throws -> HealthSample {
  let start = try draft(70, at: second).moment
  return HealthSample(
    .bodyFat,
    value: Int64((percent * 10_000).rounded()),
    start: start,
    end: start.secondsSince1970,
    source: source,
    syncVersion: version
  )
}

/// Returns an export of samples that the phone wrote at a second of November 2026.
func export(
  _ samples: [HealthSample],
  at second: Int64 = 1_000,
  digest: String? = nil,
  isComplete: Bool = true,
  categories: Set<HealthCategory> = [.bodyMass, .bodyFat]
) throws -> HealthSnapshot {
  HealthSnapshot(
    exported: try draft(70, at: second).moment,
    digest: digest ?? "\(second)",
    isComplete: isComplete,
    categories: categories,
    samples: samples
  )
}

extension HealthSyncOutcome {
  /// The report, or `nil` if confirmation is needed.
  var report: HealthSyncReport? {
    if case .done(let report) = self { report } else { nil }
  }

  /// The questions that need confirmation.
  var refusals: [HealthSyncError] {
    if case .refused(let refusals) = self { refusals } else { [] }
  }
}
