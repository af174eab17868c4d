/// The path to a part of a catalog: the key of an entry, and the names of the fields below it.
///
/// ```swift
/// let path = CatalogPath(key: "Hello", fields: ["localizations", "es", "stringUnit"])
/// path.language // "es"
/// ```
public struct CatalogPath: Hashable, Sendable {
  /// The key of the entry, or `nil` for a field of the catalog itself, such as its version.
  public var key: String?
  /// The names of the fields from the entry to the part; empty for the entry as a whole.
  public var fields: [String]

  /// Creates a path.
  public init(key: String?, fields: [String] = []) {
    self.key = key
    self.fields = fields
  }

  /// The language of the part, or `nil` if it is not part of a localization.
  public var language: String? {
    key != nil && fields.count > 1 && fields[0] == "localizations" ? fields[1] : nil
  }

  /// Whether the part is the whole entry.
  public var isEntry: Bool {
    key != nil && fields.isEmpty
  }

  /// Returns whether the other part is this one or a part of it.
  public func contains(_ other: CatalogPath) -> Bool {
    exactKey == other.exactKey && other.exactFields.starts(with: exactFields)
  }
}

extension CatalogPath {
  /// Returns whether two paths have the same code points.
  ///
  /// Keys that only look the same are different.
  public static func == (lhs: CatalogPath, rhs: CatalogPath) -> Bool {
    lhs.exactKey == rhs.exactKey && lhs.exactFields == rhs.exactFields
  }

  /// Adds the code points of the path to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(exactKey)
    hasher.combine(exactFields)
  }

  private var exactKey: ExactString? { key.map(ExactString.init) }

  private var exactFields: [ExactString] { fields.map(ExactString.init) }
}
