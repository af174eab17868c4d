extension Diagnostic {
  /// The message of a diagnostic: the identifier of the problem, an English string, and its values.
  ///
  /// A module declares each message once, next to the code that reports it. The parameters of the
  /// function are the values in the string, so the compiler checks them:
  ///
  /// ```swift
  /// extension Diagnostic.Message {
  ///   static func duplicateKey(_ key: String) -> Self {
  ///     Self("duplicate-key", "the key \(key: key) appears twice")
  ///   }
  /// }
  ///
  /// Diagnostic(.duplicateKey(key), .error, at: location)
  /// ```
  ///
  /// Translations have the same values at the same positions. Their key is ``translationKey``.
  public struct Message: Hashable, Sendable {
    /// The stable identifier of the problem.
    public let id: ID
    /// The variant, if several messages have the same identifier; otherwise `nil`.
    public let variant: String?
    /// The English string.
    public let text: Text
    /// The English string for a count of 1, or `nil` if it is the same.
    public let singular: Text?

    /// Creates a message.
    ///
    /// - Parameters:
    ///   - id: The stable identifier of the problem, in kebab case.
    ///   - variant: The variant, if several messages have this identifier.
    ///   - text: The English string. It starts with a lowercase letter and has no full stop.
    ///   - singular: The string if its first count is 1, with the same values in the same order.
    public init(_ id: ID, variant: String? = nil, _ text: Text, one singular: Text? = nil) {
      self.id = id
      self.variant = variant
      self.text = text
      self.singular = singular
    }

    /// The values in the message, in the order of the English string.
    public var arguments: [Argument] { text.arguments }

    /// The key of the translations: the identifier, followed by a period and the variant, if any.
    public var translationKey: String {
      variant.map { "\(id.rawValue).\($0)" } ?? id.rawValue
    }

    /// The message in English, for machines and logs.
    ///
    /// Numbers have no grouping separators, which makes them searchable.
    public var english: String {
      let text = hasCountOfOne ? singular ?? text : text
      return text.filled { $0.text(quotedBy: { "'\($0)'" }) }
    }

    /// Returns the message with each value replaced by the result of a function.
    ///
    /// The values keep their positions, so the translations fit.
    package func replacingArguments(_ replacement: (Argument) -> Argument) -> Message {
      func replaced(_ text: Text) -> Text {
        Text(pieces: text.pieces, arguments: text.arguments.map(replacement))
      }
      return Message(id, variant: variant, replaced(text), one: singular.map(replaced))
    }

    private var hasCountOfOne: Bool {
      for case .integer(let count) in arguments { return count == 1 }
      return false
    }
  }

  /// A value in a message.
  public enum Argument: Hashable, Sendable {
    /// A name or a part of the input, shown unchanged.
    case text(String)
    /// A key of a catalog, shown in straight quotation marks on one line, and truncated if it is
    /// long.
    case key(String)
    /// A name or a value, shown in the quotation marks of the user's language on one line, and
    /// truncated if it is long.
    case quoted(String)
    /// A part of a file, such as an escape sequence, shown in quotation marks without escaping its
    /// backslashes, and truncated if it is long.
    case literal(String)
    /// A count, shown in the digits of the user's locale.
    case integer(Int)
    /// A percentage with a fixed number of fraction digits, formatted for the user's locale.
    case percentage(Double, fractionDigits: Int)
    /// Several names, each in quotation marks, separated by commas.
    case list([String])

    /// Returns the value as a string.
    ///
    /// - Parameter quote: A function that encloses a string in quotation marks.
    /// - Returns: The string. A count has plain digits.
    package func text(quotedBy quote: (String) -> String) -> String {
      switch self {
      case .text(let text): text
      case .key(let key): key.quotedAsKey(limit: Self.longestKey)
      case .quoted(let text): quote(text.escapedOnOneLine.excerpt(Self.longestQuotation))
      case .literal(let text): quote(text.withVisibleControls.excerpt(Self.longestQuotation))
      case .integer(let number): String(number)
      case .percentage(let number, let digits): number.decimalText(fractionDigits: digits) + "%"
      case .list(let texts):
        texts.map { quote($0.escapedOnOneLine.excerpt(Self.longestQuotation)) }
          .joined(separator: ", ")
      }
    }

    /// The maximum number of characters of a key that are shown.
    private static let longestKey = 72
    /// The maximum number of characters of another quoted value that are shown.
    private static let longestQuotation = 200
  }
}

// MARK: - Text

extension Diagnostic.Message {
  /// An English string with values.
  public struct Text: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The parts between the values: one more than there are values.
    package let pieces: [String]
    /// The values.
    package let arguments: [Diagnostic.Argument]

    /// Creates a string from its parts.
    ///
    /// - Precondition: There is one more piece than there are values.
    package init(pieces: [String], arguments: [Diagnostic.Argument]) {
      precondition(pieces.count == arguments.count + 1, "Each value has a piece on either side.")
      self.pieces = pieces
      self.arguments = arguments
    }

    /// Creates a string without values.
    public init(stringLiteral value: String) {
      self.init(pieces: [value], arguments: [])
    }

    /// Creates a string with values.
    public init(stringInterpolation: StringInterpolation) {
      self.init(pieces: stringInterpolation.pieces, arguments: stringInterpolation.arguments)
    }

    /// The string with printf placeholders instead of values, as in a String Catalog.
    ///
    /// A string without values is not a format string: percent signs in it are not doubled.
    package var format: String {
      guard !arguments.isEmpty else { return pieces[0] }
      return zip(pieces, arguments.map(\.placeholder) + [""])
        .map { $0.replacingPercentSigns + $1 }.joined()
    }

    /// Returns the string with each value replaced by the result of a function.
    package func filled(_ text: (Diagnostic.Argument) -> String) -> String {
      zip(pieces, arguments.map(text) + [""]).map { $0 + $1 }.joined()
    }

    /// The parts and values of an interpolated string literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var pieces = [""]
      fileprivate var arguments: [Diagnostic.Argument] = []

      /// Creates an empty string.
      public init(literalCapacity: Int, interpolationCount: Int) {
        pieces.reserveCapacity(interpolationCount + 1)
        arguments.reserveCapacity(interpolationCount)
      }

      /// Appends a literal part.
      public mutating func appendLiteral(_ literal: String) {
        pieces[pieces.count - 1] += literal
      }

      /// Appends a string that is shown unchanged.
      public mutating func appendInterpolation(_ text: String) { append(.text(text)) }

      /// Appends a count.
      public mutating func appendInterpolation(_ count: Int) { append(.integer(count)) }

      /// Appends a percentage.
      public mutating func appendInterpolation(percentage: Double, fractionDigits: Int) {
        append(.percentage(percentage, fractionDigits: fractionDigits))
      }

      /// Appends a key of a catalog.
      public mutating func appendInterpolation(key: String) { append(.key(key)) }

      /// Appends a name or a value in quotation marks.
      public mutating func appendInterpolation(quoted text: String) { append(.quoted(text)) }

      /// Appends names, each in quotation marks.
      public mutating func appendInterpolation(quoted texts: [String]) { append(.list(texts)) }

      /// Appends a part of a file in quotation marks, unchanged.
      public mutating func appendInterpolation(literal text: String) { append(.literal(text)) }

      private mutating func append(_ argument: Diagnostic.Argument) {
        arguments.append(argument)
        pieces.append("")
      }
    }
  }
}

extension Diagnostic.Argument {
  /// The placeholder for the value in a format string.
  fileprivate var placeholder: String {
    if case .integer = self { "%lld" } else { "%@" }
  }
}

extension Double {
  /// Returns the number with a decimal point and without separators.
  fileprivate func decimalText(fractionDigits: Int) -> String {
    let scale = (0..<fractionDigits).reduce(1) { scale, _ in scale * 10 }
    guard scale > 1 else { return String(Int(rounded())) }
    let scaled = Int((self * Double(scale)).rounded())
    let fraction = String(scaled % scale)
    let zeros = String(repeating: "0", count: fractionDigits - fraction.count)
    return "\(scaled / scale).\(zeros)\(fraction)"
  }
}

extension String {
  fileprivate var replacingPercentSigns: String {
    split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }
}
