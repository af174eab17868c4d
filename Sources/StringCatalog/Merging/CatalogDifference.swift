public import JSONSyntax

/// The differences between two catalogs, regardless of layout and key order.
///
/// ```swift
/// for change in new.difference(from: old).changes where change.path.language == "es" {
///   print(change.path.key ?? "", change.kind)
/// }
/// ```
public struct CatalogDifference: Hashable, Sendable {
  /// The changed parts: first the fields of the catalog itself, then the entries in key order.
  ///
  /// A string and its state are one part, at the path of its string unit. A new entry is a part
  /// with an empty path and the value `{}`. The content of the entry follows it.
  public var changes: [Change]
  /// Whether the order of the keys that both catalogs have differs.
  public var isReordered: Bool

  /// A part of the catalog that differs.
  public struct Change: Hashable, Sendable {
    /// The path of the part.
    public var path: CatalogPath
    /// The old value, or `nil` if the part is new.
    public var old: JSONValue?
    /// The new value, or `nil` if the part was removed.
    public var new: JSONValue?

    /// Creates a change.
    public init(path: CatalogPath, old: JSONValue?, new: JSONValue?) {
      self.path = path
      self.old = old
      self.new = new
    }

    /// The kind of the change.
    public var kind: Kind {
      old == nil ? .added : new == nil ? .removed : .changed
    }
  }

  /// The kinds of changes.
  public enum Kind: String, Hashable, Sendable {
    /// The part was added.
    case added
    /// The part was removed.
    case removed
    /// The value of the part changed.
    case changed
  }

  /// Creates a difference.
  public init(changes: [Change] = [], isReordered: Bool = false) {
    self.changes = changes
    self.isReordered = isReordered
  }

  /// Whether both catalogs have the same content in the same order.
  public var isEmpty: Bool {
    changes.isEmpty && !isReordered
  }
}

// MARK: - Difference

extension StringCatalog {
  /// Returns the differences between this catalog and an older one.
  ///
  /// Layout and the order of fields are ignored. A different order of keys is reported separately.
  ///
  /// ```swift
  /// let difference = new.difference(from: old)
  /// print(difference.changes.count { $0.path.isEntry && $0.kind == .added }, "new keys")
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the length of both. Entries with the same bytes are not
  ///   decoded.
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
      comparison.compare(before?.tree(), after?.tree(), .entry)
      changes += comparison.changes
    }
    let isReordered = KeySequence.areInDifferentOrder(oldKeys, newKeys)
    return CatalogDifference(changes: changes, isReordered: isReordered)
  }

  /// The keys in their order, including those of entries that the model cannot represent.
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
  /// The key of the compared entry, or `nil` for the catalog itself.
  let key: String?

  init(key: String?) {
    self.key = key
  }

  /// Records the differences between two values at a path and below it.
  mutating func compare(
    _ old: FieldTree?,
    _ new: FieldTree?,
    _ shape: CatalogSchemaType,
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
    _ shape: CatalogSchemaType,
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
