import Diagnostics
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

extension RPCIdentifier {
  /// The maximum number of commas before the identifier of a message that is not complete.
  private static let commaLimit = 8

  /// Finds the identifier of a message of which the middle is not known.
  ///
  /// Programs write it before the parameters or at the end.
  ///
  /// - Parameters:
  ///   - start: The first bytes of the message.
  ///   - end: The last bytes.
  package init?(ofMessageFrom start: [UInt8], to end: [UInt8]) {
    let comma = UInt8(ascii: ",")
    for index in start.indices.filter({ start[$0] == comma }).prefix(Self.commaLimit) {
      // Where a value is not complete, this is no object.
      guard let id = Self.identifier(of: start[..<index] + [UInt8(ascii: "}")]) else { continue }
      self = id
      return
    }
    guard let last = end.lastIndex(of: comma),
      let id = Self.identifier(of: [UInt8(ascii: "{")] + end[end.index(after: last)...])
    else { return nil }
    self = id
  }

  private static func identifier(of object: some Sequence<UInt8>) -> Self? {
    let parsed = JSONDocument.parse(Array(object), file: "")
    guard parsed.diagnostics.isEmpty, let root = parsed.value?.root, root.isObject else {
      return nil
    }
    return root.member("id").flatMap { Self($0.decoded) }
  }
}
