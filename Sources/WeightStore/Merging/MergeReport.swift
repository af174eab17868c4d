package import WeightCore

/// The result of merging other logs into the log.
package struct MergeReport: Hashable, Sendable {
  /// The result for each log, in the order in which they were merged.
  package internal(set) var logs: [MergedLog] = []
  /// The entries that were changed in both logs, in the order of their numbers.
  package internal(set) var conflicts: [MergeConflict] = []

  /// Creates the result of merging no logs.
  package init() {}
}

extension MergeReport {
  /// Creates the result of merging logs into an empty one, which need not exist.
  ///
  /// - Throws: ``StoreError`` if a log cannot be read.
  package init(ofNewLogFrom logs: [OtherLog]) throws(StoreError) {
    var known: Set<EntryIdentifier> = []
    for log in logs {
      let content = try log.content()
      var result = MergedLog(log)
      result.unreadable = content.unreadable
      result.added = content.entries.count { entry in
        entry.version?.isDeleted == false && known.insert(entry.identifier).inserted
      }
      self.logs.append(result)
    }
  }
}

/// The result of merging one log.
package struct MergedLog: Hashable, Sendable {
  /// The path of the file.
  package let path: String
  /// Whether the file is damaged, so only entries that the log did not have were added.
  package let isDamaged: Bool
  /// The number of added entries.
  package internal(set) var added = 0
  /// The number of entries with other values than before.
  package internal(set) var changed = 0
  /// The number of entries that were deleted.
  package internal(set) var deleted = 0
  /// The number of deleted entries that are in the log again.
  package internal(set) var restored = 0
  /// The number of entries of the file that cannot be read.
  package internal(set) var unreadable = 0
  /// The number of samples of Apple Health that were added or changed.
  package internal(set) var samples = 0
  /// The number of milestones and quick entries that the log did not know.
  package internal(set) var others = 0
  /// The settings that were adopted, or that differ and stay.
  package internal(set) var settings: [MergedSetting] = []

  /// Creates the result of a log from which nothing was taken yet.
  init(_ log: OtherLog) {
    path = log.path
    isDamaged = log.isDamaged
  }

  /// Whether the log already had everything.
  package var isUnchanged: Bool {
    added + changed + deleted + restored + samples + others == 0
      && !settings.contains(where: \.isTaken)
  }

  /// Whether everything in the file is in the log now.
  package var isComplete: Bool { !isDamaged && unreadable == 0 }
}

/// An entry that was changed in two logs.
package struct MergeConflict: Hashable, Sendable {
  /// The entry with the values that were kept.
  package let entry: WeightEntry
  /// The values that were not kept.
  package let other: WeightEntry.Draft
}

/// A setting that had different values in two logs.
package struct MergedSetting: Hashable, Sendable {
  /// The name of the setting.
  package let name: SettingName
  /// The value in the log before the merge, or `nil` for the default.
  package let own: String?
  /// The value in the other log, or `nil` for the default.
  package let other: String?
  /// Whether the value of the other log was adopted.
  package let isTaken: Bool
}
