import GRDB

/// Opens the database of a store: the checks, the settings, the tables.
enum StoreConnection {
  /// Opens the database, which has to be there as a file, and brings its tables up to date.
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

  /// Makes sure that the database is ours and can be read, and leaves it as it is.
  static func check(_ location: StoreLocation) throws(StoreError) {
    do {
      // Not read-only: such a connection leaves the files behind that SQLite works with.
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
      // First of all, so that not even a setting is written into the file of another program.
      try checkOwner(database, location)
      // GRDB's own WAL mode would write on every opening; a single connection has no need of it.
      try database.execute(sql: "PRAGMA journal_mode = WAL")
      // What has been confirmed outlives a power cut too. It costs one sync an entry.
      try database.execute(sql: "PRAGMA synchronous = FULL")
      try database.execute(sql: "PRAGMA secure_delete = ON")
    }
    return configuration
  }

  /// Makes sure that the database is ours, and signs it if there is nothing in it yet.
  ///
  /// The signature comes before the tables, so that a process that is killed between the two leaves
  /// nothing that would look like the database of another program.
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
