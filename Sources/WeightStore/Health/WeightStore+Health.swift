import GRDB
package import WeightCore

extension WeightStore {
  /// Brings the log in step with an export of Apple Health, in one transaction and one step of the
  /// journal.
  ///
  /// What an export tells is compared with what the ones before told, not with the entries: what the
  /// person edited or deleted stays so as long as Apple Health tells the same. A sync that finds nothing
  /// new, changed or gone is no step, for there is nothing that a person could take back.
  ///
  /// - Parameters:
  ///   - snapshot: What the export says.
  ///   - consent: What the person allows.
  ///   - firstDay: The first day of what is added; `nil` if all is.
  ///   - moment: When it is taken in.
  ///   - isTrial: Whether nothing is changed, and only told what would be.
  /// - Returns: What was done, or what has to be asked before anything is.
  /// - Throws: ``StoreError`` if the database cannot be written; nothing is changed then.
  /// - Complexity: O(*n* log *n*) in the number of samples.
  package func sync(
    _ snapshot: HealthSnapshot,
    consent: HealthConsent = [],
    since firstDay: CalendarDay? = nil,
    at moment: Moment,
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

  /// Returns how far each category was read, in the order of the names of the categories.
  package func healthAnchors() throws(StoreError) -> [HealthAnchor] {
    try read { database in try AnchorRows(database: database).anchors() }
  }

  /// Forgets how far categories were read, so that the next export is compared as a whole.
  ///
  /// What the log knows of the samples stays, so that none of them comes into the log twice.
  ///
  /// - Parameters:
  ///   - categories: The categories.
  ///   - isTrial: Whether nothing is changed.
  /// - Returns: How many of them had an anchor.
  /// - Throws: ``StoreError`` if the database cannot be written.
  package func clearHealthAnchors(
    _ categories: Set<HealthCategory>,
    isTrial: Bool = false
  ) throws(StoreError) -> Int {
    try write(isTrial: isTrial) { database in
      try AnchorRows(database: database).clear(categories)
    }
  }

  /// Returns the identifier of the log, which it got when it was made, and which tells it from others.
  package func identifier() throws(StoreError) -> String {
    try read { database in try HealthSync.identifier(database) }
  }
}

// MARK: - Health files

extension WeightStore {
  /// Returns what a watch has done with the file at a path; `nil` if it never saw one there.
  package func healthFile(_ path: String) throws(StoreError) -> HealthFileNote? {
    try healthFiles("WHERE path = ?", [path]).first
  }

  /// Returns what a watch has done with all the files that it saw, in the order of their paths.
  package func healthFiles() throws(StoreError) -> [HealthFileNote] {
    try healthFiles("ORDER BY path", [])
  }

  /// Keeps what was done with a file, so that nobody takes it in again.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - stamp: What tells the file from one that is written in its place later.
  ///   - failure: The code of the reason why it was not taken in; `nil` if it was.
  ///   - moment: When that was.
  /// - Returns: The note, which counts the attempts with this stamp.
  /// - Throws: ``StoreError`` if the database cannot be written.
  @discardableResult
  package func noteHealthFile(
    _ path: String,
    stamp: String,
    failure: String?,
    at moment: Moment
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
