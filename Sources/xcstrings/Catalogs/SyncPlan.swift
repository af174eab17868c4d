/// What `sync` reads.
struct SyncPlan {
  /// The catalogs that are brought in step.
  var catalogs: [CatalogFile]
  /// The sources whose strings are extracted.
  var files: SourceFiles
  /// More sources, whose declarations help to type calls.
  var indexed: [String] = []
  /// Whether the sources are all that feed the catalogs.
  var isComplete: Bool
}
