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
    migrator.registerMigration("journal") { database in
      try database.execute(sql: bodyFatAndEdits)
      try database.execute(sql: journal)
      try database.execute(sql: settingsAndMilestones)
    }
    migrator.registerMigration("health") { database in
      try database.execute(sql: HealthSchema.identity)
      try database.execute(sql: HealthSchema.mirror)
      try database.execute(sql: HealthSchema.journal)
      try database.execute(sql: HealthSchema.state)
    }
    migrator.registerMigration("pending") { database in
      try database.execute(sql: pending)
    }
    migrator.registerMigration("healthFirstDay") { database in
      try database.execute(sql: HealthSchema.firstDay)
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

  private static let bodyFatAndEdits = """
    ALTER TABLE entry ADD COLUMN bodyFat INTEGER;
    ALTER TABLE entry ADD COLUMN modifiedAt INTEGER;
    ALTER TABLE entry ADD COLUMN modifiedOffset INTEGER;
    ALTER TABLE entry ADD COLUMN syncVersion INTEGER NOT NULL DEFAULT 1;
    """

  /// A step is what one command changed.
  ///
  /// The entries that it added are named by their first and last number alone, however many they are;
  /// of those that it edited or deleted the former rows are kept.
  private static let journal = """
    CREATE TABLE step (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL,
      instant INTEGER NOT NULL,
      utcOffset INTEGER NOT NULL,
      firstEntry INTEGER,
      lastEntry INTEGER,
      undoneAt INTEGER
    ) STRICT;
    CREATE TABLE formerEntry (
      step INTEGER NOT NULL,
      id INTEGER NOT NULL,
      micrograms INTEGER NOT NULL,
      instant INTEGER NOT NULL,
      utcOffset INTEGER NOT NULL,
      note TEXT,
      source TEXT NOT NULL,
      sourceName TEXT,
      bodyFat INTEGER,
      modifiedAt INTEGER,
      modifiedOffset INTEGER,
      syncVersion INTEGER NOT NULL,
      PRIMARY KEY (step, id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE formerSetting (
      step INTEGER NOT NULL,
      name TEXT NOT NULL,
      value TEXT,
      PRIMARY KEY (step, name)
    ) STRICT, WITHOUT ROWID;
    """

  /// A milestone is known by its mass and that of the beginning, so that a new goal has new ones.
  private static let settingsAndMilestones = """
    CREATE TABLE setting (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE milestone (
      target INTEGER NOT NULL,
      start INTEGER NOT NULL,
      instant INTEGER NOT NULL,
      utcOffset INTEGER NOT NULL,
      celebrated INTEGER NOT NULL,
      PRIMARY KEY (target, start)
    ) STRICT, WITHOUT ROWID;
    """

  /// The weigh-ins that other programs have left in files, by what tells them apart, so that none is
  /// taken twice.
  private static let pending = """
    CREATE TABLE pendingEntry (
      identifier TEXT PRIMARY KEY,
      entry INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
