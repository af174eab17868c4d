import StringCatalog

/// What `diff --json` prints.
struct DiffJSONReport: Encodable {
  /// A part of the catalog that differs.
  struct Change: Encodable {
    var kind: String
    var key: String?
    var language: String?
    var path: [String]
    var old: JSONReportValue?
    var new: JSONReportValue?
    /// Where the part stands in the new file; nothing if it is gone.
    var place: JSONPlace?
    /// Where it stood in the old file; nothing if it is new.
    var oldPlace: JSONPlace?
  }

  var old: String
  var new: String
  var isReordered: Bool
  var changes: [Change]

  init(old: CatalogFile, new: CatalogFile, _ difference: CatalogDifference) {
    self.old = old.path
    self.new = new.path
    isReordered = difference.isReordered
    changes = difference.changes.map { change in
      Change(
        kind: change.kind.rawValue,
        key: change.path.key,
        language: change.path.language,
        path: change.path.fields,
        old: change.old.map(JSONReportValue.init),
        new: change.new.map(JSONReportValue.init),
        place: change.new == nil ? nil : new.catalog.place(of: change.path).map(JSONPlace.init),
        oldPlace: change.old == nil ? nil : old.catalog.place(of: change.path).map(JSONPlace.init)
      )
    }
  }
}
