/// What of an export concerns a log.
package struct HealthIntake: Hashable, Sendable {
  /// How far ahead of our clock that of the phone may be, in seconds.
  private static let tolerance: Int64 = 86_400

  /// The export without what the log itself wrote, and without what has not come yet.
  package let snapshot: HealthSnapshot
  /// How many samples of each category the log itself had given to Apple Health.
  package private(set) var own: [HealthCategory: Int] = [:]
  /// How many are of a time that has not come yet.
  package private(set) var future: [HealthCategory: Int] = [:]
  /// The categories that were asked for and of which the export has nothing at all.
  package let emptyCategories: Set<HealthCategory>

  /// Whether all samples are those of the log, so that the export says nothing of a phone.
  package var isOwn: Bool { !own.isEmpty && snapshot.samples.isEmpty && future.isEmpty }

  /// Creates an intake.
  ///
  /// - Parameters:
  ///   - export: What the export says.
  ///   - log: The identifier of the log.
  ///   - now: When the export is taken in.
  package init(_ export: HealthSnapshot, log: String, now: Moment) {
    let ownPrefix = HealthIdentifier.prefix(of: log)
    var samples: [HealthSample] = []
    samples.reserveCapacity(export.samples.count)
    var empty = export.categories
    for sample in export.samples where export.categories.contains(sample.category) {
      empty.remove(sample.category)
      if let identifier = sample.externalIdentifier, identifier.hasPrefix(ownPrefix) {
        own[sample.category, default: 0] += 1
      } else if sample.start.secondsSince1970 > now.secondsSince1970 + Self.tolerance {
        future[sample.category, default: 0] += 1
      } else {
        samples.append(sample)
      }
    }
    emptyCategories = empty
    snapshot = HealthSnapshot(
      exported: export.exported,
      digest: export.digest,
      isComplete: export.isComplete,
      categories: export.categories,
      samples: samples
    )
  }
}
