package import Diagnostics

/// A value of JSON, for what the model of a catalog has no name for.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number, digit for digit as it is written.
  case number(String)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Members in the order of the text. A key that stands twice is there twice.
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
  /// Reads a JSON text, in UTF-8 or UTF-16.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - file: the path of the file, for the places of diagnostics.
  /// - Returns: The value, or `nil` if the text breaks the grammar; and what is wrong, keys that
  ///   stand twice in an object among it.
  package static func parse(_ bytes: [UInt8], file: String) -> Parsed<JSONValue?> {
    let parsed = JSONDocument.parse(bytes, file: file)
    return Parsed(parsed.value?.root.decoded, diagnostics: parsed.diagnostics)
  }

  /// Returns the member of an object; `nil` if there is none, or if the value is no object.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == name }?.value
  }

  /// The text; `nil` if the value is none.
  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
}

// MARK: - Printing

extension JSONValue {
  /// Returns the bytes of a file that holds the value, laid out as Xcode does it.
  package func printed() -> [UInt8] {
    var writer = JSONWriter(layout: .xcode)
    writer.write(self, indent: [])
    return writer.output
  }
}
