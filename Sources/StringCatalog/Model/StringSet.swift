extension StringCatalog {
  /// Several texts that mean the same: the phrases of an App Shortcut in one language.
  public struct StringSet: Hashable, Sendable {
    /// How far the translation has come.
    public var state: TranslationState
    /// The phrases.
    public var values: [String]
    /// What the model has no name for.
    public var unknownFields = UnknownFields()

    /// Creates a set of texts.
    public init(state: TranslationState, values: [String]) {
      self.state = state
      self.values = values
    }
  }
}
