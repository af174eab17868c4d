/// The sources of a catalog that were not read, or not to their end.
///
/// As long as there is one, a key that was not found may stand there.
struct SourceGaps {
  /// Those that feed the catalog and that the user left out.
  var unnamed: [String] = []
  /// Those that a list names and that are not there.
  var missing: [String] = []
  /// Those that the system did not let us read.
  var unreadable: [String] = []
  /// Those whose code has errors, and the projects and manifests that are not understood.
  ///
  /// They may belong to other catalogs: what they declare gives calls their types.
  var misunderstood: [String] = []
  /// Those whose strings nobody has written down, or not all of them.
  var unrecorded: [String] = []
  /// Whether nothing tells which sources there are.
  var isUnbounded = false

  /// Whether nothing was left out.
  var isEmpty: Bool {
    unnamed.isEmpty && missing.isEmpty && unreadable.isEmpty && misunderstood.isEmpty
      && unrecorded.isEmpty && !isUnbounded
  }
}
