extension StringCatalog {
  /// A part of a text that varies with one argument; the text holds it as `%#@name@`.
  public struct Substitution: Hashable, Sendable {
    /// The position of the argument, counted from 1; `nil` leaves it to the order of the text.
    public var argNum: Int?
    /// The specifier of the argument without its percent sign: `lld`.
    public var formatSpecifier: String
    /// The variants; each holds the argument as `%arg`.
    public var variations: Variations
    /// What the model has no name for.
    public var unknownFields = UnknownFields()

    /// Creates a substitution.
    public init(argNum: Int? = nil, formatSpecifier: String, variations: Variations) {
      self.argNum = argNum
      self.formatSpecifier = formatSpecifier
      self.variations = variations
    }
  }
}
