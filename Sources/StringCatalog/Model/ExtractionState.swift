extension StringCatalog {
  /// How an entry came to be, and whether the code still has it.
  public struct ExtractionState: RawRepresentable, Hashable, Sendable {
    /// The value as a catalog writes it; one that this library does not know is kept.
    public var rawValue: String

    /// Creates a state from the value that a catalog writes.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The code gives the key and a default value.
    public static let extractedWithValue = ExtractionState(rawValue: "extracted_with_value")
    /// Somebody added the key by hand; tools never remove it.
    public static let manual = ExtractionState(rawValue: "manual")
    /// The key came from a `.strings` file and was not yet found in code.
    public static let migrated = ExtractionState(rawValue: "migrated")
    /// The code no longer has the key.
    public static let stale = ExtractionState(rawValue: "stale")
  }
}
