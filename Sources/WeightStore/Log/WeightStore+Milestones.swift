import GRDB
package import WeightCore

extension WeightStore {
  /// Returns the milestones that were reached since a starting weight, in chronological order.
  ///
  /// A milestone counts as long as the weigh-in that reached it does. Entries that were undone,
  /// deleted or corrected do not reach a milestone.
  ///
  /// - Parameter start: The starting weight.
  /// - Returns: An empty array if none was reached.
  /// - Throws: ``StoreError`` if the database cannot be read.
  package func completedMilestones(start: Mass) throws(StoreError) -> [CompletedMilestone] {
    try read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT target, instant, utcOffset, celebrated FROM milestone
          WHERE start = ? AND EXISTS (
            SELECT 1 FROM entry
            WHERE deletedAt IS NULL AND entry.instant = milestone.instant
              AND iif(start < target, micrograms >= target, micrograms <= target)
          )
          ORDER BY instant, target
          """,
        arguments: [start.micrograms]
      )
      .map { row in
        let moment = Timestamp(
          secondsSince1970: try row.decode(forColumn: "instant"),
          utcOffset: try row.decode(forColumn: "utcOffset")
        )
        guard let moment else {
          throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "no moment: \(row)")
        }
        return CompletedMilestone(
          target: Mass(micrograms: try row.decode(forColumn: "target")),
          achieved: moment,
          start: start,
          isCelebrated: try row.decode(forColumn: "celebrated")
        )
      }
    }
  }

  /// Records that milestones were reached and celebrated.
  ///
  /// This cannot be undone, because a milestone is celebrated only once.
  package func celebrate(_ milestones: [CompletedMilestone]) throws(StoreError) {
    try write { database in
      for milestone in milestones {
        try database.execute(
          sql: """
            INSERT INTO milestone (target, start, instant, utcOffset, celebrated)
            VALUES (?, ?, ?, ?, 1)
            ON CONFLICT (target, start) DO UPDATE
              SET instant = excluded.instant, utcOffset = excluded.utcOffset, celebrated = 1
            """,
          arguments: [
            milestone.target.micrograms, milestone.start.micrograms,
            milestone.achieved.secondsSince1970, milestone.achieved.utcOffset,
          ]
        )
      }
    }
  }
}
