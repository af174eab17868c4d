package import Diagnostics

extension PropertyList {
  /// Reads an old-style property list.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, in UTF-8; a byte order mark is passed over.
  ///   - file: The path that places name.
  /// - Returns: The value, with all that stands before the first error; `nil` if that is nothing.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func parse(_ bytes: [UInt8], file: String) -> Parsed<PropertyList?> {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      let place = LineIndex(bytes).place(of: 0..<0, in: file)
      return Parsed(nil, diagnostics: [Diagnostic(.propertyListEncoding, .error, at: place)])
    }
    var parser = PropertyListParser(bytes)
    let value = parser.document()
    let diagnostics = parser.problem.map { problem in
      Diagnostic(
        problem.id,
        .error,
        at: LineIndex(bytes).place(of: problem.utf8Range, in: file),
        arguments: problem.arguments
      )
    }
    return Parsed(value, diagnostics: diagnostics.map { [$0] } ?? [])
  }
}
