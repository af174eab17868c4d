import ICU

extension CompiledCatalog {
  /// Collects messages and writes them as an image.
  ///
  /// The image does not depend on the order in which messages are added.
  package struct Builder {
    private let sourceLanguage: String
    private let cldrVersion: String
    private var tables: [String: [Key: [String: MessageTree]]] = [:]

    /// Creates a builder of an image without messages.
    ///
    /// - Parameters:
    ///   - sourceLanguage: The language of the keys.
    ///   - cldrVersion: The version of the CLDR that defines the plural categories.
    package init(sourceLanguage: String, cldrVersion: String = ICUVersion.cldr) {
      self.sourceLanguage = sourceLanguage
      self.cldrVersion = cldrVersion
    }

    /// Adds a message, or replaces the one for the same key, table and language.
    package mutating func add(
      _ message: MessageTree,
      forKey key: String,
      table: String,
      language: String
    ) {
      tables[table, default: [:]][Key(key), default: [:]][language] = message
    }

    /// Adds the messages of a key by language, and replaces existing ones.
    mutating func add(_ messages: [String: MessageTree], forKey key: String, table: String) {
      tables[table, default: [:]][Key(key), default: [:]].merge(messages) { $1 }
    }

    /// Returns the image.
    ///
    /// - Throws: `tooLarge` if the image would exceed the maximum length, `tooDeep` if a message is
    ///   nested deeper than a reader allows.
    /// - Complexity: O(*n* log *n*), where *n* is the number of messages.
    package func image() throws(CompiledCatalogError) -> [UInt8] {
      let messages = tables.values.lazy.flatMap(\.values).flatMap(\.values)
      guard messages.allSatisfy({ $0.depth <= BinaryCatalogFormat.maximumDepth }) else {
        throw .tooDeep
      }
      let layout = BinaryCatalogLayout(
        sourceLanguage: sourceLanguage,
        cldrVersion: cldrVersion,
        tables: tables
      )
      let image = layout.write()
      guard image.count <= BinaryCatalogFormat.maximumNumber else { throw .tooLarge }
      return image
    }
  }

  /// A key that is compared by bytes.
  ///
  /// `String` treats "é" and "e" with a combining accent as equal; a catalog does not.
  struct Key: Hashable {
    let utf8: [UInt8]

    init(_ key: String) {
      utf8 = Array(key.utf8)
    }
  }
}
