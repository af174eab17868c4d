extension StringCatalog {
  /// A text that is to stand in a catalog.
  ///
  /// ```swift
  /// try catalog.apply(StringCatalog.TextEdit("Hola", forKey: "Hello", language: "es"))
  /// ```
  public struct TextEdit: Hashable, Sendable {
    /// The key of the entry.
    public var key: String
    /// The language of the text.
    public var language: String
    /// Which of the texts of the language.
    public var variant: Variant
    /// The text.
    public var value: String
    /// How far the translation has come.
    public var state: TranslationState
    /// Whether a text that varies otherwise gives way to the new one.
    public var replacesVariations: Bool

    /// Creates an edit.
    public init(
      _ value: String,
      forKey key: String,
      language: String,
      variant: Variant = .plain,
      state: TranslationState = .translated,
      replacesVariations: Bool = false
    ) {
      self.key = key
      self.language = language
      self.variant = variant
      self.value = value
      self.state = state
      self.replacesVariations = replacesVariations
    }
  }
}
