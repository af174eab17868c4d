public import JSONSyntax

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

// MARK: - Merging

extension StringCatalog {
  /// Merges two versions of a catalog that go back to a common one.
  ///
  /// What only one side changed is taken from it, field by field and language by language; a text
  /// and its state are one. Keys that are new on either side stand at their places.
  ///
  /// - Both sides changed the same part in different ways, or one removed what the other changed:
  ///   that is a conflict. The merged catalog holds what ours has, or what ours removed.
  /// - One side varied a text by plural or device, the other one changed it: a conflict too, never a
  ///   mixture.
  /// - The state of extraction is no conflict: `manual`, which a person sets, goes before what
  ///   synchronization sets, and that the code has a key before that it is stale. The next
  ///   synchronization with the merged code sets it right. Of two versions of the format the higher
  ///   one holds.
  /// - Keys keep their order, or take that of the side which alone reordered them; if both did, that
  ///   of ours. The layout likewise.
  ///
  /// Without a conflict, and if not both sides changed order or layout, it does not matter which
  /// side is which.
  ///
  /// ```swift
  /// let merge = StringCatalog.merging(base: base, ours: ours, theirs: theirs)
  /// ```
  ///
  /// - Parameters:
  ///   - base: the version that both go back to; `nil` if there is none.
  ///   - ours: the version that the other one is merged into.
  ///   - theirs: the version that is merged.
  /// - Returns: The merged catalog, and where the two contradict each other. One that was read with
  ///   errors is not fit to be merged, for its model may lack an entry of the file.
  /// - Complexity: O(*n*), where *n* is the length of all three; entries that stand with the same
  ///   bytes in two of them are not decoded.
  public static func merging(
    base: StringCatalog?,
    ours: StringCatalog,
    theirs: StringCatalog
  ) -> CatalogMerge {
    let bytes = ThreeWay(base: base, ours: ours, theirs: theirs).map { $0.printed() }
    if case .agreed(let merged) = bytes.outcome {
      return CatalogMerge(catalog: merged == bytes.ours ? ours : theirs, conflicts: [])
    }
    var merging = CatalogMerging(base: base, ours: ours, theirs: theirs)
    merging.mergeHeader()
    merging.mergeEntries()
    return merging.result
  }
}

/// The work of one merge: carries the changes of one side into the catalog of the other.
struct CatalogMerging {
  private let versions: ThreeWay<StringCatalog>
  /// The catalog that takes the changes; it starts as the side whose layout is kept.
  private var catalog: StringCatalog
  private let carrier: CatalogMerge.Side
  private var conflicts: [CatalogMerge.Conflict] = []

  /// Begins a merge.
  init(base: StringCatalog?, ours: StringCatalog, theirs: StringCatalog) {
    versions = ThreeWay(base: base, ours: ours, theirs: theirs)
    let layouts = versions.map(FileLayout.init)
    carrier = layouts.ours == layouts.base && layouts.theirs != layouts.base ? .theirs : .ours
    catalog = carrier == .ours ? ours : theirs
  }

  /// What came of it.
  var result: CatalogMerge {
    CatalogMerge(catalog: catalog, conflicts: conflicts)
  }

  /// Merges the fields of the catalog itself.
  mutating func mergeHeader() {
    var merge = FieldMerge(key: nil)
    catalog.setHeader(merge.merge(versions.map(\.headerTree), .catalog))
    conflicts += merge.conflicts
  }

  /// Merges the entries and their order.
  mutating func mergeEntries() {
    let keys = versions.map(\.storedKeys)
    let all = KeySequence.merged(
      base: keys.base ?? [],
      ours: keys.ours ?? [],
      theirs: keys.theirs ?? []
    )
    var removed: Set<ExactString> = []
    for key in all where !mergeEntry(of: key) { removed.insert(key) }
    let kept = keys.map { $0.filter { !removed.contains($0) } }
    let order = KeySequence.merged(
      base: kept.base ?? [],
      ours: kept.ours ?? [],
      theirs: kept.theirs ?? []
    )
    catalog.entryTable.arrange(order)
  }

  /// Merges one entry, and returns whether it stays.
  private mutating func mergeEntry(of key: ExactString) -> Bool {
    let entries = versions.map { EntryVersion(of: key, in: $0) }
    if EntryVersion.haveSameBytes(entries.ours, entries.theirs) { return entries.ours != nil }
    if EntryVersion.haveSameBytes(entries.ours, entries.base) {
      return take(entries.theirs, from: .theirs, for: key)
    }
    if EntryVersion.haveSameBytes(entries.theirs, entries.base) {
      return take(entries.ours, from: .ours, for: key)
    }
    var merge = FieldMerge(key: key.string)
    let merged = merge.merge(entries.map(\.tree), .entry)
    conflicts += merge.conflicts
    return set(merged, for: key)
  }

  private mutating func take(
    _ entry: EntryVersion?,
    from side: CatalogMerge.Side,
    for key: ExactString
  ) -> Bool {
    side == carrier ? entry != nil : set(entry?.tree, for: key)
  }

  private mutating func set(_ tree: FieldTree?, for key: ExactString) -> Bool {
    guard let tree else { return false }
    if EntryVersion(of: key, in: catalog)?.tree != tree {
      catalog.entryTable.setValue(tree.json, forKey: key.string)
    }
    return true
  }
}

// MARK: - Header

extension StringCatalog {
  private static let sourceLanguageField = ExactString("sourceLanguage")
  private static let versionField = ExactString("version")

  /// The fields of the catalog itself, without the entries.
  var headerTree: FieldTree {
    var fields: [ExactString: FieldTree] = [:]
    for member in unknownFields.members() {
      fields[ExactString(member.key)] = FieldTree(member.value)
    }
    fields[Self.sourceLanguageField] = .value(.string(sourceLanguage))
    if let version { fields[Self.versionField] = .value(.string(version)) }
    return .fields(fields)
  }

  /// Gives the catalog itself other fields.
  mutating func setHeader(_ tree: FieldTree?) {
    var fields = tree?.fields ?? [:]
    if let language = fields.removeValue(forKey: Self.sourceLanguageField)?.text {
      sourceLanguage = language
    }
    version = fields[Self.versionField]?.text
    if version != nil { fields[Self.versionField] = nil }
    unknownFields = UnknownFields()
    guard case .object(let members) = FieldTree.fields(fields).json else { return }
    for member in members { unknownFields[member.key] = member.value }
  }
}

/// How the file of a catalog is laid out.
struct FileLayout: Equatable {
  private let layout: JSONLayout
  private let encoding: TextEncoding
  private let start: [UInt8]
  private let end: [UInt8]

  /// Finds out how a catalog will be laid out when it is printed.
  init(_ catalog: StringCatalog) {
    let document = catalog.document
    let root = document?.root.node.range
    layout = document.map(JSONLayout.init(of:)) ?? .xcode
    encoding = document?.encoding ?? .utf8
    start = document.map { Array($0.bytes[..<(root?.lowerBound ?? 0)]) } ?? []
    end = document.map { Array($0.bytes[(root?.upperBound ?? 0)...]) } ?? []
  }
}
