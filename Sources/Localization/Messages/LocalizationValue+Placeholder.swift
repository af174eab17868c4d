extension LocalizationValue {
  /// The type of a value that is given later, by ``LocalizationOptions``.
  public enum Placeholder: Hashable, Sendable {
    /// A whole number: `%lld`.
    case int
    /// A whole number that is not below zero: `%llu`.
    case uint
    /// A number: `%f`.
    case float
    /// A number: `%lf`.
    case double
    /// A text: `%@`.
    case object

    /// The placeholder in the key.
    var specifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }
  }
}

extension LocalizationValue.StringInterpolation {
  /// Appends the place of a value that is given later.
  public mutating func appendInterpolation(placeholder: LocalizationValue.Placeholder) {
    appendInterpolation(placeholder: placeholder, specifier: placeholder.specifier)
  }

  /// Appends the place of a value that is given later, with a printf specifier of the caller's.
  public mutating func appendInterpolation(
    placeholder: LocalizationValue.Placeholder,
    specifier: String
  ) {
    append(.open(specifier: specifier), placeholder: specifier)
  }
}
