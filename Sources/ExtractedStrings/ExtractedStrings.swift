/// What an extraction found: every occurrence, and how much of the sources it saw.
package struct ExtractedStrings: Hashable, Sendable {
  /// The occurrences, in the order of files and offsets.
  package var occurrences: [ExtractedString]
  /// Whether every source that feeds the catalogs was read.
  package var authority: Authority

  /// Creates the result of an extraction.
  package init(_ occurrences: [ExtractedString], authority: Authority) {
    self.occurrences = occurrences
    self.authority = authority
  }

  /// How much of the sources an extraction saw.
  package enum Authority: Hashable, Sendable {
    /// All of them: a key that was not found is gone.
    case complete
    /// Some of them: a key that was not found may stand elsewhere.
    case partial
  }
}
