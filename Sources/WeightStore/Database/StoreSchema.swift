import GRDB

/// The tables of the store and their migrations.
enum StoreSchema {
  /// The application ID in the file header that identifies the program's databases: the letters
  /// "w8lg".
  static let applicationID: Int32 = 0x7738_6C67

  /// All migrations, the oldest first.
  ///
  /// A released migration is never edited.
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
    migrator.registerMigration("redo") { database in
      try database.execute(sql: undone)
      try database.execute(sql: HealthSchema.undone)
    }
    migrator.registerMigration("measurements") { database in
      for table in ["entry", "formerEntry", "undoneEntry"] {
        try database.execute(sql: "ALTER TABLE \(table) ADD COLUMN waist INTEGER")
        try database.execute(sql: "ALTER TABLE \(table) ADD COLUMN leanMass INTEGER")
      }
    }
    migrator.registerMigration("identifiers", migrate: DerivedIdentifiers.migrate)
    return migrator
  }()

  /// The table of entries.
  ///
  /// The row of a deleted entry is kept. This prevents reuse of its number, and allows the deletion
  /// to be undone and synced.
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

  /// The tables of the journal.
  ///
  /// A step contains the changes of one command.
  ///
  /// Added entries are recorded only by their first and last number, regardless of how many there
  /// are. For edited and deleted entries, the former rows are kept.
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

  /// The tables of settings and milestones.
  ///
  /// A milestone is identified by its mass and the starting weight, so a new goal has new
  /// milestones.
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

  /// The weigh-ins that were imported from files of other programs, by identifier.
  ///
  /// It prevents importing them twice.
  private static let pending = """
    CREATE TABLE pendingEntry (
      identifier TEXT PRIMARY KEY,
      entry INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """

  /// The steps that can be redone, with the values that they left.
  private static let undone = """
    CREATE TABLE undoneStep (
      step INTEGER PRIMARY KEY
    ) STRICT;
    CREATE TABLE undoneEntry (
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
      deletedAt INTEGER,
      PRIMARY KEY (step, id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE undoneSetting (
      step INTEGER NOT NULL,
      name TEXT NOT NULL,
      value TEXT,
      PRIMARY KEY (step, name)
    ) STRICT, WITHOUT ROWID;
    """
}
