package import JSONSyntax

/// The identifier of a request: a string, or an integer with its original digits.
package enum RPCIdentifier: Hashable, Sendable {
  /// An integer.
  case number(String)
  /// A string.
  case text(String)

  /// Creates an identifier from a JSON value; `nil` if the value is neither a string nor an integer.
  package init?(_ value: JSONValue) {
    switch value {
    case .string(let text): self = .text(text)
    case .number(let digits) where digits.utf8.allSatisfy(Self.isOfInteger): self = .number(digits)
    default: return nil
    }
  }

  private static func isOfInteger(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-")
  }

  /// The JSON value.
  package var json: JSONValue {
    switch self {
    case .number(let digits): .number(digits)
    case .text(let text): .string(text)
    }
  }
}
