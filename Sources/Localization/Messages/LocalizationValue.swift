/// A text that is looked up before it is shown: its key, and the values that stand in it.
///
/// Foundation knows it as `String.LocalizationValue`, which is another name of it here too.
///
/// ```swift
/// let value: String.LocalizationValue = "Logged \(3) entries"
/// value.key  // "Logged %lld entries"
/// ```
public struct LocalizationValue: Hashable, Sendable {
  /// The key as it is looked up.
  let messageKey: MessageKey
  /// The values, in the order of the placeholders.
  let arguments: [MessageArgument]

  init(key: MessageKey, arguments: [MessageArgument]) {
    messageKey = key
    self.arguments = arguments
  }

  /// The key: the text with a placeholder for each value.
  public var key: String { messageKey.string }

  /// Takes a key that is known only when the program runs; a percent sign in it is a placeholder
  /// of no value.
  public init(_ key: String) {
    self.init(key: .text(key), arguments: [])
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
    self.init(key: .text(key), arguments: arguments.map(MessageArgument.init(describing:)))
  }

  /// Returns the same with values in the open places, as far as there are any.
  func filled(with replacements: [any Sendable]) -> LocalizationValue {
    var rest = replacements[...]
    let arguments = arguments.map { argument in
      guard case .open = argument, let replacement = rest.popFirst() else { return argument }
      return MessageArgument(describing: replacement)
    }
    return LocalizationValue(key: messageKey, arguments: arguments)
  }
}

extension LocalizationValue: ExpressibleByStringInterpolation {
  /// Takes a text without values.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Takes a text with values.
  public init(stringInterpolation: StringInterpolation) {
    self.init(key: .utf8(stringInterpolation.key), arguments: stringInterpolation.arguments)
  }
}

extension String {
  /// A text that is looked up before it is shown.
  public typealias LocalizationValue = Localization.LocalizationValue
}
