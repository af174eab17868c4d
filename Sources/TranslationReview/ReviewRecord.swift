package import JSONSyntax
package import OrderedCollections
package import StringCatalog

/// A line of `.xcstrings/review.jsonl`.
///
/// ```json
/// {"catalog":"App/Localizable.xcstrings","key":"door","source":{"":"Open the door"},"seen":"s1-…"}
/// {"catalog":"App/Localizable.xcstrings","key":"door","language":"es","from":{"":"Open door"}}
/// {"catalog":"App/Localizable.xcstrings","key":"door","language":"es","path":"","origin":"mt:apertium","value":"t1-…","for":"s1-…"}
/// ```
package struct ReviewRecord: Hashable, Sendable {
  /// The text or key that the line is about.
  package var identity: Identity
  /// What the line says.
  package var content: Content
  /// The fields that this version of the program does not know, which are kept.
  package var unknownFields: [JSONValue.Member]

  /// What a line says.
  package enum Content: Hashable, Sendable {
    /// The source texts for which the translations of a key were made, and their version.
    ///
    /// Keys that are their own source text have no such line.
    case source(OrderedDictionary<String, String>, seen: TextVersion)
    /// The source texts from which a translation was made that waits for review since they changed.
    case former(OrderedDictionary<String, String>)
    /// Where a draft comes from, such as `memory:97` or `mt:apertium`, the version that it had, and
    /// the version of the source text that was translated; `nil` if it is not known.
    case draft(origin: String, value: TextVersion, source: TextVersion?)
    /// A kind of line that this version of the program does not know.
    case unknown
  }

  /// Creates a line.
  package init(
    _ identity: Identity,
    _ content: Content,
    unknownFields: [JSONValue.Member] = []
  ) {
    self.identity = identity
    self.content = content
    self.unknownFields = unknownFields
  }

  /// Creates the line of a source text.
  package init(
    sourceOf key: String,
    in catalog: String,
    _ texts: OrderedDictionary<String, String>,
    seen: TextVersion
  ) {
    self.init(
      Identity(catalog: catalog, key: key, kind: .source),
      .source(texts, seen: seen)
    )
  }

  /// Creates the line of a translation that waits for review.
  package init(
    waiting language: String,
    of key: String,
    in catalog: String,
    from texts: OrderedDictionary<String, String>
  ) {
    self.init(
      Identity(catalog: catalog, key: key, language: language, kind: .former),
      .former(texts)
    )
  }

  /// Creates the line of a draft.
  ///
  /// - Parameters:
  ///   - path: The name of the variant, such as `plural.one`; empty for a text without variants.
  ///   - language: The language of the draft.
  ///   - key: The key.
  ///   - catalog: The path of the catalog in the project.
  ///   - origin: Where it comes from, such as `memory:97` or `mt:apertium`.
  ///   - value: The version of the text with its state, for which the line is valid.
  ///   - source: The version of the source text that was translated; `nil` if it is not known.
  package init(
    draft path: String,
    in language: String,
    of key: String,
    catalog: String,
    origin: String,
    value: TextVersion,
    source: TextVersion? = nil
  ) {
    self.init(
      Identity(catalog: catalog, key: key, language: language, path: path, kind: .draft),
      .draft(origin: origin, value: value, source: source)
    )
  }
}

extension ReviewRecord {
  /// What a line is about.
  ///
  /// A file has one line for each identity.
  package struct Identity: Hashable, Sendable {
    /// The path of the catalog, relative to the folder that contains `.xcstrings`.
    package var catalog: String
    /// The key.
    package var key: String
    /// The language; `nil` for the key itself.
    package var language: String?
    /// The name of the variant; `nil` for all variants.
    package var path: String?
    /// The kind of the line.
    package var kind: Kind

    /// Creates an identity.
    package init(
      catalog: String,
      key: String,
      language: String? = nil,
      path: String? = nil,
      kind: Kind
    ) {
      self.catalog = catalog
      self.key = key
      self.language = language
      self.path = path
      self.kind = kind
    }

    // Keys that look the same but are composed differently are different keys in a catalog.

    package static func == (left: Identity, right: Identity) -> Bool {
      left.parts.elementsEqual(right.parts) && left.kind == right.kind
    }

    package func hash(into hasher: inout Hasher) {
      for part in parts { hasher.combine(part) }
      hasher.combine(kind)
    }

    private var parts: [ExactString?] {
      [ExactString(catalog), ExactString(key)] + [language, path].map { $0.map(ExactString.init) }
    }
  }

  /// The kind of a line.
  package enum Kind: Hashable, Sendable {
    case source
    case former
    case draft
    /// A kind that this version of the program does not know, with the names of its fields.
    case unknown(String)
  }
}

extension ReviewRecord.Identity {
  /// Returns whether a line precedes another one in the file.
  ///
  /// The lines are sorted by catalog, key, language and path, in the order of code points. The line of
  /// a key precedes those of its languages.
  package func precedes(_ other: Self) -> Bool {
    for (left, right) in [(catalog, other.catalog), (key, other.key)]
    where !left.hasSameCodePoints(as: right) {
      return left.utf8.lexicographicallyPrecedes(right.utf8)
    }
    for (left, right) in [(language, other.language), (path, other.path)] {
      guard let right else {
        if left != nil { return false }
        continue
      }
      guard let left else { return true }
      if !left.hasSameCodePoints(as: right) {
        return left.utf8.lexicographicallyPrecedes(right.utf8)
      }
    }
    return kind.rank < other.kind.rank
  }
}

extension ReviewRecord.Kind {
  /// A text whose order is that of the kinds.
  fileprivate var rank: String {
    switch self {
    case .source: "0"
    case .former: "1"
    case .draft: "2"
    case .unknown(let names): "3\(names)"
    }
  }
}
