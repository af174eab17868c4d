extension StringCatalog {
  /// How far the translation of a text has come.
  public struct TranslationState: RawRepresentable, Hashable, Sendable {
    /// The value as a catalog writes it; one that this library does not know is kept.
    public var rawValue: String

    /// Creates a state from the value that a catalog writes.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A machine translated it; since Xcode 27.
    public static let machineTranslated = TranslationState(rawValue: "machine_translated")
    /// Somebody should look at it, for example because the source text has changed.
    public static let needsReview = TranslationState(rawValue: "needs_review")
    /// Nobody has translated it yet.
    public static let new = TranslationState(rawValue: "new")
    /// The code no longer has the text.
    public static let stale = TranslationState(rawValue: "stale")
    /// It is done.
    public static let translated = TranslationState(rawValue: "translated")
  }
}
