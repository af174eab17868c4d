import Diagnostics

extension JSONDocument {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Reads a JSON text.
  ///
  /// - Returns: The document, or `nil` if the text breaks the grammar; and what is wrong, keys that
  ///   stand twice in an object among it.
  static func parse(_ bytes: [UInt8], file: String) -> Parsed<JSONDocument?> {
    guard bytes.count < Int(UInt32.max) else {
      let place = Place(file: file, utf8Range: 0..<0, line: 1, column: 1)
      return Parsed(nil, diagnostics: [Diagnostic(.fileTooLarge, .error, at: place)])
    }
    var scanner = JSONScanner(from: bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0)
    do throws(JSONProblem) {
      try scanner.scan(bytes.span)
    } catch {
      let problem = ConflictMarkers.problem(at: error.range.lowerBound, in: bytes) ?? error
      return Parsed(
        nil,
        diagnostics: [problem.diagnostic(lineStarts: scanner.lineStarts, file: file)]
      )
    }
    let document = JSONDocument(
      bytes: bytes,
      file: file,
      nodes: scanner.nodes,
      lineStarts: scanner.lineStarts
    )
    var diagnostics = scanner.problems.map {
      $0.diagnostic(lineStarts: scanner.lineStarts, file: file)
    }
    for index in scanner.unorderedObjects {
      let object = JSONElement(document: document, index: index)
      diagnostics += DuplicateKeys.diagnostics(in: object)
    }
    return Parsed(document, diagnostics: diagnostics)
  }
}
