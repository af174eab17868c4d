/// What a person wrote beside a weight.
package struct EntryNote: Hashable, Sendable {
  /// The greatest number of characters that a note may have, counted as people count them.
  package static let limit = 500

  /// The words; never empty.
  package let text: String

  /// Creates a note, or none from an empty text.
  ///
  /// - Throws: ``EntryRefusal/noteTooLong(characters:limit:)`` rather than cut off what somebody
  ///   wrote.
  package init?(_ text: String) throws(EntryRefusal) {
    guard !text.isEmpty else { return nil }
    // Hardly a note has so many bytes that its characters need to be counted.
    guard text.utf8.count <= Self.limit || text.count <= Self.limit else {
      throw .noteTooLong(characters: text.count, limit: Self.limit)
    }
    self.text = text
  }
}
