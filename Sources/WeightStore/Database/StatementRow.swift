import GRDB
import GRDBSQLite
import WeightCore

/// A row of a statement, read by column.
///
/// It uses the C API of SQLite, because a summary reads the log of a lifetime and a GRDB row costs
/// more than its values. All values are checked, because a file can be damaged in ways that SQLite
/// does not detect.
struct StatementRow {
  private let statement: OpaquePointer

  /// Reads all rows of a query.
  ///
  /// - Parameters:
  ///   - database: The database.
  ///   - sql: The query.
  ///   - arguments: The arguments of the query.
  ///   - value: Creates a value from a row. It must not keep the row.
  /// - Returns: The values in the order of the rows.
  /// - Throws: Any error of `value`, or an error if the database cannot be read.
  static func all<Value>(
    _ database: Database,
    sql: String,
    arguments: StatementArguments,
    _ value: (StatementRow) throws -> Value
  ) throws -> [Value] {
    var values: [Value] = []
    try forEach(database, sql: sql, arguments: arguments) { values.append(try value($0)) }
    return values
  }

  /// Reads the rows of a query one by one.
  ///
  /// - Parameters:
  ///   - database: The database.
  ///   - sql: The query.
  ///   - arguments: The arguments of the query.
  ///   - isRepeated: Whether to keep the statement, because the query will be repeated.
  ///   - body: Receives each row. It must not keep the row.
  /// - Throws: Any error of `body`, or an error if the database cannot be read.
  static func forEach(
    _ database: Database,
    sql: String,
    arguments: StatementArguments,
    isRepeated: Bool = false,
    _ body: (StatementRow) throws -> Void
  ) throws {
    let statement =
      try isRepeated ? database.cachedStatement(sql: sql) : database.makeStatement(sql: sql)
    try statement.setArguments(arguments)
    let row = StatementRow(statement: statement.sqliteStatement)
    defer { sqlite3_reset(statement.sqliteStatement) }
    while try row.step() { try body(row) }
    // The row borrows memory that the statement owns.
    withExtendedLifetime(statement) {}
  }

  /// Returns whether a column is NULL.
  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_NULL
  }

  /// Returns the number in a column.
  func integer(_ column: Int32) throws -> Int64 {
    let value = sqlite3_column_int64(statement, column)
    // SQLite converts other types to zero.
    guard value != 0 || sqlite3_column_type(statement, column) == SQLITE_INTEGER else {
      throw Self.corrupt("no integer in column \(column)")
    }
    return value
  }

  /// Returns the number in a column, or `nil` for NULL.
  func optionalInteger(_ column: Int32) throws -> Int64? {
    isNull(column) ? nil : try integer(column)
  }

  /// Returns the moment whose instant and offset are in two columns.
  func moment(_ instant: Int32, _ offset: Int32) throws -> Timestamp {
    let (seconds, offset) = (try integer(instant), try integer(offset))
    let moment = Timestamp(
      secondsSince1970: seconds,
      utcOffset: Int(truncatingIfNeeded: offset)
    )
    guard let moment else { throw Self.corrupt("no moment: \(seconds), offset \(offset)") }
    return moment
  }

  /// Returns the string in a column.
  func text(_ column: Int32) throws -> String {
    guard let text = try optionalText(column) else {
      throw Self.corrupt("no text in column \(column)")
    }
    return text
  }

  /// Returns the string in a column, or `nil` for NULL.
  func optionalText(_ column: Int32) throws -> String? {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_NULL: return nil
    case SQLITE_TEXT:
      // The string must be read first, because reading it determines the number of bytes.
      let start = sqlite3_column_text(statement, column)
      let count = Int(sqlite3_column_bytes(statement, column))
      return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    default: throw Self.corrupt("no text in column \(column)")
    }
  }

  /// Returns the null-terminated bytes of the string in a column, which SQLite owns.
  func bytes(_ column: Int32) -> UnsafePointer<UInt8>? {
    sqlite3_column_text(statement, column)
  }

  /// Returns the error for an invalid value in a column.
  static func corrupt(_ message: String) -> DatabaseError {
    DatabaseError(resultCode: .SQLITE_CORRUPT, message: message)
  }

  private func step() throws -> Bool {
    switch sqlite3_step(statement) {
    case SQLITE_ROW: true
    case SQLITE_DONE: false
    case let code: throw DatabaseError(resultCode: ResultCode(rawValue: code))
    }
  }
}
