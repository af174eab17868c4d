/// The samples of an Apple Health export in the requested categories.
package struct HealthSnapshot: Hashable, Sendable {
  /// The time at which the phone wrote the export, or `nil` if the export does not contain it.
  package let exported: Timestamp?
  /// The SHA-256 digest of the file, as 64 hexadecimal digits.
  package let digest: String
  /// Whether the export was read to its end.
  ///
  /// If not, a sample that is missing was not necessarily deleted.
  package let isComplete: Bool
  /// The requested categories.
  package let categories: Set<HealthCategory>
  /// The samples, in the order of the file.
  package let samples: [HealthSample]

  /// Creates a snapshot.
  package init(
    exported: Timestamp?,
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

/// The part of an export that is relevant for a log.
package struct HealthImportScope: Hashable, Sendable {
  /// The tolerated difference between the phone's clock and this machine's clock, in seconds.
  private static let tolerance: Int64 = 86_400

  /// The export without the samples that the log wrote itself, and without samples in the future.
  package let snapshot: HealthSnapshot
  /// The number of samples in each category that the log itself exported to Apple Health.
  package private(set) var own: [HealthCategory: Int] = [:]
  /// The number of samples in the future, by category.
  package private(set) var future: [HealthCategory: Int] = [:]
  /// The requested categories without any sample in the export.
  package let emptyCategories: Set<HealthCategory>

  /// Whether all samples come from the log itself, so the export contains no data of a phone.
  package var isOwn: Bool { !own.isEmpty && snapshot.samples.isEmpty && future.isEmpty }

  /// Selects the relevant samples of an export.
  ///
  /// - Parameters:
  ///   - export: The export.
  ///   - log: The identifier of the log.
  ///   - now: The time of the sync.
  package init(_ export: HealthSnapshot, log: String, now: Timestamp) {
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

/// The identifier of an entry in an export that the log writes for Apple Health.
package struct HealthIdentifier: Hashable, Sendable {
  /// The string: `w8-`, the identifier of the log, and the number of the entry.
  package let text: String

  /// Creates the identifier of an entry.
  package init(log: String, entry: WeightEntry.ID) {
    text = Self.prefix(of: log) + "\(entry.rawValue)"
  }

  /// Returns the common prefix of a log's identifiers.
  package static func prefix(of log: String) -> String {
    "w8-\(log)-"
  }
}
