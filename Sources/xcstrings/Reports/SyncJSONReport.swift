import CatalogSync

/// What `sync --json` prints.
struct SyncJSONReport: Encodable {
  /// What is done to one catalog.
  struct Catalog: Encodable {
    var path: String
    var table: String
    var isNew: Bool
    var isChanged: Bool
    var allSourcesRead: Bool
    var changes: [Change]
    var unconfirmedKeys: [String]
    var dynamicKeys: [String]
  }

  /// What is done to one entry.
  struct Change: Encodable {
    var key: String
    var kind: String
    var places: [JSONPlace]
  }

  var catalogs: [Catalog]

  init(_ outcomes: [SyncOutcome]) {
    catalogs = outcomes.map { outcome in
      Catalog(
        path: outcome.file.path,
        table: outcome.file.table,
        isNew: outcome.file.isNew,
        isChanged: outcome.isChanged,
        allSourcesRead: outcome.isComplete,
        changes: outcome.report.changes.map(Change.init),
        unconfirmedKeys: outcome.report.unconfirmedKeys,
        dynamicKeys: outcome.report.dynamicKeys
      )
    }
  }
}

extension SyncJSONReport.Change {
  fileprivate init(_ change: SyncChange) {
    self.init(
      key: change.key,
      kind: change.kind.rawValue,
      places: change.places.map(JSONPlace.init)
    )
  }
}
