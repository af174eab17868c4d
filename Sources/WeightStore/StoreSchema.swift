import GRDB

/// The tables of the store and their history.
enum StoreSchema {
  /// The number in the header of the file that tells our databases from those of other programs:
  /// the letters "w8lg".
  static let applicationID: Int32 = 0x7738_6C67

  /// All changes of the tables, oldest first.
  ///
  /// A change that has been released is never edited.
  static let migrator: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("entries") { database in
      try database.execute(sql: entries)
    }
    return migrator
  }()

  /// A row of a deleted entry stays, so that its number is not used again and its removal can be
  /// taken back and told to others.
  private static let entries = """
    CREATE TABLE entry (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      micrograms INTEGER NOT NULL,
      instant INTEGER NOT NULL,
      utcOffset INTEGER NOT NULL,
      note TEXT CHECK (note <> ''),
      source TEXT NOT NULL,
      sourceName TEXT,
      deletedAt INTEGER
    ) STRICT;
    CREATE INDEX entryByInstant ON entry (instant, id) WHERE deletedAt IS NULL;
    """
}
