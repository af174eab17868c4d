import GRDB
package import WeightCore

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
