/// Messages of tables in languages, read in place from an image.
///
/// Nothing is decoded, copied or checked as a whole when an image is opened. Each access is checked
/// against the bounds instead: a damaged image gives errors or other messages, but never a trap.
///
/// ```swift
/// let catalog = try CompiledCatalog(image: bytes)
/// let message = try catalog.message(forKey: "Goal", table: "W8", language: "es")
/// ```
package struct CompiledCatalog: Sendable {
  /// The language that the keys are written in.
  package let sourceLanguage: String
  /// The version of the CLDR whose plural categories the messages have: "42.0".
  package let cldrVersion: String
  /// The tables, sorted by name.
  package let tables: [Table]
  /// The bytes of the image.
  let bytes: ImageBytes

  /// Opens an image that stands in the program.
  ///
  /// - Throws: `notAnImage`, `unsupportedVersion`, `wrongLength` or `corrupt`.
  /// - Complexity: O(*n*), where *n* is the number of tables and languages.
  package init(image: StaticString) throws(CompiledCatalogError) {
    // A literal of one character can be kept without a pointer, and is no image.
    guard image.hasPointerRepresentation else { throw .notAnImage }
    let bytes = UnsafeRawBufferPointer(
      start: image.utf8Start,
      count: image.utf8CodeUnitCount
    )
    try self.init(ImageBytes(bytes, owner: nil))
  }

  /// Opens a copy of an image.
  ///
  /// - Throws: `notAnImage`, `unsupportedVersion`, `wrongLength` or `corrupt`.
  /// - Complexity: O(*n*), where *n* is the length of the image.
  package init(image: some Collection<UInt8>) throws(CompiledCatalogError) {
    let storage = ImageStorage(copying: image)
    try self.init(ImageBytes(storage.bytes, owner: storage))
  }

  /// Opens an image in memory that stays as it is as long as `owner` lives; without one, forever.
  ///
  /// - Throws: `notAnImage`, `unsupportedVersion`, `wrongLength` or `corrupt`.
  /// - Complexity: O(*n*), where *n* is the number of tables and languages.
  package init(
    image: UnsafeRawBufferPointer,
    owner: (any AnyObject & Sendable)?
  ) throws(CompiledCatalogError) {
    try self.init(ImageBytes(image, owner: owner))
  }

  private init(_ bytes: ImageBytes) throws(CompiledCatalogError) {
    let header = try ImageHeader(reading: bytes)
    let languages = try header.languages(in: bytes)
    self.bytes = bytes
    sourceLanguage = bytes.string(in: header.sourceLanguage)
    cldrVersion = bytes.string(in: header.cldrVersion)
    tables = try header.tableOffsets.map { offset throws(CompiledCatalogError) in
      try Table(at: offset, in: bytes, languages: languages)
    }
  }

  /// Returns the table of a name; `nil` if the image does not have it.
  package func table(named name: String) -> Table? {
    tables.first { $0.name == name }
  }

  /// Returns the languages that a table has messages in, sorted; none if there is no such table.
  package func languages(ofTable name: String) -> [String] {
    table(named: name)?.languages ?? []
  }

  /// Returns a message; `nil` if the table does not have it in this language.
  ///
  /// Who asks more than once keeps the ``Table``, and who follows a chain of languages the
  /// ``Table/Entry``.
  ///
  /// - Throws: `corrupt` if the image is damaged.
  package func message(
    forKey key: String,
    table name: String,
    language: String
  ) throws(CompiledCatalogError) -> CompiledMessage? {
    guard let table = table(named: name), let column = table.column(ofLanguage: language) else {
      return nil
    }
    return try table.entry(forKey: key)?.message(inColumn: column)
  }
}
