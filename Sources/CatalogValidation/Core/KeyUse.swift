package import Diagnostics

/// A key that either a catalog or the sources that feed it have alone.
///
/// Who compared them fills it in; the rules only say what is wrong with that.
package struct KeyUse: Hashable, Sendable {
  /// The key.
  package var key: String
  /// The path of the catalog.
  package var catalog: String
  /// Which side has the key.
  package var side: Side
  /// Where that side has it: the first place of the sources, or the entry of the catalog.
  package var place: Place?
  /// What is told to translators, where marks may stand that switch rules off; `nil` if nothing is.
  package var comment: String?
  /// Places of the other side that explain it.
  package var notes: [Diagnostic.Note]
  /// Whether it is only worth knowing, because nobody can be sure.
  package var isMinor = false

  /// What has the key while the other has not.
  package enum Side: Hashable, Sendable {
    /// The sources use it.
    case sources
    /// The catalog has an entry for it.
    case catalog
  }

  /// Creates the use of a key.
  package init(
    _ key: String,
    in catalog: String,
    side: Side,
    at place: Place?,
    comment: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    self.key = key
    self.catalog = catalog
    self.side = side
    self.place = place
    self.comment = comment
    self.notes = notes
  }
}
