extension StringCatalog {
  /// A text in one language, and how far its translation has come.
  public struct StringUnit: Hashable, Sendable {
    /// How far the translation has come.
    public var state: TranslationState
    /// The text; placeholders as in ``Entry``'s key.
    public var value: String
    /// What the model has no name for.
    public var unknownFields = UnknownFields()

    /// Creates a text.
    public init(state: TranslationState, value: String) {
      self.state = state
      self.value = value
    }
  }
}
