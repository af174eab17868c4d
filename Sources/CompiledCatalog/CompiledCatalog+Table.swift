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
      let entryLength = ImageFormat.entryLength(columnCount: columns.count)
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
      var key = key
      let result = key.withUTF8 { utf8 in
        Result { () throws(CompiledCatalogError) in
          try entry(forKey: UnsafeRawBufferPointer(utf8))
        }
      }
      return try result.get()
    }

    /// Returns what the table has for the key of these bytes; `nil` if it has nothing.
    ///
    /// - Throws: `corrupt` if the image is damaged.
    package func entry(
      forKey key: UnsafeRawBufferPointer
    ) throws(CompiledCatalogError) -> Entry? {
      let hash = keyHash(key)
      let bucket = bucketsOffset + (hash & bucketMask) * ImageFormat.fixedLength
      let end = try bytes.fixed(at: bucket + ImageFormat.fixedLength)
      var index = try bytes.fixed(at: bucket)
      while index < end {
        let entry = try entry(at: index)
        if try entry.hash == hash, try entry.hasKey(key) { return entry }
        index += 1
      }
      return nil
    }

    /// Returns the entry of an index below ``count``, in the order of the image.
    ///
    /// - Throws: `corrupt` if there is none.
    package func entry(at index: Int) throws(CompiledCatalogError) -> Entry {
      guard index >= 0, index < count else { throw .corrupt(offset: entriesOffset) }
      let length = ImageFormat.entryLength(columnCount: languages.count)
      return Entry(
        bytes: bytes,
        offset: entriesOffset + index * length,
        columnCount: languages.count
      )
    }
  }
}
