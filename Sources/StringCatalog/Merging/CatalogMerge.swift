public import JSONSyntax

/// The result of a three-way merge of catalogs.
///
/// ```swift
/// let merge = StringCatalog.merging(base: base, ours: ours, theirs: theirs)
/// for conflict in merge.conflicts { print(conflict.path, conflict.kept) }
/// let bytes = merge.catalog.printed()
/// ```
public struct CatalogMerge: Sendable {
  /// The merged catalog.
  ///
  /// Each conflict is resolved to the side that ``Conflict/kept`` returns.
  public var catalog: StringCatalog
  /// The conflicts: first those in the catalog itself, then those in the entries in key order.
  public var conflicts: [Conflict]

  /// A part of the catalog that the two sides changed differently.
  public struct Conflict: Hashable, Sendable {
    /// The path of the part.
    public var path: CatalogPath
    /// The value in the common ancestor, or `nil` if it has none.
    public var base: JSONValue?
    /// The value in our version, or `nil` if it was removed there.
    public var ours: JSONValue?
    /// The value in their version, or `nil` if it was removed there.
    public var theirs: JSONValue?

    /// Creates a conflict.
    public init(path: CatalogPath, base: JSONValue?, ours: JSONValue?, theirs: JSONValue?) {
      self.path = path
      self.base = base
      self.ours = ours
      self.theirs = theirs
    }

    /// The side that the merged catalog uses: ours, unless our version removed a part that theirs
    /// changed.
    public var kept: Side {
      ours == nil ? .theirs : .ours
    }
  }

  /// One of the two versions.
  public enum Side: String, Hashable, Sendable {
    /// The version into which the other one is merged.
    case ours
    /// The version that is merged into the other one.
    case theirs
  }
}

// MARK: - Merging

extension StringCatalog {
  /// Merges two versions of a catalog that have a common ancestor.
  ///
  /// A part that only one side changed is taken from that side, field by field and language by
  /// language. A string and its state are one part. Keys that are new on either side are inserted
  /// at their positions.
  ///
  /// - If both sides changed the same part differently, or one side removed a part that the other
  ///   changed, there is a conflict. The merged catalog then has our value, or theirs if our
  ///   version removed the part.
  /// - If one side added plural or device variations to a string that the other side changed, there
  ///   is a conflict too. The variants are never mixed.
  /// - The extraction state never conflicts. `manual`, which only a user sets, takes precedence
  ///   over the states that synchronization sets, and "in use" over `stale`. The next
  ///   synchronization with the merged code corrects the state.
  /// - The same text with different states does not conflict: a finished state takes precedence,
  ///   unless the sides have different source texts.
  /// - If the format versions differ, the higher one is used.
  /// - If only one side reordered the keys, its order is used. If both did, ours is used. The same
  ///   applies to the layout.
  ///
  /// The merged catalog has no duplicate keys. If a version has some, the first of them counts.
  ///
  /// If there is no conflict, and at most one side changed order or layout, the result does not
  /// depend on which side is `ours`.
  ///
  /// ```swift
  /// let merge = StringCatalog.merging(base: base, ours: ours, theirs: theirs)
  /// ```
  ///
  /// - Parameters:
  ///   - base: The common ancestor, or `nil` if there is none.
  ///   - ours: The version into which the other one is merged.
  ///   - theirs: The version that is merged.
  /// - Returns: The merged catalog and the conflicts. Do not merge a catalog that was read with
  ///   errors, because its model may lack entries of the file.
  /// - Complexity: O(*n*), where *n* is the length of all three. Entries that have the same bytes
  ///   in two versions are not decoded.
  public static func merging(
    base: StringCatalog?,
    ours: StringCatalog,
    theirs: StringCatalog
  ) -> CatalogMerge {
    let base = base?.withoutDuplicateKeys
    let ours = ours.withoutDuplicateKeys
    let theirs = theirs.withoutDuplicateKeys
    let bytes = ThreeWayMerge(base: base, ours: ours, theirs: theirs).map { $0.printed() }
    if case .agreed(let merged) = bytes.outcome {
      return CatalogMerge(catalog: merged == bytes.ours ? ours : theirs, conflicts: [])
    }
    var merging = CatalogMerging(base: base, ours: ours, theirs: theirs)
    merging.mergeHeader()
    merging.mergeEntries()
    return merging.result
  }
}

/// One merge, which applies the changes of one side to the catalog of the other.
struct CatalogMerging {
  private let versions: ThreeWayMerge<StringCatalog>
  /// The catalog that is changed.
  ///
  /// It starts as the side whose layout is kept.
  private var catalog: StringCatalog
  private let carrier: CatalogMerge.Side
  private var conflicts: [CatalogMerge.Conflict] = []

  /// Creates a merge.
  init(base: StringCatalog?, ours: StringCatalog, theirs: StringCatalog) {
    versions = ThreeWayMerge(base: base, ours: ours, theirs: theirs)
    let layouts = versions.map(FileLayout.init)
    carrier = layouts.ours == layouts.base && layouts.theirs != layouts.base ? .theirs : .ours
    catalog = carrier == .ours ? ours : theirs
  }

  /// The result of the merge.
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

  /// Merges one entry, and returns whether the merged catalog has it.
  private mutating func mergeEntry(of key: ExactString) -> Bool {
    let entries = versions.map { EntryVersion(of: key, in: $0) }
    if EntryVersion.haveSameBytes(entries.ours, entries.theirs) { return entries.ours != nil }
    if EntryVersion.haveSameBytes(entries.ours, entries.base) {
      return take(.theirs, of: entries, for: key)
    }
    if EntryVersion.haveSameBytes(entries.theirs, entries.base) {
      return take(.ours, of: entries, for: key)
    }
    let languages = EntryVersion.differingLanguages(of: [
      entries.base, entries.ours, entries.theirs,
    ])
    let trees = entries.map { $0.tree(inLanguages: languages) }
    let sources = trees.map {
      $0.fields?[EntryVersion.localizations]?.fields?[ExactString(catalog.sourceLanguage)]
    }
    var merge = FieldMerge(key: key.string, hasSameSource: sources.ours == sources.theirs)
    let merged = merge.merge(trees, .entry)
    conflicts += merge.conflicts
    return set(merged, for: key, inLanguages: languages)
  }

  /// Takes the entry of one side, and returns whether it has one.
  private mutating func take(
    _ side: CatalogMerge.Side,
    of entries: ThreeWayMerge<EntryVersion>,
    for key: ExactString
  ) -> Bool {
    let taken = side == .ours ? entries.ours : entries.theirs
    guard side != carrier, let taken else { return taken != nil }
    let other = side == .ours ? entries.theirs : entries.ours
    let languages = EntryVersion.differingLanguages(of: [taken, other])
    return set(taken.tree(inLanguages: languages), for: key, inLanguages: languages)
  }

  private mutating func set(
    _ tree: FieldTree?,
    for key: ExactString,
    inLanguages languages: Set<String>?
  ) -> Bool {
    guard let tree else { return false }
    guard EntryVersion(of: key, in: catalog)?.tree(inLanguages: languages) != tree else {
      return true
    }
    let isWithout = tree.fields?[EntryVersion.localizations] == .fields([:])
    let fields = tree.fields?.filter { !isWithout || $0.key != EntryVersion.localizations }
    let value = languages == nil ? tree.json : FieldTree.fields(fields ?? [:]).json
    catalog.entryTable.setValue(value, forKey: key.string, inLanguages: languages)
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

  /// Replaces the fields of the catalog itself.
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

/// The layout of a catalog file.
struct FileLayout: Equatable {
  private let layout: JSONLayout
  private let encoding: TextEncoding
  private let start: [UInt8]
  private let end: [UInt8]

  /// Determines the layout with which a catalog will be printed.
  init(_ catalog: StringCatalog) {
    let document = catalog.document
    let root = document?.root.node.range
    layout = document.map(JSONLayout.init(of:)) ?? .xcode
    encoding = document?.encoding ?? .utf8
    start = document.map { Array($0.bytes[..<(root?.lowerBound ?? 0)]) } ?? []
    end = document.map { Array($0.bytes[(root?.upperBound ?? 0)...]) } ?? []
  }
}
