import GRDB
package import WeightCore

extension WeightStore {
  /// Returns the milestones that were reached on the way from a weight, in the order of time.
  ///
  /// - Parameter start: The weight that the way began with; `nil` if that is not known.
  /// - Returns: Nothing if none was reached.
  /// - Throws: ``StoreError`` if the database cannot be read.
  package func completedMilestones(start: Mass?) throws(StoreError) -> [CompletedMilestone] {
    try read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT target, instant, utcOffset, celebrated FROM milestone
          WHERE start = ? ORDER BY instant, target
          """,
        arguments: [start?.micrograms ?? Self.unknownStart]
      )
      .map { row in
        let moment = Moment(
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

  /// Keeps that a milestone was reached, and that the person was told of it.
  ///
  /// Nobody needs to take that back: what was celebrated is not celebrated again.
  package func celebrate(_ milestone: CompletedMilestone) throws(StoreError) {
    try write { database in
      try database.execute(
        sql: """
          INSERT INTO milestone (target, start, instant, utcOffset, celebrated)
          VALUES (?, ?, ?, ?, 1)
          ON CONFLICT (target, start) DO UPDATE SET celebrated = 1
          """,
        arguments: [
          milestone.target.micrograms, milestone.start?.micrograms ?? Self.unknownStart,
          milestone.achieved.secondsSince1970, milestone.achieved.utcOffset,
        ]
      )
    }
  }

  /// What stands for a beginning that is not known: no person weighs nothing.
  private static let unknownStart: Int64 = 0
}
