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
