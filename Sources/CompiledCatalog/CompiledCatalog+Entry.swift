extension CompiledCatalog.Table {
  /// A key with its messages.
  package struct Entry: Sendable {
    let bytes: ImageBytes
    let offset: Int
    let columnCount: Int

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
  }
}
