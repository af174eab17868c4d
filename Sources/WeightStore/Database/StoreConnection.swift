import GRDB

/// Functions that open the database of a store: checks, settings and migrations.
enum StoreConnection {
  /// Opens the database, whose file must exist, and migrates its tables.
  static func open(
    _ location: StoreLocation,
    patience: Duration
  ) throws(StoreError) -> DatabaseQueue {
    for file in location.databaseFiles { try StoreFolder.makePrivate(file) }
    do {
      let queue = try DatabaseQueue(
        path: location.database,
        configuration: configuration(location, patience: patience)
      )
      try StoreSchema.migrator.migrate(queue)
      return queue
    } catch {
      throw StoreError(error, path: location.database)
    }
  }

  /// Checks that the database belongs to this program and is readable, without changing it.
  static func check(_ location: StoreLocation) throws(StoreError) {
    do {
      // A read-only connection would leave SQLite's temporary files.
      try DatabaseQueue(path: location.database)
        .read { database in
          let owner = try Int32.fetchOne(database, sql: "PRAGMA application_id")
          let tables = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_schema")
          guard owner == StoreSchema.applicationID || tables == 0 else {
            throw StoreError(.foreignDatabase, path: location.database)
          }
          guard try !StoreSchema.migrator.hasBeenSuperseded(database) else {
            throw StoreError(.newerVersion, path: location.database)
          }
        }
    } catch {
      throw StoreError(error, path: location.database)
    }
  }

  private static func configuration(
    _ location: StoreLocation,
    patience: Duration
  ) -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience / .seconds(1))
    configuration.prepareDatabase { database in
      // This check comes first, so no setting is written into the file of another program.
      try checkOwner(database, location)
      // GRDB's own WAL mode writes whenever the database is opened, which is not necessary for a
      // single connection.
      try database.execute(sql: "PRAGMA journal_mode = WAL")
      // Confirmed entries survive a power failure. This costs one sync per entry.
      try database.execute(sql: "PRAGMA synchronous = FULL")
      try database.execute(sql: "PRAGMA secure_delete = ON")
    }
    return configuration
  }

  /// Checks that the database belongs to this program, and sets its application ID if it is empty.
  ///
  /// The ID is written before the tables. If the process is killed between the two, the file does
  /// not look like the database of another program.
  private static func checkOwner(_ database: Database, _ location: StoreLocation) throws {
    let owner = try Int32.fetchOne(database, sql: "PRAGMA application_id")
    if owner == StoreSchema.applicationID {
      guard try !StoreSchema.migrator.hasBeenSuperseded(database) else {
        throw StoreError(.newerVersion, path: location.database)
      }
    } else {
      let tables = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_schema")
      guard tables == 0 else { throw StoreError(.foreignDatabase, path: location.database) }
      try database.execute(sql: "PRAGMA application_id = \(StoreSchema.applicationID)")
    }
  }
}
