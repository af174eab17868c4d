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
