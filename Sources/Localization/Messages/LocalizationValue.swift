extension String {
  /// A text that is looked up before it is shown: its key, and the values that stand in it.
  ///
  /// ```swift
  /// let value: String.LocalizationValue = "Logged \(3) entries"
  /// value.key  // "Logged %lld entries"
  /// ```
  public struct LocalizationValue: Hashable, Sendable {
    /// The key: the text with a placeholder for each value.
    public let key: String
    /// The values, in the order of the placeholders.
    let arguments: [MessageArgument]

    init(key: String, arguments: [MessageArgument]) {
      self.key = key
      self.arguments = arguments
    }

    /// Takes a key that is known only when the program runs; a percent sign in it is a placeholder
    /// of no value.
    public init(_ key: String) {
      self.init(key: key, arguments: [])
    }
  }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
  /// Takes a text without values.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Takes a text with values.
  public init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
  }
}
