package import Diagnostics

extension PropertyList {
  /// Reads an old-style property list.
  ///
  /// Where only a value is missing (`VERSION = ;`, as scripts leave it that set versions), the entry
  /// is left out and a note tells so; anything else that is wrong ends the reading.
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
    let lines = LineIndex(bytes)
    let diagnostics =
      parser.missingValues.map {
        Diagnostic($0, .note, at: lines.place(of: $0.utf8Range, in: file))
      }
      + [parser.problem].compactMap(\.self)
      .map {
        Diagnostic($0, .error, at: lines.place(of: $0.utf8Range, in: file))
      }
    return Parsed(value, diagnostics: diagnostics)
  }
}

extension Diagnostic {
  fileprivate init(_ problem: PropertyListProblem, _ severity: Severity, at place: Place) {
    self.init(problem.id, severity, at: place, arguments: problem.arguments)
  }
}
