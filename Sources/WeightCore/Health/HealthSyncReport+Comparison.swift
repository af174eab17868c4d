extension HealthSyncReport {
  /// Creates the report of a comparison whose result is in the log.
  ///
  /// - Parameters:
  ///   - comparison: What was done.
  ///   - intake: What of the export was compared.
  ///   - known: The samples that it was compared with.
  package init(_ comparison: HealthComparison, _ intake: HealthIntake, known: [HealthSample]) {
    self.init(intake.snapshot.categories)
    let (difference, told) = (comparison.difference, intake.snapshot.samples)
    for place in difference.added { note(told[place], \.added) }
    for pair in difference.changed { note(told[pair.told], \.changed) }
    for place in comparison.removed { note(known[place], \.removed) }
    for category in categories.keys {
      categories[category]?.unchanged = difference.unchanged[category] ?? 0
      categories[category]?.own = intake.own[category] ?? 0
      categories[category]?.future = intake.future[category] ?? 0
      categories[category]?.early = comparison.early[category] ?? 0
    }
    withheldDeletions = comparison.withheldDeletions
    renames = comparison.renames
  }

  private mutating func note(
    _ sample: HealthSample,
    _ count: WritableKeyPath<HealthSampleCount, Int>
  ) {
    categories[sample.category]?[keyPath: count] += 1
    let (first, last) = (changedTime?.lowerBound, changedTime?.upperBound)
    changedTime = min(first ?? sample.start, sample.start)...max(last ?? sample.start, sample.start)
  }
}
