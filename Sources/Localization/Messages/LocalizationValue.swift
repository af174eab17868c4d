#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A localizable string: its key and its arguments.
///
/// `String.LocalizationValue`, the name in Foundation, is an alias.
///
/// ```swift
/// let value: String.LocalizationValue = "Logged \(3) entries"
/// value.key  // "Logged %lld entries"
/// ```
public struct LocalizationValue: Hashable, Sendable {
  /// The key of the lookup.
  let messageKey: MessageKey
  /// The arguments, in the order of the placeholders.
  let arguments: [MessageArgument]

  init(key: MessageKey, arguments: [MessageArgument]) {
    messageKey = key
    self.arguments = arguments
  }

  /// The key: the string with a placeholder for each argument.
  public var key: String { messageKey.string }

  /// Creates a value from a key that is known only at run time.
  ///
  /// A percent sign in it is a placeholder without an argument.
  public init(_ key: String) {
    self.init(key: .text(key), arguments: [])
  }

  /// Creates a value from a key with placeholders that is known only at run time, and its
  /// arguments.
  ///
  /// Integers, floating-point numbers, strings and `LocalizedStringResource` values are formatted
  /// by their types; other values use their description. This replaces `String(format:
  /// NSLocalizedString(key, …), number)`:
  ///
  /// ```swift
  /// String(localized: LocalizationValue("%lld entries", arguments: [3]))
  /// ```
  public init(_ key: String, arguments: [any Sendable]) {
    self.init(key: .text(key), arguments: arguments.map(MessageArgument.init(describing:)))
  }

  /// Returns a copy whose open placeholders have arguments, as far as there are any.
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
  /// Creates a value from a literal without arguments.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a value from a literal with arguments.
  public init(stringInterpolation: StringInterpolation) {
    self.init(key: .utf8(stringInterpolation.key), arguments: stringInterpolation.arguments)
  }
}

extension String {
  /// A localizable string: its key and its arguments.
  public typealias LocalizationValue = Localization.LocalizationValue
}

// MARK: - String interpolation

extension LocalizationValue {
  /// Collects the literals and the arguments of an interpolated string.
  ///
  /// The placeholders are those that Swift's extractor writes into a catalog.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// The string with its placeholders in UTF-8.
    ///
    /// Appending to a `String` takes several times as long.
    ///
    /// A percent sign is doubled only if the string has a placeholder: a string without one is no
    /// format.
    private(set) var key: [UInt8] = []
    private(set) var arguments: [MessageArgument] = []

    /// Reserves memory for the literals and arguments.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + placeholderLength * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    mutating func append(literal: String) {
      // Swift passes an empty literal between two adjacent arguments.
      guard !literal.isEmpty else { return }
      let start = key.count
      literal.withContiguousUTF8 { key += $0 }
      if !arguments.isEmpty { doublePercentSigns(from: start) }
    }

    mutating func append(_ argument: MessageArgument, placeholder: String) {
      if arguments.isEmpty { doublePercentSigns(from: 0) }
      placeholder.withContiguousUTF8 { key += $0 }
      arguments.append(argument)
    }

    private mutating func doublePercentSigns(from start: Int) {
      guard key[start...].contains(percentSign) else { return }
      let doubled = key[start...].flatMap { $0 == percentSign ? [$0, $0] : [$0] }
      key.replaceSubrange(start..., with: doubled)
    }
  }
}

extension LocalizationValue.StringInterpolation {
  /// Appends a literal.
  public mutating func appendLiteral(_ literal: String) {
    append(literal: literal)
  }

  /// Appends a string: `%@`.
  public mutating func appendInterpolation(_ value: String) {
    append(.text(value), placeholder: "%@")
  }

  /// Appends a string: `%@`.
  public mutating func appendInterpolation(_ value: Substring) {
    append(.text(String(value)), placeholder: "%@")
  }

  /// Appends an integer: `%lld`.
  public mutating func appendInterpolation(_ value: Int) {
    append(.integer(Int64(value)), placeholder: "%lld")
  }

  /// Appends an integer: `%lld`, or `%d`, `%u`, `%llu`, depending on its type.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
    append(MessageArgument(value), placeholder: Self.placeholder(Value.self))
  }

  /// Appends a floating-point number: `%lf`, or `%f` for a `Float`.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
    let placeholder = Value.self == Float.self ? "%f" : "%lf"
    append(.floatingPoint(Double(value)), placeholder: placeholder)
  }

  /// Appends an integer with a printf specifier.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: Value,
    specifier: String
  ) {
    append(MessageArgument(value), placeholder: specifier)
  }

  /// Appends a floating-point number with a printf specifier: `%.1f`.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: Value,
    specifier: String
  ) {
    append(.floatingPoint(Double(value)), placeholder: specifier)
  }

  /// Appends a string with a printf specifier: `%10@`.
  public mutating func appendInterpolation(_ value: String, specifier: String) {
    append(.text(value), placeholder: specifier)
  }

  /// Appends a value in a format of the user's locale: `%@`.
  public mutating func appendInterpolation<Format: LocalizedFormat>(
    _ value: Format.Input,
    format: Format
  ) {
    append(.formatted(FormattedArgument(value, format: format)), placeholder: "%@")
  }

  /// Appends an integer in a format of the user's locale, to its last digit: `%@`.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: Value,
    format: NumberStyle
  ) {
    let argument = FormattedArgument(WholeNumber(value), format: WholeNumberStyle(style: format))
    append(.formatted(argument), placeholder: "%@")
  }

  /// Appends a string that is looked up in the user's language: `%@`.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append(.resource(resource), placeholder: "%@")
  }

  /// Appends a value whose string is looked up in the user's language: `%@`.
  public mutating func appendInterpolation<Value: CustomLocalizedStringResourceConvertible>(
    _ value: Value
  ) {
    append(.resource(value.localizedStringResource), placeholder: "%@")
  }

  /// Appends the description of any other value, which is not localized: `%@`.
  ///
  /// Optional values are not accepted: the caller decides what to show for `nil`.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
    append(.text(value.description), placeholder: "%@")
  }

  private static func placeholder<Value: FixedWidthInteger>(_ type: Value.Type) -> String {
    switch (Value.isSigned, Value.bitWidth > Int32.bitWidth) {
    case (true, true): "%lld"
    case (true, false): "%d"
    case (false, true): "%llu"
    case (false, false): "%u"
    }
  }
}

/// The length of most placeholders, in bytes.
private let placeholderLength = 4

private let percentSign = UInt8(ascii: "%")

// MARK: - Format style

extension LocalizationValue.StringInterpolation {
  /// Appends a value in a format of Foundation with the user's locale: `%@`.
  ///
  /// A style without a locale, such as `.iso8601`, gives the same string for every user.
  public mutating func appendInterpolation<Style: FormatStyle>(
    _ value: Style.FormatInput,
    format style: Style
  ) where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == String, Style: Sendable {
    append(.formatted(FormattedArgument(value, style: style)), placeholder: "%@")
  }
}

// MARK: - Placeholder

extension LocalizationValue {
  /// The type of an argument that is given later, by ``LocalizationOptions``.
  public enum Placeholder: Hashable, Sendable {
    /// An integer: `%lld`.
    case int
    /// An integer that is not negative: `%llu`.
    case uint
    /// A floating-point number: `%f`.
    case float
    /// A floating-point number: `%lf`.
    case double
    /// A string: `%@`.
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
  /// Appends a placeholder whose argument is given later.
  public mutating func appendInterpolation(placeholder: LocalizationValue.Placeholder) {
    appendInterpolation(placeholder: placeholder, specifier: placeholder.specifier)
  }

  /// Appends a placeholder with a printf specifier, whose argument is given later.
  public mutating func appendInterpolation(
    placeholder: LocalizationValue.Placeholder,
    specifier: String
  ) {
    append(.open(specifier: specifier), placeholder: specifier)
  }
}
