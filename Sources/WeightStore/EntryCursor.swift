import Foundation
import GRDB
import GRDBSQLite
import WeightCore

/// Reads entries from a statement, column by column.
///
/// It asks SQLite itself: a log of a lifetime is read for each summary, and a row of GRDB costs more
/// than the entry in it.
struct EntryCursor {
  /// The columns that are read, in this order.
  static let columns = """
    id, micrograms, instant, utcOffset, note, source, sourceName, bodyFat, modifiedAt, \
    modifiedOffset, syncVersion
    """

  private let statement: OpaquePointer

  /// Reads all rows of a query for ``columns``.
  ///
  /// - Parameters:
  ///   - database: Where they are.
  ///   - sql: The query.
  ///   - arguments: What stands for its question marks.
  ///   - capacity: About how many rows there are, if many.
  /// - Returns: The entries in the order of the rows.
  /// - Throws: If a column does not hold what it should. Nothing is taken on trust here, for a file
  ///   can be damaged in ways that SQLite does not see.
  static func entries(
    _ database: Database,
    sql: String,
    arguments: StatementArguments,
    capacity: Int = 0
  ) throws -> [WeightEntry] {
    let statement = try database.makeStatement(sql: sql)
    try statement.setArguments(arguments)
    let cursor = EntryCursor(statement: statement.sqliteStatement)
    defer { sqlite3_reset(statement.sqliteStatement) }
    var entries: [WeightEntry] = []
    // A number that a damaged file names is no reason to ask for all the memory that there is.
    entries.reserveCapacity(min(capacity, 1 << 20))
    while try cursor.step() { entries.append(try cursor.entry()) }
    // The cursor borrows what the statement owns.
    withExtendedLifetime(statement) {}
    return entries
  }

  private func step() throws -> Bool {
    switch sqlite3_step(statement) {
    case SQLITE_ROW: true
    case SQLITE_DONE: false
    case let code: throw DatabaseError(resultCode: ResultCode(rawValue: code))
    }
  }

  private func entry() throws -> WeightEntry {
    let draft = WeightEntry.Draft(
      mass: Mass(micrograms: try integer(1)),
      moment: try moment(2, 3),
      bodyFat: try bodyFat(),
      note: try optionalText(4).flatMap { try EntryNote($0) },
      source: try source()
    )
    return WeightEntry(
      id: .init(rawValue: try integer(0)),
      draft,
      modified: isNull(8) ? nil : try moment(8, 9),
      syncVersion: Int(truncatingIfNeeded: try integer(10))
    )
  }

  private func source() throws -> EntrySource {
    let name = try optionalText(6)
    // Nearly all entries of nearly all logs: their kind is not made a text of its own.
    if name == nil, let kind = sqlite3_column_text(statement, 5), Self.isManual(kind) {
      return .manual
    }
    let kind = try optionalText(5) ?? ""
    // A kind that a later version has added came from outside in any case.
    return EntrySource(EntrySource.Kind(rawValue: kind) ?? .imported, name: name)
  }

  private static func isManual(_ kind: UnsafePointer<UInt8>) -> Bool {
    strcmp(UnsafeRawPointer(kind).assumingMemoryBound(to: CChar.self), "manual") == 0
  }

  private func bodyFat() throws -> BodyFat? {
    guard !isNull(7) else { return nil }
    let parts = try integer(7)
    guard let bodyFat = BodyFat(partsPerMillion: Int(truncatingIfNeeded: parts)) else {
      throw Self.corrupt("no body fat: \(parts)")
    }
    return bodyFat
  }

  private func moment(_ instant: Int32, _ offset: Int32) throws -> Moment {
    let (seconds, offset) = (try integer(instant), try integer(offset))
    let moment = Moment(
      secondsSince1970: seconds,
      utcOffset: Int(truncatingIfNeeded: offset)
    )
    guard let moment else { throw Self.corrupt("no moment: \(seconds), offset \(offset)") }
    return moment
  }

  private func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_NULL
  }

  private func integer(_ column: Int32) throws -> Int64 {
    let value = sqlite3_column_int64(statement, column)
    // What is no number is read as zero.
    guard value != 0 || sqlite3_column_type(statement, column) == SQLITE_INTEGER else {
      throw Self.corrupt("no integer in column \(column)")
    }
    return value
  }

  private func optionalText(_ column: Int32) throws -> String? {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_NULL: return nil
    case SQLITE_TEXT:
      // The text comes first: asking for it settles the number of its bytes.
      let start = sqlite3_column_text(statement, column)
      let count = Int(sqlite3_column_bytes(statement, column))
      return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    default: throw Self.corrupt("no text in column \(column)")
    }
  }

  private static func corrupt(_ message: String) -> DatabaseError {
    DatabaseError(resultCode: .SQLITE_CORRUPT, message: message)
  }
}
