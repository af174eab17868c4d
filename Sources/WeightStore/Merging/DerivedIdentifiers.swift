import GRDB
import WeightCore
import WeightExchange

/// The identifiers of entries that did not get a random one, derived from their values.
///
/// Two computers that import the same file, or that migrate two copies of a log from a version
/// without identifiers, derive the same ones. Nothing else is needed for this: neither the number of
/// an entry, which depends on what was logged before, nor the identifier of the log.
enum DerivedIdentifiers {
  /// The values of an entry when it was recorded.
  struct Values: Hashable {
    let source: String
    let sourceName: String?
    let instant: Int64
    let micrograms: Int64
  }

  /// Returns the identifier of the entry at a position among those with the same values.
  static func identifier(of values: Values, position: Int) -> EntryIdentifier {
    identifier(of: [
      values.source, values.sourceName ?? "", "\(values.instant)", "\(values.micrograms)",
      "\(position)",
    ])
  }

  /// Returns the identifier of the weigh-in in a file of another program.
  static func identifier(ofPending identifier: String) -> EntryIdentifier {
    Self.identifier(of: ["pending", identifier])
  }

  private static func identifier(of texts: [String]) -> EntryIdentifier {
    var digest = SHA256()
    for text in texts {
      digest.update(text.utf8)
      digest.update(CollectionOfOne(0))
    }
    let bits = UInt64(digest.hexadecimal.prefix(16), radix: 16) ?? 0
    return EntryIdentifier(rawValue: Int64(bitPattern: bits))
  }
}

extension DerivedIdentifiers.Values {
  /// Creates the values of a new entry.
  init(_ draft: WeightEntry.Draft) {
    source = draft.source.kind.rawValue
    sourceName = draft.source.name
    instant = draft.moment.secondsSince1970
    micrograms = draft.mass.micrograms
  }
}

// MARK: - Migration

extension DerivedIdentifiers {
  /// Adds the columns and tables that a merge of two copies of a log needs.
  ///
  /// - `uid` is the identity of an entry.
  /// - `restoredAt` is the time of the last restoration of a deleted entry, or of an edit in another
  ///   log that lost to a higher version. `deletedAt` is 0 for entries that an undone merge had added.
  /// - `changedAt` is the time of the change of a setting that came from another log.
  /// - `mergeConflict` has the entries that were changed in two logs; the values that were not kept
  ///   are in `formerEntry` under the number in `former`, which is below zero.
  ///
  /// The triggers ensure that a deletion is never before an edit or a restoration, and the reverse,
  /// even if the clock is changed between them.
  static let columns = """
    ALTER TABLE entry ADD COLUMN uid INTEGER;
    ALTER TABLE entry ADD COLUMN restoredAt INTEGER;
    ALTER TABLE formerEntry ADD COLUMN restoredAt INTEGER;
    ALTER TABLE undoneEntry ADD COLUMN restoredAt INTEGER;
    ALTER TABLE formerSetting ADD COLUMN changedAt INTEGER;
    CREATE INDEX formerEntryByEntry ON formerEntry (id);
    CREATE TABLE mergeConflict (
      entry INTEGER NOT NULL,
      former INTEGER NOT NULL,
      step INTEGER NOT NULL,
      version INTEGER NOT NULL,
      PRIMARY KEY (entry, former)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER entryDeleted AFTER UPDATE OF deletedAt ON entry
    WHEN NEW.deletedAt > 0
      AND NEW.deletedAt < max(coalesce(NEW.modifiedAt, 0), coalesce(NEW.restoredAt, 0))
    BEGIN
      UPDATE entry SET deletedAt = max(coalesce(modifiedAt, 0), coalesce(restoredAt, 0))
      WHERE id = NEW.id;
    END;
    CREATE TRIGGER entryRestored AFTER UPDATE OF deletedAt ON entry
    WHEN NEW.deletedAt IS NULL AND OLD.deletedAt > 0
      AND OLD.deletedAt >= max(coalesce(NEW.modifiedAt, 0), coalesce(NEW.restoredAt, 0))
    BEGIN
      UPDATE entry SET restoredAt = OLD.deletedAt + 1 WHERE id = NEW.id;
    END;
    """

  /// The index of identifiers, which is created after they were assigned.
  private static let index = "CREATE UNIQUE INDEX entryByIdentifier ON entry (uid);"

  /// The time of the undo of a deletion is known from the journal, even if nothing in the entry
  /// shows it.
  private static let restorations = """
    UPDATE entry SET restoredAt = (
      SELECT max(undoneAt) FROM formerEntry JOIN step ON step.id = formerEntry.step
      WHERE formerEntry.id = entry.id AND kind = 'delete'
    )
    WHERE deletedAt IS NULL AND id IN (
      SELECT formerEntry.id FROM formerEntry JOIN step ON step.id = formerEntry.step
      WHERE kind = 'delete' AND undoneAt IS NOT NULL
    );
    """

  /// The values with which entries were recorded: those before their first change.
  private static let firstValues = """
    WITH first AS (SELECT id, min(step) AS step FROM formerEntry GROUP BY id)
    SELECT entry.id,
      iif(former.id IS NULL, entry.source, former.source),
      iif(former.id IS NULL, entry.sourceName, former.sourceName),
      iif(former.id IS NULL, entry.instant, former.instant),
      iif(former.id IS NULL, entry.micrograms, former.micrograms)
    FROM entry LEFT JOIN first ON first.id = entry.id
      LEFT JOIN formerEntry AS former ON former.id = first.id AND former.step = first.step
    ORDER BY entry.id
    """

  /// Migrates a log without identifiers.
  static func migrate(_ database: Database) throws {
    try database.execute(sql: columns)
    var used: Set<EntryIdentifier> = []
    let assigned = try StatementRow.all(database, sql: firstValues, arguments: []) { row in
      let values = Values(
        source: try row.text(1),
        sourceName: try row.optionalText(2),
        instant: try row.integer(3),
        micrograms: try row.integer(4)
      )
      return (try row.integer(0), unused(values) { !used.insert($0).inserted })
    }
    let statement = try database.makeStatement(sql: "UPDATE entry SET uid = ? WHERE id = ?")
    for (number, identifier) in assigned {
      try statement.execute(arguments: [identifier.rawValue, number])
    }
    try database.execute(sql: index)
    try database.execute(sql: restorations)
  }

  /// Returns the first identifier of the values that is not in use.
  static func unused(
    _ values: Values,
    _ isUsed: (EntryIdentifier) throws -> Bool
  ) rethrows -> EntryIdentifier {
    var position = 0
    while true {
      let identifier = identifier(of: values, position: position)
      if try !isUsed(identifier) { return identifier }
      position += 1
    }
  }
}
