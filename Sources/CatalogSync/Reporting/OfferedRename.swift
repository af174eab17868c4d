package import Diagnostics

/// A key that is gone and one that may be the same text in other words.
package struct OfferedRename: Hashable, Sendable {
  /// The key that is gone.
  package var formerKey: String
  /// The key that the code has.
  package var key: String
  /// How much the source texts have in common, in percent; 100 if they differ by case alone or not at
  /// all.
  package var similarity: Int
  /// Where the code has the key.
  package var places: [Place]

  /// Creates an offer.
  package init(formerKey: String, key: String, similarity: Int, places: [Place]) {
    self.formerKey = formerKey
    self.key = key
    self.similarity = similarity
    self.places = places
  }
}
