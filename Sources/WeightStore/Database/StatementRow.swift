import GRDB
import GRDBSQLite
import WeightCore

/// A row of a statement, read column by column.
///
/// It asks SQLite itself: a log of a lifetime is read for each summary, and a row of GRDB costs more
/// than what is in it. Nothing is taken on trust here, for a file can be damaged in ways that SQLite
/// does not see.
struct StatementRow {
  private let statement: OpaquePointer

  /// Reads all rows of a query.
  ///
  /// - Parameters:
  ///   - database: Where they are.
  ///   - sql: The query.
  ///   - arguments: What stands for its question marks.
  ///   - capacity: About how many rows there are, if many.
  ///   - value: Makes a value of a row, which it may not keep.
  /// - Returns: The values in the order of the rows.
  /// - Throws: What `value` throws, and if the database cannot be read.
  static func all<Value>(
    _ database: Database,
    sql: String,
    arguments: StatementArguments,
    capacity: Int = 0,
    _ value: (StatementRow) throws -> Value
  ) throws -> [Value] {
    let statement = try database.makeStatement(sql: sql)
    try statement.setArguments(arguments)
    let row = StatementRow(statement: statement.sqliteStatement)
    defer { sqlite3_reset(statement.sqliteStatement) }
    var values: [Value] = []
    // A number that a damaged file names is no reason to ask for all the memory that there is.
    values.reserveCapacity(min(capacity, 1 << 20))
    while try row.step() { values.append(try value(row)) }
    // The row borrows what the statement owns.
    withExtendedLifetime(statement) {}
    return values
  }

  /// Returns whether a column holds nothing.
  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_NULL
  }

  /// Returns the number in a column.
  func integer(_ column: Int32) throws -> Int64 {
    let value = sqlite3_column_int64(statement, column)
    // What is no number is read as zero.
    guard value != 0 || sqlite3_column_type(statement, column) == SQLITE_INTEGER else {
      throw Self.corrupt("no integer in column \(column)")
    }
    return value
  }

  /// Returns the number in a column, if it holds one.
  func optionalInteger(_ column: Int32) throws -> Int64? {
    isNull(column) ? nil : try integer(column)
  }

  /// Returns the moment that an instant and an offset in two columns make.
  func moment(_ instant: Int32, _ offset: Int32) throws -> Moment {
    let (seconds, offset) = (try integer(instant), try integer(offset))
    let moment = Moment(
      secondsSince1970: seconds,
      utcOffset: Int(truncatingIfNeeded: offset)
    )
    guard let moment else { throw Self.corrupt("no moment: \(seconds), offset \(offset)") }
    return moment
  }

  /// Returns the text in a column.
  func text(_ column: Int32) throws -> String {
    guard let text = try optionalText(column) else {
      throw Self.corrupt("no text in column \(column)")
    }
    return text
  }

  /// Returns the text in a column, if it holds one.
  func optionalText(_ column: Int32) throws -> String? {
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

  /// Returns the bytes of the text in a column, with a zero after them; they are SQLite's.
  func bytes(_ column: Int32) -> UnsafePointer<UInt8>? {
    sqlite3_column_text(statement, column)
  }

  /// Returns the error for what a column does not hold.
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
