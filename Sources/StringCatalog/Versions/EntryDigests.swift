import JSONSyntax

extension StringCatalog {
  /// The keys and a digest of each entry's bytes, in printing order.
  ///
  /// Entries with the same digest have the same bytes, so they need not be decoded to find what has
  /// changed between two versions of a file. A digest is valid in this process only. An entry that
  /// was edited has none.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the file.
  package var entryDigests: [(key: String, digest: Int?)] {
    entryTable.visibleSlots.map { slot in
      let isRead = entryTable.edits[slot] == nil
      let origin = isRead ? entryTable.origin(of: slot)?.memberValue : nil
      return (entryTable.key(at: slot), origin.map { Self.digest(of: $0.bytes) })
    }
  }

  private static func digest(of bytes: ArraySlice<UInt8>) -> Int {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
