import Foundation
import GRDB
import WeightCore

/// Reads entries from the rows of a statement.
struct EntryCursor {
  /// The columns that are read, in this order.
  static let columns = """
    id, micrograms, instant, utcOffset, note, source, sourceName, bodyFat, modifiedAt, \
    modifiedOffset, syncVersion
    """

  private let row: StatementRow

  /// Reads all rows of a query for ``columns``.
  ///
  /// - Parameters:
  ///   - database: Where they are.
  ///   - sql: The query.
  ///   - arguments: What stands for its question marks.
  ///   - capacity: About how many rows there are, if many.
  /// - Returns: The entries in the order of the rows.
  /// - Throws: If a column does not hold what it should.
  static func entries(
    _ database: Database,
    sql: String,
    arguments: StatementArguments,
    capacity: Int = 0
  ) throws -> [WeightEntry] {
    try StatementRow.all(database, sql: sql, arguments: arguments, capacity: capacity) { row in
      try EntryCursor(row: row).entry()
    }
  }

  private func entry() throws -> WeightEntry {
    let draft = WeightEntry.Draft(
      mass: Mass(micrograms: try row.integer(1)),
      moment: try row.moment(2, 3),
      bodyFat: try bodyFat(),
      note: try row.optionalText(4).flatMap { try EntryNote($0) },
      source: try source()
    )
    return WeightEntry(
      id: .init(rawValue: try row.integer(0)),
      draft,
      modified: row.isNull(8) ? nil : try row.moment(8, 9),
      syncVersion: Int(truncatingIfNeeded: try row.integer(10))
    )
  }

  private func source() throws -> EntrySource {
    let name = try row.optionalText(6)
    // Nearly all entries of nearly all logs: their kind is not made a text of its own.
    if name == nil, let kind = row.bytes(5), Self.isManual(kind) {
      return .manual
    }
    let kind = try row.optionalText(5) ?? ""
    // A kind that a later version has added came from outside in any case.
    return EntrySource(EntrySource.Kind(rawValue: kind) ?? .imported, name: name)
  }

  private static func isManual(_ kind: UnsafePointer<UInt8>) -> Bool {
    strcmp(UnsafeRawPointer(kind).assumingMemoryBound(to: CChar.self), "manual") == 0
  }

  private func bodyFat() throws -> BodyFat? {
    guard !row.isNull(7) else { return nil }
    let parts = try row.integer(7)
    guard let bodyFat = BodyFat(partsPerMillion: Int(truncatingIfNeeded: parts)) else {
      throw StatementRow.corrupt("no body fat: \(parts)")
    }
    return bodyFat
  }
}
