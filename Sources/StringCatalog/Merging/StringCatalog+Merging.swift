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
