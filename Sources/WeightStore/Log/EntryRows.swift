import GRDB
import WeightCore

/// The stored entries, accessed in the transaction of the caller.
struct EntryRows {
  let database: Database

  /// Returns an entry, unless it does not exist or is deleted.
  func entry(_ id: WeightEntry.ID) throws -> WeightEntry? {
    try EntryCursor.entries(
      database,
      sql: "SELECT \(EntryCursor.columns) FROM entry WHERE deletedAt IS NULL AND id = ?",
      arguments: [id.rawValue]
    )
    .first
  }

  /// Returns the entries with the given numbers that exist and are not deleted.
  func entries(_ numbers: [Int64]) throws -> [WeightEntry] {
    guard !numbers.isEmpty else { return [] }
    return try EntryCursor.entries(
      database,
      sql: """
        SELECT \(EntryCursor.columns) FROM entry
        WHERE deletedAt IS NULL AND id IN (SELECT value FROM json_each(?))
        """,
      arguments: ["\(Set(numbers).sorted())"],
      capacity: numbers.count
    )
  }

  /// Adds an entry.
  func insert(
    _ draft: WeightEntry.Draft,
    syncVersion: Int = 1,
    as identity: NewIdentity = .random
  ) throws -> WeightEntry {
    let identifier = try EntryIdentifiers(database: database).identifier(identity, of: draft)
    try database.cachedStatement(
      sql: """
        INSERT INTO entry (\(Self.columns), syncVersion, uid) VALUES (\(Self.marks), ?, ?)
        """
    )
    .execute(arguments: Self.values(of: draft) + [syncVersion, identifier.rawValue])
    return WeightEntry(
      id: .init(rawValue: database.lastInsertedRowID),
      draft,
      syncVersion: syncVersion
    )
  }

  /// Updates an entry and increments its version, or sets it to a greater one from the source.
  func update(
    _ id: WeightEntry.ID,
    to draft: WeightEntry.Draft,
    at moment: Timestamp,
    syncVersion: Int = 0
  ) throws {
    try database.cachedStatement(
      sql: """
        UPDATE entry SET (\(Self.columns))
          = (\(Self.marks)), modifiedAt = ?, modifiedOffset = ?,
          syncVersion = max(syncVersion + 1, ?)
        WHERE id = ?
        """
    )
    .execute(
      arguments: Self.values(of: draft)
        + [moment.secondsSince1970, moment.utcOffset, syncVersion, id.rawValue]
    )
  }

  /// Marks an entry as deleted.
  func delete(_ id: WeightEntry.ID, at moment: Timestamp) throws {
    try database.cachedStatement(sql: "UPDATE entry SET deletedAt = ? WHERE id = ?")
      .execute(arguments: [moment.secondsSince1970, id.rawValue])
  }

  /// Restores a deleted entry.
  func restore(_ id: WeightEntry.ID, at moment: Timestamp) throws {
    try database.cachedStatement(
      sql: """
        UPDATE entry SET deletedAt = NULL, restoredAt = max(coalesce(restoredAt, 0), ?)
        WHERE id = ?
        """
    )
    .execute(arguments: [moment.secondsSince1970, id.rawValue])
  }

  /// Renames the source of an entry.
  func rename(_ id: WeightEntry.ID, source: String?) throws {
    try database.cachedStatement(sql: "UPDATE entry SET sourceName = ? WHERE id = ?")
      .execute(arguments: [source, id.rawValue])
  }

  /// The columns of the values of a weigh-in.
  static let columns =
    "micrograms, instant, utcOffset, note, source, sourceName, bodyFat, waist, leanMass"

  /// A question mark for each of the columns.
  static let marks = databaseQuestionMarks(count: columns.split(separator: ",").count)

  /// Returns the values of a weigh-in, in the order of ``columns``.
  static func values(of draft: WeightEntry.Draft) -> StatementArguments {
    [
      draft.mass.micrograms, draft.moment.secondsSince1970, draft.moment.utcOffset,
      draft.note?.text, draft.source.kind.rawValue, draft.source.name,
      draft.bodyFat?.partsPerMillion, draft.waist?.micrometres, draft.leanMass?.micrograms,
    ]
  }
}

/// A reader of entries from the rows of a statement.
struct EntryCursor {
  /// The columns, in the order in which they are read.
  static let columns = """
    id, micrograms, instant, utcOffset, note, source, sourceName, bodyFat, modifiedAt, \
    modifiedOffset, syncVersion, waist, leanMass
    """

  /// The names of the columns.
  static let columnNames = columns.split(separator: ", ").map(String.init)
  /// The number of columns.
  static let width = Int32(columnNames.count)

  /// Returns ``columns``, with NULL for those that a database of an older version lacks.
  static func columns(in database: Database) throws -> String {
    let existing = Set(try database.columns(in: "entry").map(\.name))
    return columnNames.map { existing.contains($0) ? $0 : "NULL" }.joined(separator: ", ")
  }

  private let row: StatementRow

  /// Reads all rows of a query for ``columns``.
  ///
  /// Rows with an invalid value are skipped: one damaged row must not lock the whole log.
  ///
  /// - Parameters:
  ///   - database: The database.
  ///   - sql: The query.
  ///   - arguments: The arguments of the query.
  ///   - capacity: The approximate number of rows if it is large.
  ///   - skipped: Receives the number of each skipped entry.
  /// - Returns: The entries in the order of the rows.
  /// - Throws: An error if the database cannot be read.
  static func entries(
    _ database: Database,
    sql: String,
    arguments: StatementArguments,
    capacity: Int = 0,
    skipped: (Int64) -> Void = { _ in }
  ) throws -> [WeightEntry] {
    var entries: [WeightEntry] = []
    // A wrong number in a damaged file must not cause a huge allocation.
    entries.reserveCapacity(min(capacity, 1 << 20))
    try StatementRow.forEach(database, sql: sql, arguments: arguments) { row in
      do {
        entries.append(try EntryCursor(row: row).entry())
      } catch {
        skipped(try row.integer(0))
      }
    }
    return entries
  }

  /// Reads the weight and the time of all rows of a query for ``columns``.
  ///
  /// The same rows are skipped as by ``entries(_:sql:arguments:capacity:skipped:)``, so that all
  /// commands count the same entries.
  ///
  /// - Parameters:
  ///   - database: The database.
  ///   - sql: The query.
  ///   - capacity: The approximate number of rows.
  ///   - skipped: Receives the number of each skipped entry.
  /// - Returns: The weigh-ins in the order of the rows.
  /// - Throws: An error if the database cannot be read.
  static func weighIns(
    _ database: Database,
    sql: String,
    capacity: Int,
    skipped: (Int64) -> Void
  ) throws -> [WeighIn] {
    var weighIns: [WeighIn] = []
    // A wrong number in a damaged file must not cause a huge allocation.
    weighIns.reserveCapacity(min(capacity, 1 << 20))
    try StatementRow.forEach(database, sql: sql, arguments: []) { row in
      do {
        weighIns.append(try EntryCursor(row: row).weighIn())
      } catch {
        skipped(try row.integer(0))
      }
    }
    return weighIns
  }

  /// Returns the entry of a row with ``columns``, or `nil` if a value is invalid.
  static func entry(_ row: StatementRow) -> WeightEntry? {
    try? EntryCursor(row: row).entry()
  }

  private func entry() throws -> WeightEntry {
    let draft = WeightEntry.Draft(
      mass: try mass(),
      moment: try row.moment(2, 3),
      bodyFat: try bodyFat(),
      waist: try waist(),
      leanMass: try leanMass(),
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

  /// Returns the weight and the time, without creating the other values, which must be valid too.
  private func weighIn() throws -> WeighIn {
    if !row.isNull(4) { _ = try EntryNote(row.text(4)) }
    if !row.isNull(8) { _ = try row.moment(8, 9) }
    _ = (try bodyFat(), try waist(), try leanMass())
    return WeighIn(
      id: .init(rawValue: try row.integer(0)),
      mass: try mass(),
      moment: try row.moment(2, 3)
    )
  }

  private func mass() throws -> Mass {
    let mass = Mass(micrograms: try row.integer(1))
    guard WeightLimits.standard.contains(mass) else {
      throw StatementRow.corrupt("no mass: \(mass.micrograms)")
    }
    return mass
  }

  private func waist() throws -> Waist? {
    guard !row.isNull(11) else { return nil }
    let micrometres = try row.integer(11)
    guard let waist = Waist(micrometres: micrometres) else {
      throw StatementRow.corrupt("no waist: \(micrometres)")
    }
    return waist
  }

  private func leanMass() throws -> Mass? {
    guard !row.isNull(12) else { return nil }
    let mass = Mass(micrograms: try row.integer(12))
    guard mass.micrograms > 0, mass <= WeightLimits.standard.range(in: .pound).upperBound else {
      throw StatementRow.corrupt("no lean mass: \(mass.micrograms)")
    }
    return mass
  }

  private func source() throws -> EntrySource {
    let name = try row.optionalText(6)
    // Most entries are manual. Creating a string for their kind is unnecessary.
    if name == nil, let kind = row.bytes(5), Self.isManual(kind) {
      return .manual
    }
    let kind = try row.optionalText(5) ?? ""
    // A kind that a newer version added is always an import.
    return EntrySource(EntrySource.Kind(rawValue: kind) ?? .imported, name: name)
  }

  private static func isManual(_ kind: UnsafePointer<UInt8>) -> Bool {
    let manual: StaticString = "manual"
    // Both strings are null-terminated, and the null byte is compared, too.
    return (0...manual.utf8CodeUnitCount).allSatisfy { kind[$0] == manual.utf8Start[$0] }
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
