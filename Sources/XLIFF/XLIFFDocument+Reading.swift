package import Diagnostics
import XMLReading

extension XLIFFDocument {
  /// Reads a document in XLIFF 1.2 or 2.
  ///
  /// Elements are known by their namespace. One with a prefix is an error, although it is understood:
  /// Xcode passes over such a document in silence, so that people with different tools would have
  /// different translations. What the model cannot hold is told; proposals of other translations and
  /// what modules add are passed over.
  ///
  /// In version 2 the segments of a unit are joined, its state is the least of theirs, and its
  /// identifier is its `name`, where it has one: the identifiers of that version cannot hold texts.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, in UTF-8 or UTF-16.
  ///   - file: The path of the file, for places.
  /// - Returns: The document, or `nil` if it is damaged or not in XLIFF; and what is wrong. With an
  ///   error the document is unfit for use as a whole.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func read(_ bytes: [UInt8], file: String) -> Parsed<XLIFFDocument?> {
    let reading = XMLDocument.read(bytes)
    if let problem = reading.problem {
      return Parsed(nil, diagnostics: [Diagnostic(problem, in: file)])
    }
    guard let root = reading.root else { return Parsed(nil) }
    var reader = XLIFFReader(file: file, namespace: root.name.namespace)
    let document = reader.document(root, prefix: reading.rootPrefix)
    return Parsed(document, diagnostics: reader.diagnostics)
  }
}

extension Diagnostic {
  fileprivate init(_ problem: XMLDocument.Problem, in file: String) {
    self.init(
      ID(rawValue: problem.kind.name),
      .error,
      at: Place(problem.position, in: file),
      arguments: [
        problem.kind.subject.map(Argument.text), problem.kind.limit.map(Argument.integer),
      ]
      .compactMap(\.self)
    )
  }
}

extension Place {
  /// Creates the place of a position in a document.
  init(_ position: XMLDocument.Position, in file: String) {
    self.init(
      file: file,
      utf8Range: position.utf8Offset..<position.utf8Offset,
      line: position.line,
      column: position.column
    )
  }
}
