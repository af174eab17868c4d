/// What the log keeps about its sync with Apple Health, from one command to the next.
package struct HealthState: Hashable, Sendable {
  /// Whether the person turned the sync on.
  package var isEnabled = false
  /// The path of the file or folder that is read; `nil` if none was ever named.
  package var path: String?
  /// The categories that are read.
  package var categories: Set<HealthCategory> = [.bodyMass]
  /// The first day of which samples are added; `nil` if all are.
  package var firstDay: CalendarDay?
  /// How the last sync stands.
  package var status = HealthStatus.idle
  /// When the last one went well; `nil` if none did.
  package var lastSync: Moment?

  /// Creates the state of a log that never heard of Apple Health.
  package init() {}
}

/// How the sync with Apple Health stands.
package enum HealthStatus: Hashable, Sendable {
  /// Nothing was tried yet.
  case idle
  /// A process is at it.
  case syncing(process: Int32, since: Moment)
  /// The last one went well.
  case success
  /// The last one did not; the code names the reason.
  case failed(code: String)

  /// The code of a sync whose process went away without a word.
  package static let interrupted = "interrupted"
}

/// How far a category of Apple Health has been read: the export that the log is in step with.
package struct HealthAnchor: Hashable, Sendable {
  /// The category.
  package let category: HealthCategory
  /// When the phone wrote the export; `nil` if it did not tell.
  package let exported: Moment?
  /// The SHA-256 of the export, 64 hexadecimal digits.
  package let digest: String
  /// How many samples of the category the log knows since.
  package let count: Int
  /// One for the first export, and one more for each that was taken in.
  package let generation: Int
  /// When it was taken in.
  package let saved: Moment
  /// Whether the log has just the samples of that export.
  ///
  /// It has more if the export was cut off, or if the person kept what it lacked; it has fewer if the
  /// person wanted none from before a day.
  package let isInStep: Bool

  /// Creates an anchor.
  package init(
    category: HealthCategory,
    exported: Moment?,
    digest: String,
    count: Int,
    generation: Int,
    saved: Moment,
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
  /// Returns whether an anchor says anything else of the export, apart from when it was taken in.
  package func saysMore(than former: HealthAnchor) -> Bool {
    exported != former.exported || digest != former.digest || count != former.count
      || isInStep != former.isInStep
  }
}

extension Collection<HealthAnchor> {
  /// Returns whether the log is in step with this very export, in all categories that were asked for.
  package func areOf(_ export: HealthSnapshot) -> Bool {
    export.categories.allSatisfy { category in
      contains { $0.category == category && $0.digest == export.digest && $0.isInStep }
    }
  }

  /// Returns why an export is too old for the log; `nil` if it is not, or does not tell its age.
  package func refusal(of export: HealthSnapshot) -> HealthSyncRefusal? {
    guard let exported = export.exported else { return nil }
    let newest = filter { export.categories.contains($0.category) }.compactMap(\.exported).max()
    guard let newest, exported.secondsSince1970 < newest.secondsSince1970 else { return nil }
    return .olderExport(exported: exported, anchor: newest)
  }
}

/// What was done with a file that a watch found.
package struct HealthFileNote: Hashable, Sendable {
  /// The path of the file.
  package let path: String
  /// What tells the file from one that is written in its place later.
  package let stamp: String
  /// The code of the reason why it was not taken in; `nil` if it was.
  package let failure: String?
  /// How often that was tried with this stamp.
  package let attempts: Int
  /// When it was tried last.
  package let moment: Moment

  /// Creates a note.
  package init(path: String, stamp: String, failure: String?, attempts: Int, moment: Moment) {
    self.path = path
    self.stamp = stamp
    self.failure = failure
    self.attempts = attempts
    self.moment = moment
  }
}
