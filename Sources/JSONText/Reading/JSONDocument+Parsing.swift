package import Diagnostics

extension JSONDocument {
  /// How UTF-8 writes the mark that may stand at the start of a file.
  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Reads a JSON text, in UTF-8 or UTF-16.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path of the file, for the places of values and diagnostics.
  /// - Returns: The document, or `nil` if the text breaks the grammar; and what is wrong, keys that
  ///   stand twice in an object among it.
  package static func parse(_ bytes: [UInt8], file: String) -> Parsed<JSONDocument?> {
    let encoding = TextEncoding(of: bytes)
    do throws(InvalidUTF16) {
      return parse(try encoding.decode(bytes), in: encoding, file: file)
    } catch {
      return Parsed(nil, diagnostics: [error.diagnostic(file: file)])
    }
  }

  private static func parse(
    _ bytes: [UInt8],
    in encoding: TextEncoding,
    file: String
  ) -> Parsed<JSONDocument?> {
    guard bytes.count < Int(UInt32.max) else {
      let place = Place(file: file, utf8Range: 0..<0, line: 1, column: 1)
      return Parsed(nil, diagnostics: [Diagnostic(.fileTooLarge, .error, at: place)])
    }
    var scanner = JSONScanner()
    do throws(JSONProblem) {
      let start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
      try scanner.scan(bytes.span, from: start)
    } catch {
      let problem = ConflictMarkers.problem(at: error.range.lowerBound, in: bytes) ?? error
      let lines = LineIndex(bytes)
      return Parsed(nil, diagnostics: [problem.diagnostic { lines.place(of: $0, in: file) }])
    }
    let document = JSONDocument(bytes: bytes, encoding: encoding, file: file, nodes: scanner.nodes)
    return Parsed(document, diagnostics: diagnostics(of: scanner, document))
  }

  private static func diagnostics(
    of scanner: JSONScanner,
    _ document: JSONDocument
  ) -> [Diagnostic] {
    var list = DiagnosticList(.error)
    for problem in scanner.problems { list.append(problem.diagnostic(place: document.place(of:))) }
    list.addUnlisted(scanner.problemCount - scanner.problems.count)
    for index in scanner.unorderedObjects {
      DuplicateKeys.find(in: JSONElement(document: document, index: index), for: &list)
    }
    return list.all
  }
}
