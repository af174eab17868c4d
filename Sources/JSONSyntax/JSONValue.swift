package import Diagnostics

/// A JSON value, for fields that the model of a catalog does not know.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number, with its original digits.
  case number(String)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object with its members in document order, including duplicate keys if they are errors.
  case object([Member])

  /// A member of an object.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: JSONValue

    /// Creates a member.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }
}

// MARK: - Parsing

extension JSONValue {
  /// Parses a JSON document in UTF-8 or UTF-16.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path of the file, for the locations of diagnostics.
  /// - Returns: The value, or `nil` if the syntax is invalid; and the problems, including duplicate
  ///   keys.
  package static func parse(_ bytes: [UInt8], file: String) -> ParseResult<JSONValue?> {
    let parsed = JSONDocument.parse(bytes, file: file)
    return ParseResult(parsed.value?.root.decoded, diagnostics: parsed.diagnostics)
  }

  /// Returns the member of an object, or `nil` if there is none, or if the value is not an object.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == name }?.value
  }

  /// The content of a string, or `nil` for any other value.
  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
}

// MARK: - Printing

extension JSONValue {
  /// Returns the bytes of a file with the value, in Xcode's layout.
  package func printed() -> [UInt8] {
    var writer = JSONWriter(layout: .xcode)
    writer.write(self, indent: [])
    return writer.output
  }

  /// The value on one line, without spaces between its parts and without a line end.
  package var line: [UInt8] {
    var writer = JSONWriter(layout: .line)
    writer.write(self, indent: [])
    return writer.output
  }
}
