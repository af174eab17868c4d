extension CompiledCatalog {
  /// The messages of one table.
  package struct Table: Sendable {
    /// The name of the table.
    package let name: String
    /// The languages that the table has messages in, sorted; a message's column is the index here.
    package let languages: [String]
    /// The number of keys.
    package let count: Int
    private let bytes: ImageBytes
    private let entriesOffset: Int
    private let entryLength: Int
    private let bucketsOffset: Int
    private let bucketMask: Int

    init(
      at offset: Int,
      in bytes: ImageBytes,
      languages: [String]
    ) throws(CompiledCatalogError) {
      func field(_ index: Int) throws(CompiledCatalogError) -> Int {
        try bytes.fixed(at: offset + index * ImageFormat.fixedLength)
      }
      let columns = try bytes.offsets(
        count: try field(2),
        from: try field(3),
        stride: ImageFormat.fixedLength
      )
      let bucketCount = try field(4)
      guard bucketCount > 0, bucketCount & (bucketCount - 1) == 0 else {
        throw .corrupt(offset: offset)
      }
      self.bytes = bytes
      name = bytes.string(in: try bytes.reference(at: offset))
      self.languages = try columns.map { column throws(CompiledCatalogError) in
        let index = try bytes.fixed(at: column)
        guard index < languages.count else { throw .corrupt(offset: column) }
        return languages[index]
      }
      bucketMask = bucketCount - 1
      bucketsOffset = try field(5)
      count = try field(6)
      entriesOffset = try field(7)
      entryLength = ImageFormat.entryLength(columnCount: columns.count)
      _ = try bytes.range(at: entriesOffset, length: count * entryLength)
    }

    /// Returns the column of a language; `nil` if the table has no message in it.
    package func column(ofLanguage language: String) -> Int? {
      languages.firstIndex(of: language)
    }

    /// Returns what the table has for a key; `nil` if it has nothing.
    ///
    /// - Throws: `corrupt` if the image is damaged.
    package func entry(forKey key: String) throws(CompiledCatalogError) -> Entry? {
      guard let index = try index(forKey: key) else { return nil }
      return try entry(at: index)
    }

    /// Returns the index of the entry of a key, below ``count``; `nil` if there is none.
    private func index(forKey key: String) throws(CompiledCatalogError) -> Int? {
      var failure: CompiledCatalogError?
      var key = key
      // A copy only of a string that is bridged, and does not have its bytes at hand.
      let index = key.withUTF8 { utf8 -> Int? in
        do throws(CompiledCatalogError) {
          return try self.index(forUTF8: UnsafeRawBufferPointer(utf8))
        } catch {
          failure = error
          return nil
        }
      }
      if let failure { throw failure }
      return index
    }

    private func index(forUTF8 key: UnsafeRawBufferPointer) throws(CompiledCatalogError) -> Int? {
      let hash = keyHash(key)
      let bucket = bucketsOffset + (hash & bucketMask) * ImageFormat.fixedLength
      let end = try bytes.fixed(at: bucket + ImageFormat.fixedLength)
      var index = try bytes.fixed(at: bucket)
      guard end <= count else { throw .corrupt(offset: bucket) }
      while index < end {
        let offset = entriesOffset + index * entryLength
        if try bytes.fixed(at: offset) == hash, try hasKey(key, at: offset) { return index }
        index += 1
      }
      return nil
    }

    /// Returns the entry of an index below ``count``, in the order of the image.
    ///
    /// - Throws: `corrupt` if there is none.
    package func entry(at index: Int) throws(CompiledCatalogError) -> Entry {
      guard index >= 0, index < count else { throw .corrupt(offset: entriesOffset) }
      let offset = entriesOffset + index * entryLength
      return Entry(bytes: bytes, offset: offset, columnCount: languages.count)
    }

    /// Returns whether the entry at an offset is the one of a key.
    private func hasKey(
      _ key: UnsafeRawBufferPointer,
      at offset: Int
    ) throws(CompiledCatalogError) -> Bool {
      let range = try bytes.reference(at: offset + ImageFormat.fixedLength)
      return bytes.withBytes(in: range) { CompiledCatalog.isSameKey($0, key) }
    }
  }
}
