import JSONText

/// What one catalog has for a key.
struct EntryVersion {
  private let catalog: StringCatalog
  private let slot: Int

  /// Finds the entry of a key; `nil` if the catalog has none.
  init?(of key: ExactString, in catalog: StringCatalog) {
    guard let slot = catalog.entryTable.slot(of: key.string) else { return nil }
    self.catalog = catalog
    self.slot = slot
  }

  /// The content.
  ///
  /// - Complexity: O(*n*) in the size of the entry, which is decoded.
  var tree: FieldTree {
    FieldTree(catalog.value(at: slot))
  }

  /// Returns whether two entries were read from the same bytes, or are both absent.
  ///
  /// Nearly all entries of two versions of a file are: that is found out without decoding them.
  static func haveSameBytes(_ left: EntryVersion?, _ right: EntryVersion?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    guard let leftBytes = left.bytes, let rightBytes = right.bytes else { return false }
    return leftBytes == rightBytes
  }

  /// The bytes that the entry was read from; `nil` if it was edited.
  private var bytes: ArraySlice<UInt8>? {
    guard catalog.entryTable.edits[slot] == nil else { return nil }
    return catalog.entryTable.origin(of: slot)?.memberValue.bytes
  }
}
