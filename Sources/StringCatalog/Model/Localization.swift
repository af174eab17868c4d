public import OrderedCollections

extension StringCatalog {
  /// What a catalog has for a key in one language, or for one variant of it.
  public struct Localization: Hashable, Sendable {
    /// The text; `nil` if there are variants instead.
    public var stringUnit: StringUnit?
    /// The variants by plural or device; `nil` if there is one text.
    public var variations: Variations?
    /// The parts of the text that vary on their own, by name.
    public var substitutions: OrderedDictionary<String, Substitution>
    /// The phrases of an App Shortcut; `nil` for any other text.
    public var stringSet: StringSet?
    /// What the model has no name for.
    public var unknownFields = UnknownFields()

    /// Creates a localization.
    public init(
      stringUnit: StringUnit? = nil,
      variations: Variations? = nil,
      substitutions: OrderedDictionary<String, Substitution> = [:],
      stringSet: StringSet? = nil
    ) {
      self.stringUnit = stringUnit
      self.variations = variations
      self.substitutions = substitutions
      self.stringSet = stringSet
    }

    /// Creates a localization that is one text.
    public init(_ value: String, state: TranslationState = .translated) {
      self.init(stringUnit: StringUnit(state: state, value: value))
    }
  }
}
