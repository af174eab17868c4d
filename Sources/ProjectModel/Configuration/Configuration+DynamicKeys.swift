extension Configuration {
  /// Keys that the code puts together at run time, so that no source spells them out.
  package struct DynamicKeys: Hashable, Sendable {
    /// What the keys look like.
    package var pattern: KeyPattern
    /// The table that holds them; `nil` for any.
    package var table: String?

    /// Creates a set of keys.
    package init(_ pattern: KeyPattern, table: String? = nil) {
      self.pattern = pattern
      self.table = table
    }
  }

  /// Returns what the keys look like that the code makes at run time for a table.
  package func dynamicKeys(ofTable table: String) -> [KeyPattern] {
    dynamic.filter { $0.table == nil || $0.table == table }.map(\.pattern)
  }
}
