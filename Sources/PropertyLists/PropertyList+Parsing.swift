package import Diagnostics

extension PropertyList {
  /// Reads a property list in any of its forms.
  ///
  /// Where only a value is missing in the old style (`VERSION = ;`, as scripts leave it that set
  /// versions), the entry is left out and a note tells so; anything else that is wrong ends the reading.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file; text in UTF-8 or UTF-16.
  ///   - file: The path that places name.
  /// - Returns: The value, with all that stands before the first error; `nil` if that is nothing.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func parse(_ bytes: [UInt8], file: String) -> Parsed<PropertyList?> {
    let parsed = PropertyListDocument.parse(bytes, file: file)
    return Parsed(parsed.value?.root, diagnostics: parsed.diagnostics)
  }
}

extension PropertyListDocument {
  /// Reads a property list in any of its forms.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file; text in UTF-8 or UTF-16.
  ///   - file: The path that places name.
  ///   - isStringsFile: Whether the entries of the outermost dictionary may stand without braces, a
  ///     key may stand for itself (`"OK";`), and comments are kept.
  /// - Returns: The document, with all that stands before the first error; `nil` if that is nothing.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func parse(
    _ bytes: [UInt8],
    file: String,
    isStringsFile: Bool = false
  ) -> Parsed<PropertyListDocument?> {
    if bytes.starts(with: "bplist".utf8) { return parseBinary(bytes, file: file) }
    guard let text = PropertyListText(bytes) else {
      let place = LineIndex([]).place(of: 0..<0, in: file)
      return Parsed(nil, diagnostics: [Diagnostic(.propertyListEncoding, .error, at: place)])
    }
    return text.isXML
      ? parseXML(bytes, text, file: file)
      : parse(text, file: file, isStringsFile: isStringsFile)
  }

  private static func parse(
    _ text: PropertyListText,
    file: String,
    isStringsFile: Bool
  ) -> Parsed<PropertyListDocument?> {
    var parser = PropertyListParser(text.utf8, isStringsFile: isStringsFile)
    let root = parser.document()
    let lines = LineIndex(text.utf8)
    let problems =
      parser.missingValues.map { ($0, Diagnostic.Severity.note) }
      + [parser.problem].compactMap(\.self).map { ($0, .error) }
    return Parsed(
      root.map { PropertyListDocument($0, form: .text, file: file, lines: lines) },
      diagnostics: problems.map { problem, severity in
        Diagnostic(problem, severity, at: lines.place(of: problem.utf8Range, in: file))
      }
    )
  }

  private static func parseXML(
    _ bytes: [UInt8],
    _ text: PropertyListText,
    file: String
  ) -> Parsed<PropertyListDocument?> {
    let lines = LineIndex(text.utf8)
    let reader = XMLPropertyListReader(bytes)
    return Parsed(
      reader.root.map { PropertyListDocument($0, form: .xml, file: file, lines: lines) },
      diagnostics: reader.problems.map {
        Diagnostic($0, .error, at: lines.place(of: $0.utf8Range, in: file))
      }
    )
  }

  private static func parseBinary(
    _ bytes: [UInt8],
    file: String
  ) -> Parsed<PropertyListDocument?> {
    do throws(PropertyListProblem) {
      let root = try BinaryPropertyListReader.read(bytes)
      return Parsed(PropertyListDocument(root, form: .binary, file: file))
    } catch {
      let place = LineIndex([]).place(of: 0..<0, in: file)
      return Parsed(nil, diagnostics: [Diagnostic(error, .error, at: place)])
    }
  }
}

extension Diagnostic {
  fileprivate init(_ problem: PropertyListProblem, _ severity: Severity, at place: Place) {
    self.init(problem.id, severity, at: place, arguments: problem.arguments)
  }
}
