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
