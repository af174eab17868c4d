extension CompiledCatalog {
  /// Collects messages and writes them as an image.
  ///
  /// The same messages give the same bytes, in whatever order they are added.
  package struct Builder {
    private let sourceLanguage: String
    private var tables: [String: [Key: [String: MessageTree]]] = [:]

    /// Creates a builder of an image without messages.
    package init(sourceLanguage: String) {
      self.sourceLanguage = sourceLanguage
    }

    /// Adds a message; one that is there already for key, table and language is replaced.
    package mutating func add(
      _ message: MessageTree,
      forKey key: String,
      table: String,
      language: String
    ) {
      tables[table, default: [:]][Key(key), default: [:]][language] = message
    }

    /// Returns the image.
    ///
    /// - Throws: `tooLarge` if it would be longer than an image can be, `tooDeep` if a message is
    ///   nested deeper than a reader follows it.
    /// - Complexity: O(*n* log *n*), where *n* is the number of messages.
    package func image() throws(CompiledCatalogError) -> [UInt8] {
      let messages = tables.values.lazy.flatMap(\.values).flatMap(\.values)
      guard messages.allSatisfy({ $0.depth <= ImageFormat.maximumDepth }) else { throw .tooDeep }
      let layout = ImageLayout(sourceLanguage: sourceLanguage, tables: tables)
      let image = layout.write()
      guard image.count <= ImageFormat.maximumNumber else { throw .tooLarge }
      return image
    }
  }

  /// A key, equal to another one only if the bytes are: `String` takes "é" and "e" with an accent
  /// for the same, a catalog does not.
  struct Key: Hashable {
    let utf8: [UInt8]

    init(_ key: String) {
      utf8 = Array(key.utf8)
    }
  }
}
