import ICU

extension CompiledCatalog {
  /// Collects messages and writes them as an image.
  ///
  /// The same messages give the same bytes, in whatever order they are added.
  package struct Builder {
    private let sourceLanguage: String
    private let cldrVersion: String
    private var tables: [String: [Key: [String: MessageTree]]] = [:]

    /// Creates a builder of an image without messages.
    ///
    /// - Parameters:
    ///   - sourceLanguage: the language that the keys are written in.
    ///   - cldrVersion: the version of the CLDR whose plural categories the messages have.
    package init(sourceLanguage: String, cldrVersion: String = ICUVersion.cldr) {
      self.sourceLanguage = sourceLanguage
      self.cldrVersion = cldrVersion
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

    /// Adds the messages of a key by their languages; those that are there already are replaced.
    mutating func add(_ messages: [String: MessageTree], forKey key: String, table: String) {
      tables[table, default: [:]][Key(key), default: [:]].merge(messages) { $1 }
    }

    /// Returns the image.
    ///
    /// - Throws: `tooLarge` if it would be longer than an image can be, `tooDeep` if a message is
    ///   nested deeper than a reader follows it.
    /// - Complexity: O(*n* log *n*), where *n* is the number of messages.
    package func image() throws(CompiledCatalogError) -> [UInt8] {
      let messages = tables.values.lazy.flatMap(\.values).flatMap(\.values)
      guard messages.allSatisfy({ $0.depth <= ImageFormat.maximumDepth }) else { throw .tooDeep }
      let layout = ImageLayout(
        sourceLanguage: sourceLanguage,
        cldrVersion: cldrVersion,
        tables: tables
      )
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
