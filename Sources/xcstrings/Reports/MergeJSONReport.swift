import StringCatalog

/// What `merge --json` prints.
struct MergeJSONReport: Encodable {
  /// A part that both sides changed, each in its own way.
  struct Conflict: Encodable {
    var key: String?
    var language: String?
    var path: [String]
    var base: JSONReportValue?
    var ours: JSONReportValue?
    var theirs: JSONReportValue?
    /// The side whose value the merged file has: `ours` or `theirs`.
    var kept: String
    /// Where it stands there.
    var place: JSONPlace?
  }

  /// The path of the merged file; nothing if it was not written.
  var output: String?
  var conflicts: [Conflict]

  init(_ merged: MergedCatalog, output: String?) {
    self.output = output
    conflicts = merged.conflicts.map { conflict, place in
      Conflict(
        key: conflict.path.key,
        language: conflict.path.language,
        path: conflict.path.fields,
        base: conflict.base.map(JSONReportValue.init),
        ours: conflict.ours.map(JSONReportValue.init),
        theirs: conflict.theirs.map(JSONReportValue.init),
        kept: conflict.kept.rawValue,
        place: place.map(JSONPlace.init)
      )
    }
  }
}
