extension CompiledCatalog.Table {
  /// A key with its messages.
  package struct Entry: Sendable {
    let bytes: ImageBytes
    let offset: Int
    let columnCount: Int

    /// The hash of the key.
    var hash: Int {
      get throws(CompiledCatalogError) { try bytes.fixed(at: offset) }
    }

    /// Returns the key.
    ///
    /// - Throws: `corrupt` if the image is damaged.
    package func key() throws(CompiledCatalogError) -> String {
      bytes.string(in: try bytes.reference(at: offset + ImageFormat.fixedLength))
    }

    /// Returns the message in the language of a column; `nil` if there is none.
    ///
    /// - Throws: `corrupt` if the image is damaged.
    package func message(
      inColumn column: Int
    ) throws(CompiledCatalogError) -> CompiledMessage? {
      guard column >= 0, column < columnCount else { return nil }
      let start = try bytes.fixed(at: offset + (3 + column) * ImageFormat.fixedLength)
      guard start > 0 else { return nil }
      var cursor = try ImageCursor(bytes, from: start)
      return CompiledMessage(bytes: bytes, node: try cursor.sized(), depth: 1)
    }

    /// Returns whether the entry is the one of a key.
    func hasKey(_ key: UnsafeRawBufferPointer) throws(CompiledCatalogError) -> Bool {
      let range = try bytes.reference(at: offset + ImageFormat.fixedLength)
      return range.count == key.count && bytes.withBytes(in: range) { areEqual($0, key) }
    }
  }
}

/// Returns whether two runs of the same length hold the same bytes, eight at a time.
private func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
  var offset = 0
  while offset <= left.count - 8 {
    let leftWord = left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    guard leftWord == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else {
      return false
    }
    offset += 8
  }
  return left[offset...].elementsEqual(right[offset...])
}
