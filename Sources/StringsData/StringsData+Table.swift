extension StringsData {
  /// The strings that a source has for one table.
  package struct Table: Hashable, Sendable {
    /// The name of the table, which is that of its catalog.
    package var name: String
    /// The strings, in the order of the file.
    package var entries: [Entry]

    /// Creates a table.
    package init(name: String, entries: [Entry]) {
      self.name = name
      self.entries = entries
    }
  }

  /// One string at one place of a source.
  package struct Entry: Hashable, Sendable {
    /// The key as the compiler makes it: interpolations are specifiers.
    package var key: String
    /// The default value; `nil` where it is the key.
    package var value: String?
    /// The phrases of an App Shortcut; empty for any other string.
    package var phrases: [String]
    /// The comment for translators; `nil` if there is none.
    package var comment: String?
    /// Where the literal stands; `nil` if nobody wrote it down.
    package var location: Location?

    /// Creates an entry.
    package init(
      key: String,
      value: String? = nil,
      phrases: [String] = [],
      comment: String? = nil,
      location: Location? = nil
    ) {
      self.key = key
      self.value = value
      self.phrases = phrases
      self.comment = comment
      self.location = location
    }
  }

  /// Where a literal starts in its source.
  package struct Location: Hashable, Sendable {
    /// The line, counted from 1.
    package var line: Int
    /// The column in UTF-8 code units, counted from 1.
    package var column: Int

    /// Creates a location.
    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }
}
