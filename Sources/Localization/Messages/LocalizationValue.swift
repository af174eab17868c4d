/// A text that is looked up before it is shown: its key, and the values that stand in it.
///
/// Foundation knows it as `String.LocalizationValue`, which is another name of it here too.
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
  /// Which of the values are still to be given, by their places among the values.
  let openPlaces: [Int]

  init(key: String, arguments: [MessageArgument], openPlaces: [Int] = []) {
    self.key = key
    self.arguments = arguments
    self.openPlaces = openPlaces
  }

  /// Takes a key that is known only when the program runs; a percent sign in it is a placeholder
  /// of no value.
  public init(_ key: String) {
    self.init(key: key, arguments: [])
  }

  /// Takes a key with placeholders that is known only when the program runs, and the values for them.
  ///
  /// A whole number, a number, a text and a `LocalizedStringResource` are shown as such, anything else
  /// as it describes itself. What `String(format: NSLocalizedString(key, …), number)` says elsewhere is
  /// here:
  ///
  /// ```swift
  /// String(localized: LocalizationValue("%lld entries", arguments: [3]))
  /// ```
  public init(_ key: String, arguments: [any Sendable]) {
    self.init(key: key, arguments: arguments.map(MessageArgument.init(describing:)))
  }

  /// Returns the same with values in the open places, as far as there are any.
  func filled(with replacements: [MessageArgument]) -> LocalizationValue {
    var arguments = arguments
    for (place, replacement) in zip(openPlaces, replacements) { arguments[place] = replacement }
    return LocalizationValue(
      key: key,
      arguments: arguments,
      openPlaces: Array(openPlaces.dropFirst(replacements.count))
    )
  }
}

extension LocalizationValue: ExpressibleByStringInterpolation {
  /// Takes a text without values.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Takes a text with values.
  public init(stringInterpolation: StringInterpolation) {
    self.init(
      key: stringInterpolation.key,
      arguments: stringInterpolation.arguments,
      openPlaces: stringInterpolation.openPlaces
    )
  }
}

extension String {
  /// A text that is looked up before it is shown.
  public typealias LocalizationValue = Localization.LocalizationValue
}
