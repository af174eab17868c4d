import GRDB
import WeightCore

/// The stored samples, accessed in the transaction of the caller.
struct MirrorRows {
  /// The columns of a sample, starting with its number.
  static let columns = """
    id, category, value, instant, utcOffset, endInstant, source, externalIdentifier, syncVersion, \
    created, version, entry, removal
    """

  let database: Database

  /// Returns all samples, including deleted ones.
  func all() throws -> [MirroredSample] {
    try samples("ORDER BY id")
  }

  /// Returns the samples that are not deleted.
  func living() throws -> [MirroredSample] {
    try samples("WHERE removal IS NULL ORDER BY id")
  }

  /// Returns the deleted samples that started in a period, the last deleted first.
  func removed(in range: ClosedRange<Int64>) throws -> [MirroredSample] {
    try samples(
      "WHERE removal IS NOT NULL AND instant BETWEEN ? AND ? ORDER BY id DESC",
      [range.lowerBound, range.upperBound]
    )
  }

  /// Returns the numbers of measurements without a mass sample.
  func waitingCounts() throws -> [HealthCategory: Int] {
    let rows = try samples("WHERE removal IS NULL AND entry IS NULL")
    return MirrorUpdate(rows).waitingCounts
  }

  /// Adds a sample.
  ///
  /// - Returns: Its number.
  func insert(_ row: MirroredSample) throws -> Int64 {
    try database.cachedStatement(
      sql: """
        INSERT INTO healthSample (\(Self.columns))
        VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    )
    .execute(arguments: Self.values(of: row))
    return database.lastInsertedRowID
  }

  /// Updates a sample that has a number.
  func update(_ row: MirroredSample) throws {
    try database.cachedStatement(
      sql: """
        UPDATE healthSample SET (\(Self.columns.dropFirst("id, ".count)))
          = (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        WHERE id = ?
        """
    )
    .execute(arguments: Self.values(of: row) + [row.id])
  }

  private func samples(
    _ condition: String,
    _ arguments: StatementArguments = []
  ) throws -> [MirroredSample] {
    // A string that nearly all rows share is created only once.
    var sources: [String: String] = [:]
    return try StatementRow.all(
      database,
      sql: "SELECT \(Self.columns) FROM healthSample \(condition)",
      arguments: arguments
    ) { row in
      let source = try row.text(6)
      let name = sources[source] ?? source
      sources[source] = name
      return try Self.mirrored(row, source: name)
    }
  }

  private static func mirrored(_ row: StatementRow, source: String) throws -> MirroredSample {
    guard let category = HealthCategory(rawValue: try row.text(1)) else {
      throw StatementRow.corrupt("no category: \(try row.text(1))")
    }
    let sample = HealthSample(
      category,
      value: try row.integer(2),
      start: try row.moment(3, 4),
      end: try row.integer(5),
      source: source,
      externalIdentifier: try row.optionalText(7),
      syncVersion: try row.optionalInteger(8).map { Int(truncatingIfNeeded: $0) },
      created: try row.optionalInteger(9)
    )
    return MirroredSample(
      id: try row.integer(0),
      sample,
      version: Int(truncatingIfNeeded: try row.integer(10)),
      entry: try row.optionalInteger(11),
      removal: try row.optionalText(12).flatMap(MirroredSample.Removal.init)
    )
  }

  private static func values(of row: MirroredSample) -> StatementArguments {
    let sample = row.sample
    return [
      sample.category.rawValue, sample.value, sample.start.secondsSince1970,
      sample.start.utcOffset, sample.end, sample.source, sample.externalIdentifier,
      sample.syncVersion, sample.created, row.version, row.entry, row.removal?.rawValue,
    ]
  }
}
