#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

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

// MARK: - String interpolation

extension LocalizationValue {
  /// Collects the pieces of a text and the values between them.
  ///
  /// The placeholders are those that Swift's extractor writes into a catalog.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// The text with its placeholders, in UTF-8: to append to a `String` takes several times as long.
    ///
    /// A percent sign is doubled only beside a placeholder: a text without any is no format.
    private(set) var key: [UInt8] = []
    private(set) var arguments: [MessageArgument] = []

    /// Makes room for the pieces.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + placeholderLength * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    mutating func append(literal: String) {
      // As there is one between two values that follow each other.
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
  /// Appends a piece of text.
  public mutating func appendLiteral(_ literal: String) {
    append(literal: literal)
  }

  /// Appends a text: `%@`.
  public mutating func appendInterpolation(_ value: String) {
    append(.text(value), placeholder: "%@")
  }

  /// Appends a text: `%@`.
  public mutating func appendInterpolation(_ value: Substring) {
    append(.text(String(value)), placeholder: "%@")
  }

  /// Appends a whole number: `%lld`.
  public mutating func appendInterpolation(_ value: Int) {
    append(.integer(Int64(value)), placeholder: "%lld")
  }

  /// Appends a whole number: `%lld`, or `%d`, `%u`, `%llu` by its type.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
    append(MessageArgument(value), placeholder: Self.placeholder(Value.self))
  }

  /// Appends a number: `%lf`, or `%f` for a `Float`.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
    let placeholder = Value.self == Float.self ? "%f" : "%lf"
    append(.floatingPoint(Double(value)), placeholder: placeholder)
  }

  /// Appends a whole number with a printf specifier of the caller's.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: Value,
    specifier: String
  ) {
    append(MessageArgument(value), placeholder: specifier)
  }

  /// Appends a number with a printf specifier of the caller's: `%.1f`.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: Value,
    specifier: String
  ) {
    append(.floatingPoint(Double(value)), placeholder: specifier)
  }

  /// Appends a text with a printf specifier of the caller's: `%10@`.
  public mutating func appendInterpolation(_ value: String, specifier: String) {
    append(.text(value), placeholder: specifier)
  }

  /// Appends a value in a format of the reader's locale: `%@`.
  public mutating func appendInterpolation<Format: LocalizedFormat>(
    _ value: Format.Input,
    format: Format
  ) {
    append(.formatted(FormattedArgument(value, format: format)), placeholder: "%@")
  }

  /// Appends a whole number in a format of the reader's locale, to its last digit: `%@`.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: Value,
    format: NumberStyle
  ) {
    let argument = FormattedArgument(WholeNumber(value), format: WholeNumberStyle(style: format))
    append(.formatted(argument), placeholder: "%@")
  }

  /// Appends a text that is looked up in the reader's language: `%@`.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append(.resource(resource), placeholder: "%@")
  }

  /// Appends a value whose text is looked up in the reader's language: `%@`.
  public mutating func appendInterpolation<Value: CustomLocalizedStringResourceConvertible>(
    _ value: Value
  ) {
    append(.resource(value.localizedStringResource), placeholder: "%@")
  }

  /// Appends any other value as it describes itself, in no language: `%@`.
  ///
  /// An optional value is none: what is to be shown where there is nothing, the caller has to say.
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

/// The length of most placeholders.
private let placeholderLength = 4

private let percentSign = UInt8(ascii: "%")

// MARK: - Format style

extension LocalizationValue.StringInterpolation {
  /// Appends a value in a format of Foundation's, put into the reader's locale: `%@`.
  ///
  /// A style that has no locale, such as `.iso8601`, writes the same for every reader.
  public mutating func appendInterpolation<Style: FormatStyle>(
    _ value: Style.FormatInput,
    format style: Style
  ) where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == String, Style: Sendable {
    append(.formatted(FormattedArgument(value, style: style)), placeholder: "%@")
  }
}

// MARK: - Placeholder

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
