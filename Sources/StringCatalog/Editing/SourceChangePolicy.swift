extension StringCatalog {
  /// What becomes of translations whose source text changes.
  public enum SourceChangePolicy: String, Hashable, Sendable, CaseIterable {
    /// Those that are finished need review, as in Xcode's editor.
    case review
    /// They stay as they are.
    case keep
  }
}
