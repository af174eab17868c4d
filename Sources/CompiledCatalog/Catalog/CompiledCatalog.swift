/// Messages of tables in languages, which are read in place from an image.
///
/// Opening an image decodes, copies and verifies nothing. Instead, each access is checked against
/// the bounds. A damaged image gives errors or other messages, but never a trap.
///
/// ```swift
/// let catalog = try CompiledCatalog(image: bytes)
/// let message = try catalog.message(forKey: "Goal", table: "W8", language: "es")
/// ```
package struct CompiledCatalog: Sendable {
  /// The language of the keys.
  package let sourceLanguage: String
  /// The version of the CLDR that defines the plural categories: "42.0".
  package let cldrVersion: String
  /// The tables, sorted by name.
  package let tables: [Table]
  /// The bytes of the image.
  let bytes: BinaryCatalogBytes

  /// Opens an image that is embedded in the program.
  ///
  /// - Throws: `notAnImage`, `unsupportedVersion`, `wrongLength` or `corrupt`.
  /// - Complexity: O(*n*), where *n* is the number of tables and languages.
  package init(image: StaticString) throws(CompiledCatalogError) {
    // A literal of one character may have no pointer. It cannot be an image.
    guard image.hasPointerRepresentation else { throw .notAnImage }
    let bytes = UnsafeRawBufferPointer(
      start: image.utf8Start,
      count: image.utf8CodeUnitCount
    )
    try self.init(BinaryCatalogBytes(bytes, owner: nil))
  }

  /// Opens a copy of an image.
  ///
  /// - Throws: `notAnImage`, `unsupportedVersion`, `wrongLength` or `corrupt`.
  /// - Complexity: O(*n*), where *n* is the length of the image.
  package init(image: some Collection<UInt8>) throws(CompiledCatalogError) {
    let storage = BinaryCatalogStorage(copying: image)
    try self.init(BinaryCatalogBytes(storage.bytes, owner: storage))
  }

  /// Opens an image in memory that does not change during the lifetime of `owner`; without one,
  /// ever.
  ///
  /// - Throws: `notAnImage`, `unsupportedVersion`, `wrongLength` or `corrupt`.
  /// - Complexity: O(*n*), where *n* is the number of tables and languages.
  package init(
    image: UnsafeRawBufferPointer,
    owner: (any AnyObject & Sendable)?
  ) throws(CompiledCatalogError) {
    try self.init(BinaryCatalogBytes(image, owner: owner))
  }

  private init(_ bytes: BinaryCatalogBytes) throws(CompiledCatalogError) {
    let header = try BinaryCatalogHeader(reading: bytes)
    let languages = try header.languages(in: bytes)
    self.bytes = bytes
    sourceLanguage = bytes.string(in: header.sourceLanguage)
    cldrVersion = bytes.string(in: header.cldrVersion)
    tables = try header.tableOffsets.map { offset throws(CompiledCatalogError) in
      try Table(at: offset, in: bytes, languages: languages)
    }
  }

  /// Returns the table with a name; `nil` if there is none.
  package func table(named name: String) -> Table? {
    tables.first { $0.name == name }
  }

  /// Returns the languages of a table's messages, sorted; an empty array if there is no such table.
  package func languages(ofTable name: String) -> [String] {
    table(named: name)?.languages ?? []
  }

  /// Returns a message; `nil` if the table does not have it in this language.
  ///
  /// For several lookups, keep the ``Table``. To follow a chain of languages, keep the
  /// ``Table/Entry``.
  ///
  /// - Throws: `corrupt` or `tooDeep` if the image is damaged.
  package func message(
    forKey key: String,
    table name: String,
    language: String
  ) throws(CompiledCatalogError) -> MessageTree? {
    guard let table = table(named: name), let column = table.column(ofLanguage: language) else {
      return nil
    }
    return try table.entry(forKey: key)?.message(inColumn: column)
  }
}

// MARK: - Table

extension CompiledCatalog {
  /// The messages of one table.
  package struct Table: Sendable {
    /// The name of the table.
    package let name: String
    /// The languages of the table's messages, sorted.
    ///
    /// The index of a language is its column.
    package let languages: [String]
    /// The number of keys.
    package let count: Int
    private let bytes: BinaryCatalogBytes
    private let entriesOffset: Int
    private let entryLength: Int
    private let bucketsOffset: Int
    private let bucketMask: Int

    init(
      at offset: Int,
      in bytes: BinaryCatalogBytes,
      languages: [String]
    ) throws(CompiledCatalogError) {
      func field(_ index: Int) throws(CompiledCatalogError) -> Int {
        try bytes.fixed(at: offset + index * BinaryCatalogFormat.fixedLength)
      }
      let columns = try bytes.offsets(
        count: try field(2),
        from: try field(3),
        stride: BinaryCatalogFormat.fixedLength
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
      entryLength = BinaryCatalogFormat.entryLength(columnCount: columns.count)
      _ = try bytes.range(at: entriesOffset, length: count * entryLength)
    }

    /// Returns the column of a language; `nil` if the table has no message in that language.
    package func column(ofLanguage language: String) -> Int? {
      languages.firstIndex(of: language)
    }

    /// Returns the entry of a key; `nil` if there is none.
    ///
    /// - Throws: `corrupt` if the image is damaged.
    package func entry(forKey key: String) throws(CompiledCatalogError) -> Entry? {
      guard let index = try index(forKey: key) else { return nil }
      return try entry(at: index)
    }

    /// Returns the index of a key's entry, below ``count``; `nil` if there is none.
    private func index(forKey key: String) throws(CompiledCatalogError) -> Int? {
      var failure: CompiledCatalogError?
      var key = key
      // Only a string that is bridged, and does not store its bytes contiguously, is copied.
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
      let bucket = bucketsOffset + (hash & bucketMask) * BinaryCatalogFormat.fixedLength
      let end = try bytes.fixed(at: bucket + BinaryCatalogFormat.fixedLength)
      var index = try bytes.fixed(at: bucket)
      guard end <= count else { throw .corrupt(offset: bucket) }
      while index < end {
        let offset = entriesOffset + index * entryLength
        if try bytes.fixed(at: offset) == hash, try hasKey(key, at: offset) { return index }
        index += 1
      }
      return nil
    }

    /// Returns the entry at an index below ``count``, in the order of the image.
    ///
    /// - Throws: `corrupt` if there is none.
    package func entry(at index: Int) throws(CompiledCatalogError) -> Entry {
      guard index >= 0, index < count else { throw .corrupt(offset: entriesOffset) }
      let offset = entriesOffset + index * entryLength
      return Entry(bytes: bytes, offset: offset, columnCount: languages.count)
    }

    /// Returns whether the entry at an offset has a key.
    private func hasKey(
      _ key: UnsafeRawBufferPointer,
      at offset: Int
    ) throws(CompiledCatalogError) -> Bool {
      let range = try bytes.reference(at: offset + BinaryCatalogFormat.fixedLength)
      return bytes.withBytes(in: range) { CompiledCatalog.isSameKey($0, key) }
    }
  }
}

// MARK: - Entry

extension CompiledCatalog.Table {
  /// A key with its messages.
  package struct Entry: Sendable {
    let bytes: BinaryCatalogBytes
    let offset: Int
    let columnCount: Int

    /// Returns the key.
    ///
    /// - Throws: `corrupt` if the image is damaged.
    package func key() throws(CompiledCatalogError) -> String {
      bytes.string(in: try bytes.reference(at: offset + BinaryCatalogFormat.fixedLength))
    }

    /// Returns the message in the language of a column; `nil` if there is none.
    ///
    /// - Throws: `corrupt` or `tooDeep` if the image is damaged.
    /// - Complexity: O(*n*), where *n* is the length of the message.
    package func message(inColumn column: Int) throws(CompiledCatalogError) -> MessageTree? {
      guard let node = try node(inColumn: column) else { return nil }
      return try MessageTree(decoding: bytes, node: node)
    }

    /// Returns the range of the message in the language of a column; `nil` if there is none.
    ///
    /// - Throws: `corrupt` if the image is damaged.
    func node(inColumn column: Int) throws(CompiledCatalogError) -> Range<Int>? {
      guard column >= 0, column < columnCount else { return nil }
      let start = try bytes.fixed(at: offset + (3 + column) * BinaryCatalogFormat.fixedLength)
      guard start > 0 else { return nil }
      var cursor = try BinaryCatalogCursor(bytes, from: start)
      return try cursor.sized()
    }
  }
}

/// An error that prevents the use of an image.
package enum CompiledCatalogError: Error, Hashable, Sendable {
  /// The bytes do not begin like an image.
  case notAnImage
  /// The version of the image format is not supported.
  case unsupportedVersion(Int)
  /// The length of the image differs from the one in its header.
  case wrongLength(expected: Int, actual: Int)
  /// The bytes at this offset violate the format.
  case corrupt(offset: Int)
  /// The messages do not fit into one image.
  case tooLarge
  /// Messages are nested deeper in one another than a reader follows them.
  case tooDeep
}
