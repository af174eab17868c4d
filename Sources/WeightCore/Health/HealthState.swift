/// The stored state of the sync with Apple Health.
package struct HealthState: Hashable, Sendable {
  /// Whether the user turned the sync on.
  package var isEnabled = false
  /// The path of the file or folder to read, or `nil` if none was set.
  package var path: String?
  /// The categories to read.
  package var categories = HealthCategory.usual
  /// The first day from which samples are added, or `nil` for all.
  package var firstDay: CalendarDay?
  /// The status of the last sync.
  package var status = HealthStatus.idle
  /// The time of the last successful sync, or `nil` if there was none.
  package var lastSync: Timestamp?

  /// Creates the state of a log that was never synced.
  package init() {}
}

/// The status of the sync with Apple Health.
package enum HealthStatus: Hashable, Sendable {
  /// No sync was started yet.
  case idle
  /// A process is syncing.
  case syncing(process: Int32, since: Timestamp)
  /// The last sync was successful.
  case success
  /// The last sync failed.
  ///
  /// The code identifies the reason.
  case failed(code: String)

  /// The failure code of a sync whose process ended unexpectedly.
  package static let interrupted = "interrupted"
}

/// The sync position of a category of Apple Health: the export with which the log is in sync.
package struct HealthAnchor: Hashable, Sendable {
  /// The category.
  package let category: HealthCategory
  /// The time at which the phone wrote the export, or `nil` if it is unknown.
  package let exported: Timestamp?
  /// The SHA-256 digest of the export, as 64 hexadecimal digits.
  package let digest: String
  /// The number of samples of the category in the log after the sync.
  package let count: Int
  /// The number of exports that were synced so far, this one included.
  package let generation: Int
  /// The time of the sync.
  package let saved: Timestamp
  /// Whether the log has exactly the samples of the export.
  ///
  /// The log has more if the export was truncated, or if the user kept samples that the export
  /// lacks. It has fewer if the user excluded samples from before a day.
  package let isInStep: Bool

  /// Creates an anchor.
  package init(
    category: HealthCategory,
    exported: Timestamp?,
    digest: String,
    count: Int,
    generation: Int,
    saved: Timestamp,
    isInStep: Bool = true
  ) {
    self.category = category
    self.exported = exported
    self.digest = digest
    self.count = count
    self.generation = generation
    self.saved = saved
    self.isInStep = isInStep
  }
}

// MARK: - Order

extension HealthAnchor {
  /// Returns whether the anchor describes the export differently from a former one, regardless of
  /// the time of the sync.
  package func saysMore(than former: HealthAnchor) -> Bool {
    exported != former.exported || digest != former.digest || count != former.count
      || isInStep != former.isInStep
  }
}

extension Collection<HealthAnchor> {
  /// Returns whether the log is in sync with this export in all requested categories.
  package func areOf(_ export: HealthSnapshot) -> Bool {
    export.categories.allSatisfy { category in
      contains { $0.category == category && $0.digest == export.digest && $0.isInStep }
    }
  }

  /// Returns an error if an export is older than the last one; `nil` if it is not, or if its age is
  /// unknown.
  package func refusal(of export: HealthSnapshot) -> HealthSyncError? {
    guard let exported = export.exported else { return nil }
    let newest = filter { export.categories.contains($0.category) }.compactMap(\.exported).max()
    guard let newest, exported.secondsSince1970 < newest.secondsSince1970 else { return nil }
    return .olderExport(exported: exported, anchor: newest)
  }
}

/// The result for a file that the watch command found.
package struct HealthFileNote: Hashable, Sendable {
  /// The path of the file.
  package let path: String
  /// A value that changes if the file is replaced.
  package let stamp: String
  /// The code of the error, or `nil` if the file was imported.
  package let failure: String?
  /// The number of attempts with this stamp.
  package let attempts: Int
  /// The time of the last attempt.
  package let moment: Timestamp

  /// Creates a note.
  package init(path: String, stamp: String, failure: String?, attempts: Int, moment: Timestamp) {
    self.path = path
    self.stamp = stamp
    self.failure = failure
    self.attempts = attempts
    self.moment = moment
  }
}
