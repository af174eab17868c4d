import GRDB
import WeightCore

extension WeightEntry {
  /// The columns that ``init(row:)`` reads.
  static let columns = "id, micrograms, instant, utcOffset, note, source, sourceName"

  /// Reads an entry from its row.
  ///
  /// - Throws: If a column does not hold what it should. Nothing is taken on trust here, for a file
  ///   can be damaged in ways that SQLite does not see.
  init(row: Row) throws {
    let note = try row.decode(String?.self, forColumn: "note")
    let source = try row.decode(String.self, forColumn: "source")
    let draft = Draft(
      mass: Mass(micrograms: try row.decode(forColumn: "micrograms")),
      moment: try Self.moment(row),
      note: try note.flatMap { try EntryNote($0) },
      source: EntrySource(
        // A kind that a later version has added came from outside in any case.
        EntrySource.Kind(rawValue: source) ?? .imported,
        name: try row.decode(String?.self, forColumn: "sourceName")
      )
    )
    self.init(id: ID(rawValue: try row.decode(forColumn: "id")), draft)
  }

  private static func moment(_ row: Row) throws -> Moment {
    let seconds = try row.decode(Int64.self, forColumn: "instant")
    let offset = try row.decode(Int.self, forColumn: "utcOffset")
    guard let moment = Moment(secondsSince1970: seconds, utcOffset: offset) else {
      throw DatabaseError(
        resultCode: .SQLITE_CORRUPT,
        message: "no moment: \(seconds), offset \(offset)"
      )
    }
    return moment
  }
}
