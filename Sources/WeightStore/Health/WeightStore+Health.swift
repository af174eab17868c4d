import GRDB
package import WeightCore

extension WeightStore {
  /// Syncs the log with an Apple Health export, in one transaction and one step of the journal.
  ///
  /// The export is compared with earlier exports, not with the entries. The user's edits and
  /// deletions are therefore kept until the data in Apple Health changes. A sync without changes
  /// creates no step, because there is nothing to undo.
  ///
  /// - Parameters:
  ///   - snapshot: The export.
  ///   - consent: The user's confirmations.
  ///   - firstDay: The first day from which samples are added, or `nil` for all.
  ///   - moment: The time of the sync.
  ///   - isTrial: Whether the changes are only reported, not applied.
  /// - Returns: The changes, or the questions that need confirmation first.
  /// - Throws: ``StoreError`` if the database cannot be written. In this case, nothing is changed.
  /// - Complexity: O(*n* log *n*) in the number of samples.
  package func sync(
    _ snapshot: HealthSnapshot,
    consent: HealthConsent = [],
    since firstDay: CalendarDay? = nil,
    at moment: Timestamp,
    isTrial: Bool = false
  ) throws(StoreError) -> HealthSyncOutcome {
    try write(isTrial: isTrial) { database in
      let sync = HealthSync(
        database: database,
        export: snapshot,
        consent: consent,
        firstDay: firstDay,
        moment: moment
      )
      return try sync.run()
    }
  }

  /// Returns the anchors in the order of their category names.
  package func healthAnchors() throws(StoreError) -> [HealthAnchor] {
    try read { database in try AnchorRows(database: database).anchors() }
  }

  /// Removes the anchors of categories, so the next export is compared completely.
  ///
  /// The samples of the log are kept, so none of them is imported twice.
  ///
  /// - Parameters:
  ///   - categories: The categories.
  ///   - isTrial: Whether the change is only counted, not applied.
  /// - Returns: The number of removed anchors.
  /// - Throws: ``StoreError`` if the database cannot be written.
  package func clearHealthAnchors(
    _ categories: Set<HealthCategory>,
    isTrial: Bool = false
  ) throws(StoreError) -> Int {
    try write(isTrial: isTrial) { database in
      try AnchorRows(database: database).clear(categories)
    }
  }

  /// Returns the entries that the user edited, with the values that their weigh-ins have in Apple
  /// Health, in the order of their numbers.
  ///
  /// Body fat that is missing in Apple Health is not a difference.
  package func healthConflicts() throws(StoreError) -> [EntryConflict] {
    try read { database in try HealthConflicts(database: database).all() }
  }

  /// Replaces the values of entries by those in Apple Health, in one step of the journal.
  ///
  /// - Parameters:
  ///   - entries: The entries. Those that do not differ are ignored.
  ///   - moment: The time of the change.
  ///   - isTrial: Whether the changes are only reported, not applied.
  /// - Returns: The conflicts that were resolved.
  /// - Throws: ``StoreError`` if the database cannot be written. In this case, nothing is changed.
  package func takeHealthValues(
    of entries: Set<WeightEntry.ID>,
    at moment: Timestamp,
    isTrial: Bool = false
  ) throws(StoreError) -> [EntryConflict] {
    try write(isTrial: isTrial) { database in
      let conflicts = try HealthConflicts(database: database).all()
        .filter { entries.contains($0.own.id) }
      guard !conflicts.isEmpty else { return [] }
      let journal = Journal(database: database)
      let rows = EntryRows(database: database)
      let step = try journal.begin(.edit, at: moment)
      for conflict in conflicts {
        try journal.keep(conflict.own.id, in: step)
        try rows.update(conflict.own.id, to: conflict.resolved, at: moment)
      }
      return conflicts
    }
  }

  /// Returns the unique identifier of the log, which was assigned when it was created.
  package func identifier() throws(StoreError) -> String {
    try read { database in try HealthSync.identifier(database) }
  }
}

// MARK: - Health files

extension WeightStore {
  /// Returns the result for a watched file, or `nil` if it was never processed.
  package func healthFile(_ path: String) throws(StoreError) -> HealthFileNote? {
    try healthFiles("WHERE path = ?", [path]).first
  }

  /// Returns the results for all watched files, in the order of their paths.
  package func healthFiles() throws(StoreError) -> [HealthFileNote] {
    try healthFiles("ORDER BY path", [])
  }

  /// Records the result for a watched file, so it is not imported again.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - stamp: A value that changes if the file is replaced.
  ///   - failure: The code of the error, or `nil` if the file was imported.
  ///   - moment: The time of the attempt.
  /// - Returns: The record, which counts the attempts with this stamp.
  /// - Throws: ``StoreError`` if the database cannot be written.
  @discardableResult
  package func noteHealthFile(
    _ path: String,
    stamp: String,
    failure: String?,
    at moment: Timestamp
  ) throws(StoreError) -> HealthFileNote {
    try write { database in
      try database.execute(
        sql: """
          INSERT INTO healthFile (path, stamp, failure, attempts, instant, utcOffset)
          VALUES (?, ?, ?, 1, ?, ?)
          ON CONFLICT (path) DO UPDATE SET (stamp, failure, attempts, instant, utcOffset)
            = (excluded.stamp, excluded.failure,
               CASE stamp WHEN excluded.stamp THEN attempts + 1 ELSE 1 END,
               excluded.instant, excluded.utcOffset)
          """,
        arguments: [path, stamp, failure, moment.secondsSince1970, moment.utcOffset]
      )
      guard let note = try Self.files(database, "WHERE path = ?", [path]).first else {
        throw StatementRow.corrupt("no note")
      }
      return note
    }
  }

  private func healthFiles(
    _ condition: String,
    _ arguments: StatementArguments
  ) throws(StoreError) -> [HealthFileNote] {
    try read { database in try Self.files(database, condition, arguments) }
  }

  private static func files(
    _ database: Database,
    _ condition: String,
    _ arguments: StatementArguments
  ) throws -> [HealthFileNote] {
    try StatementRow.all(
      database,
      sql: "SELECT path, stamp, failure, attempts, instant, utcOffset FROM healthFile \(condition)",
      arguments: arguments
    ) { row in
      HealthFileNote(
        path: try row.text(0),
        stamp: try row.text(1),
        failure: try row.optionalText(2),
        attempts: Int(truncatingIfNeeded: try row.integer(3)),
        moment: try row.moment(4, 5)
      )
    }
  }
}
