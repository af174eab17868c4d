/// What an export of Apple Health says of the categories that were asked for.
package struct HealthSnapshot: Hashable, Sendable {
  /// When the phone wrote the export; `nil` if it does not tell.
  package let exported: Moment?
  /// The SHA-256 of the file, 64 hexadecimal digits.
  package let digest: String
  /// Whether the export was there up to its end.
  ///
  /// If it was not, samples may be missing that were not deleted.
  package let isComplete: Bool
  /// The categories that were asked for.
  package let categories: Set<HealthCategory>
  /// The samples, in the order of the file.
  package let samples: [HealthSample]

  /// Creates a snapshot.
  package init(
    exported: Moment?,
    digest: String,
    isComplete: Bool,
    categories: Set<HealthCategory>,
    samples: [HealthSample]
  ) {
    self.exported = exported
    self.digest = digest
    self.isComplete = isComplete
    self.categories = categories
    self.samples = samples
  }
}

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

/// The identifier that a log gives an entry which it writes into an export for Apple Health.
package struct HealthIdentifier: Hashable, Sendable {
  /// The text: `w8-`, the identifier of the log, and the number of the entry.
  package let text: String

  /// Creates the identifier of an entry of a log.
  package init(log: String, entry: WeightEntry.ID) {
    text = Self.prefix(of: log) + "\(entry.rawValue)"
  }

  /// Returns what all identifiers of a log begin with.
  package static func prefix(of log: String) -> String {
    "w8-\(log)-"
  }
}
