extension Configuration {
  /// How long the texts of some keys may be.
  package struct LengthLimit: Hashable, Sendable {
    /// What the keys look like.
    package var pattern: KeyPattern
    /// The table that holds them; `nil` for any.
    package var table: String?
    /// How many characters there is room for, at least 1.
    package var characters: Int

    /// Creates a limit.
    package init(_ pattern: KeyPattern, table: String? = nil, characters: Int) {
      self.pattern = pattern
      self.table = table
      self.characters = characters
    }
  }

  /// Returns how many characters the texts of a key may have; `nil` if nothing is said.
  ///
  /// The last limit that fits holds, so that exceptions stand below what they are exceptions of.
  package func lengthLimit(of key: String, inTable table: String) -> Int? {
    lengths.last { limit in
      (limit.table == nil || limit.table == table) && limit.pattern.matches(key)
    }?
    .characters
  }
}
