/// The tables of the Apple Health sync.
enum HealthSchema {
  /// The unique identifier of the log, by which it recognizes the data that it exported to Apple
  /// Health.
  static let identity = """
    CREATE TABLE identity (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      identifier TEXT NOT NULL
    ) STRICT;
    INSERT INTO identity VALUES (1, lower(hex(randomblob(8))));
    """

  /// The samples as they were in the exports, and the sync position of each category.
  ///
  /// The next export is compared with this table rather than with the entries, which the user can
  /// edit. The row of a deleted sample is kept to prevent a second entry if the sample is restored.
  /// Its `removal` indicates whether its entry was deleted, too.
  static let mirror = """
    CREATE TABLE healthSample (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      category TEXT NOT NULL,
      value INTEGER NOT NULL,
      instant INTEGER NOT NULL,
      utcOffset INTEGER NOT NULL,
      endInstant INTEGER NOT NULL,
      source TEXT NOT NULL,
      externalIdentifier TEXT,
      syncVersion INTEGER,
      created INTEGER,
      version INTEGER NOT NULL,
      entry INTEGER,
      removal TEXT
    ) STRICT;
    CREATE INDEX healthSampleRemoved ON healthSample (instant) WHERE removal IS NOT NULL;
    CREATE TABLE healthAnchor (
      category TEXT PRIMARY KEY,
      digest TEXT NOT NULL,
      exported INTEGER,
      exportedOffset INTEGER,
      count INTEGER NOT NULL,
      generation INTEGER NOT NULL,
      saved INTEGER NOT NULL,
      savedOffset INTEGER NOT NULL,
      inStep INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """

  /// The former values of everything that a sync changed.
  ///
  /// A former anchor without a digest means that there was none.
  static let journal = """
    ALTER TABLE step ADD COLUMN firstSample INTEGER;
    ALTER TABLE step ADD COLUMN lastSample INTEGER;
    ALTER TABLE formerEntry ADD COLUMN deletedAt INTEGER;
    CREATE TABLE formerHealthSample (
      step INTEGER NOT NULL,
      id INTEGER NOT NULL,
      category TEXT NOT NULL,
      value INTEGER NOT NULL,
      instant INTEGER NOT NULL,
      utcOffset INTEGER NOT NULL,
      endInstant INTEGER NOT NULL,
      source TEXT NOT NULL,
      externalIdentifier TEXT,
      syncVersion INTEGER,
      created INTEGER,
      version INTEGER NOT NULL,
      entry INTEGER,
      removal TEXT,
      PRIMARY KEY (step, id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE formerHealthAnchor (
      step INTEGER NOT NULL,
      category TEXT NOT NULL,
      digest TEXT,
      exported INTEGER,
      exportedOffset INTEGER,
      count INTEGER,
      generation INTEGER,
      saved INTEGER,
      savedOffset INTEGER,
      inStep INTEGER,
      PRIMARY KEY (step, category)
    ) STRICT, WITHOUT ROWID;
    """

  /// The state of the sync, and the files that a watch has processed.
  static let state = """
    CREATE TABLE healthState (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      enabled INTEGER NOT NULL,
      path TEXT,
      categories TEXT NOT NULL,
      status TEXT NOT NULL,
      process INTEGER,
      since INTEGER,
      sinceOffset INTEGER,
      failure TEXT,
      lastSync INTEGER,
      lastSyncOffset INTEGER
    ) STRICT;
    CREATE TABLE healthFile (
      path TEXT PRIMARY KEY,
      stamp TEXT NOT NULL,
      failure TEXT,
      attempts INTEGER NOT NULL,
      instant INTEGER NOT NULL,
      utcOffset INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """

  /// The first day from which samples are added, counted from 1970; NULL for all.
  static let firstDay = "ALTER TABLE healthState ADD COLUMN firstDay INTEGER;"

  /// The samples and anchors that a step which was undone had left.
  static let undone = """
    CREATE TABLE undoneHealthSample (
      step INTEGER NOT NULL,
      id INTEGER NOT NULL,
      category TEXT NOT NULL,
      value INTEGER NOT NULL,
      instant INTEGER NOT NULL,
      utcOffset INTEGER NOT NULL,
      endInstant INTEGER NOT NULL,
      source TEXT NOT NULL,
      externalIdentifier TEXT,
      syncVersion INTEGER,
      created INTEGER,
      version INTEGER NOT NULL,
      entry INTEGER,
      removal TEXT,
      PRIMARY KEY (step, id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE undoneHealthAnchor (
      step INTEGER NOT NULL,
      category TEXT NOT NULL,
      digest TEXT,
      exported INTEGER,
      exportedOffset INTEGER,
      count INTEGER,
      generation INTEGER,
      saved INTEGER,
      savedOffset INTEGER,
      inStep INTEGER,
      PRIMARY KEY (step, category)
    ) STRICT, WITHOUT ROWID;
    """
}
