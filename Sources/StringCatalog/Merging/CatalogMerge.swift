public import JSONText

/// What comes of two versions of a catalog that go back to a common one.
///
/// ```swift
/// let merge = StringCatalog.merging(base: base, ours: ours, theirs: theirs)
/// for conflict in merge.conflicts { print(conflict.path, conflict.kept) }
/// let bytes = merge.catalog.printed()
/// ```
public struct CatalogMerge: Sendable {
  /// The merged catalog; where there is a conflict it holds what ``Conflict/kept`` says.
  public var catalog: StringCatalog
  /// Where the two versions contradict each other: in the catalog itself, then entry by entry.
  public var conflicts: [Conflict]

  /// A part of the catalog that both sides changed, each in its own way.
  public struct Conflict: Hashable, Sendable {
    /// Where the part is.
    public var path: CatalogPath
    /// What the common ancestor has; `nil` if nothing.
    public var base: JSONValue?
    /// What ours has; `nil` if it removed the part.
    public var ours: JSONValue?
    /// What theirs has; `nil` if it removed the part.
    public var theirs: JSONValue?

    /// Creates a conflict.
    public init(path: CatalogPath, base: JSONValue?, ours: JSONValue?, theirs: JSONValue?) {
      self.path = path
      self.base = base
      self.ours = ours
      self.theirs = theirs
    }

    /// The side that the merged catalog follows: ours, unless that removed what theirs has changed.
    public var kept: Side {
      ours == nil ? .theirs : .ours
    }
  }

  /// One of the two versions.
  public enum Side: String, Hashable, Sendable {
    /// The version that the other one is merged into.
    case ours
    /// The version that is merged into the other one.
    case theirs
  }
}
