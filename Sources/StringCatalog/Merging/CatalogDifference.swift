public import JSONSyntax

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

// MARK: - Difference

extension StringCatalog {
  /// Returns what differs between this catalog and an older one.
  ///
  /// Layout does not count, nor does the order of fields; that of keys is told apart.
  ///
  /// ```swift
  /// let difference = new.difference(from: old)
  /// print(difference.changes.count { $0.path.isEntry && $0.kind == .added }, "new keys")
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the length of both; entries of the same bytes are not decoded.
  public func difference(from old: StringCatalog) -> CatalogDifference {
    let oldKeys = old.storedKeys
    let newKeys = storedKeys
    var comparison = FieldComparison(key: nil)
    comparison.compare(old.headerTree, headerTree, .catalog)
    var changes = comparison.changes
    for key in KeySequence.merged(base: oldKeys, ours: oldKeys, theirs: newKeys) {
      let before = EntryVersion(of: key, in: old)
      let after = EntryVersion(of: key, in: self)
      guard !EntryVersion.haveSameBytes(before, after) else { continue }
      var comparison = FieldComparison(key: key.string)
      comparison.compare(before?.tree, after?.tree, .entry)
      changes += comparison.changes
    }
    let isReordered = KeySequence.areInDifferentOrder(oldKeys, newKeys)
    return CatalogDifference(changes: changes, isReordered: isReordered)
  }

  /// The keys in their order, those of entries among them that the model cannot show.
  var storedKeys: [ExactString] {
    var seen: Set<ExactString> = []
    return entryTable.order.compactMap { slot in
      let key = ExactString(entryTable.key(at: slot))
      return seen.insert(key).inserted ? key : nil
    }
  }
}

/// Compares two parts of a catalog field by field.
struct FieldComparison {
  private(set) var changes: [CatalogDifference.Change] = []
  /// The key of the entry that is compared; `nil` for the catalog itself.
  let key: String?

  init(key: String?) {
    self.key = key
  }

  /// Notes what differs between two values at one place, and in all that is in them.
  mutating func compare(
    _ old: FieldTree?,
    _ new: FieldTree?,
    _ shape: CatalogShape,
    at path: [String] = []
  ) {
    guard old != new else { return }
    switch (old, new) {
    case (.fields(let old)?, .fields(let new)?):
      compareFields(old, new, shape, at: path)
    case (nil, .fields(let new)?) where shape == .entry || !new.isEmpty:
      if shape == .entry { note(nil, .fields([:]), at: path) }
      compareFields([:], new, shape, at: path)
    case (.fields(let old)?, nil) where shape == .entry || !old.isEmpty:
      if shape == .entry { note(.fields([:]), nil, at: path) }
      compareFields(old, [:], shape, at: path)
    default: note(old, new, at: path)
    }
  }

  private mutating func compareFields(
    _ old: [ExactString: FieldTree],
    _ new: [ExactString: FieldTree],
    _ shape: CatalogShape,
    at path: [String]
  ) {
    let inseparable = shape.inseparableFields
    if !inseparable.isEmpty { note(old.part(inseparable), new.part(inseparable), at: path) }
    let names = Set(old.keys).union(new.keys).subtracting(inseparable)
    for name in names.sorted(by: { KeyOrder.precedes($0.string, $1.string) }) {
      compare(old[name], new[name], shape.member(name), at: path + [name.string])
    }
  }

  private mutating func note(_ old: FieldTree?, _ new: FieldTree?, at path: [String]) {
    guard old != new else { return }
    let path = CatalogPath(key: key, fields: path)
    changes.append(CatalogDifference.Change(path: path, old: old?.json, new: new?.json))
  }
}
