/// A way to mend a problem: a set of replacements of bytes.
public struct FixIt: Hashable, Sendable {
  /// The stable name of what the fix does.
  public var id: Diagnostic.ID
  /// The replacements; at least one, none of them overlapping another.
  public var edits: [Edit]

  /// Creates a fix.
  ///
  /// - Precondition: There is at least one edit.
  public init(_ id: Diagnostic.ID, edits: [Edit]) {
    precondition(!edits.isEmpty, "A fix changes something.")
    self.id = id
    self.edits = edits
  }

  /// The replacement of one range of bytes.
  public struct Edit: Hashable, Sendable {
    /// What is replaced; an empty range inserts.
    public var place: Place
    /// What stands there afterwards.
    public var replacement: String

    /// Creates a replacement.
    public init(replacing place: Place, with replacement: String) {
      self.place = place
      self.replacement = replacement
    }
  }
}
