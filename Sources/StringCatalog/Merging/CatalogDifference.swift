public import JSONText

/// What differs between two catalogs, whatever their layout and the order of their keys.
///
/// ```swift
/// for change in new.difference(from: old).changes where change.path.language == "es" {
///   print(change.path.key ?? "", change.kind)
/// }
/// ```
public struct CatalogDifference: Hashable, Sendable {
  /// The parts that differ: those of the catalog itself, then entry by entry as the keys stand.
  ///
  /// A text and its state are one part, at the path of its string unit. A new entry is a part with
  /// an empty path and the value `{}`, and what the entry holds follows.
  public var changes: [Change]
  /// Whether keys that both catalogs have stand in another order.
  public var isReordered: Bool

  /// A part of the catalog that differs.
  public struct Change: Hashable, Sendable {
    /// Where the part is.
    public var path: CatalogPath
    /// What it was; `nil` if it was not there.
    public var old: JSONValue?
    /// What it is; `nil` if it is gone.
    public var new: JSONValue?

    /// Creates a change.
    public init(path: CatalogPath, old: JSONValue?, new: JSONValue?) {
      self.path = path
      self.old = old
      self.new = new
    }

    /// What came about.
    public var kind: Kind {
      old == nil ? .added : new == nil ? .removed : .changed
    }
  }

  /// What came about of a part.
  public enum Kind: String, Hashable, Sendable {
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// It holds something else.
    case changed
  }

  /// Creates a difference.
  public init(changes: [Change] = [], isReordered: Bool = false) {
    self.changes = changes
    self.isReordered = isReordered
  }

  /// Whether both catalogs say the same, in the same order.
  public var isEmpty: Bool {
    changes.isEmpty && !isReordered
  }
}
