package import Diagnostics

/// A `.strings` file: texts by key, with what helps translators.
package struct StringsTable: Hashable, Sendable {
  /// The texts in the order of the file; a key may stand twice, and the last one counts.
  package var entries: [Entry]

  /// Creates a table.
  package init(entries: [Entry] = []) {
    self.entries = entries
  }

  /// A text.
  package struct Entry: Hashable, Sendable {
    /// The key.
    package var key: String
    /// The text.
    package var value: String
    /// The comment before the key, without its delimiters; `nil` if there is none.
    package var comment: String?
    /// Where the key stands in the file that was read.
    package var place: Place?

    /// Creates a text.
    package init(
      _ value: String,
      forKey key: String,
      comment: String? = nil,
      at place: Place? = nil
    ) {
      self.key = key
      self.value = value
      self.comment = comment
      self.place = place
    }
  }
}
