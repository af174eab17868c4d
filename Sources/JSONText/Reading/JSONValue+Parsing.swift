package import Diagnostics

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
