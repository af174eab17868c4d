package import Diagnostics
import Synchronization

/// A parsed JSON document: its bytes and the positions of all its values.
///
/// This is a class because it is immutable, and all copies of a catalog share it.
@usableFromInline
package final class JSONDocument: Sendable {
  /// The content in UTF-8, with its byte order mark if it has one.
  @usableFromInline package let bytes: [UInt8]
  /// The encoding of the file.
  package let encoding: TextEncoding
  /// The file, as the user named it.
  package let file: String
  /// The values and keys in document order.
  ///
  /// The first node is the root.
  @usableFromInline package let nodes: [JSONNode]
  /// The ranges of the members with duplicate keys, and of the commas before closing brackets, in
  /// document order.
  ///
  /// Each range of a member starts at the end of the preceding one. Without these ranges, the bytes
  /// are a valid document with the same values.
  package let surplus: [Range<Int>]
  /// The repairs that make the document valid, apart from ``surplus``.
  ///
  /// If there are any, the document is only useful for its repair.
  let repairs: [JSONRepair]
  /// The offsets of the brackets that are not closed, innermost first.
  let unclosed: [Int]
  /// The starts of the lines, computed when a location is first needed.
  private let lines = AtomicLazyReference<Lines>()

  private final class Lines: Sendable {
    let index: LineIndex

    init(_ bytes: [UInt8]) {
      index = LineIndex(bytes)
    }
  }

  init(
    bytes: [UInt8],
    encoding: TextEncoding,
    file: String,
    nodes: [JSONNode],
    surplus: [Range<Int>] = [],
    repairs: [JSONRepair] = [],
    unclosed: [Int] = []
  ) {
    self.bytes = bytes
    self.encoding = encoding
    self.file = file
    self.nodes = nodes
    self.surplus = surplus
    self.repairs = repairs
    self.unclosed = unclosed
  }

  /// The root value.
  ///
  /// - Precondition: The document has a value.
  package var root: JSONElement {
    JSONElement(document: self, index: 0)
  }

  /// Returns the location of a range of bytes.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of lines; the first time O(*n*) in the
  ///   number of bytes.
  package func location(of range: Range<Int>) -> Location {
    let lines = lines.load() ?? lines.storeIfNil(Lines(bytes))
    return lines.index.location(of: range, in: file)
  }

  /// Returns the bytes in a range without the surplus ones.
  package func bytes(withoutSurplusIn range: Range<Int>) -> ArraySlice<UInt8> {
    guard !surplus.isEmpty else { return bytes[range] }
    var kept: ArraySlice<UInt8> = []
    var start = range.lowerBound
    let first = surplus.partitioningIndex { $0.upperBound > range.lowerBound }
    for removed in surplus[first...] {
      guard removed.lowerBound < range.upperBound else { break }
      kept += bytes[start..<max(start, removed.lowerBound)]
      start = min(removed.upperBound, range.upperBound)
    }
    return kept + bytes[start..<range.upperBound]
  }

  /// Returns the keys from the root to a node.
  ///
  /// - Complexity: O(*n*), where *n* is the number of members on the path.
  package func path(to index: Int) -> [String] {
    var path: [String] = []
    var element = root
    while element.index < index, element.kind == .object,
      let member = element.members.first(where: { $0.value.next > index })
    {
      path.append(member.name)
      element = member.value
    }
    return path
  }
}

// MARK: - Parsing

extension JSONDocument {
  /// The UTF-8 byte order mark.
  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Parses a JSON document in UTF-8 or UTF-16.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path of the file, for the locations of values and diagnostics.
  ///   - tolerance: The deviations from JSON that only cause warnings.
  /// - Returns: The document, or `nil` if the syntax is invalid; and the problems, including
  ///   duplicate keys.
  package static func parse(
    _ bytes: [UInt8],
    file: String,
    tolerance: JSONTolerance = .none
  ) -> ParseResult<JSONDocument?> {
    let encoding = TextEncoding(of: bytes)
    do throws(InvalidEncoding) {
      return parse(try encoding.decode(bytes), in: encoding, file: file, tolerance)
    } catch {
      return ParseResult(nil, diagnostics: [error.diagnostic(file: file)])
    }
  }

  private static func parse(
    _ bytes: [UInt8],
    in encoding: TextEncoding,
    file: String,
    _ tolerance: JSONTolerance
  ) -> ParseResult<JSONDocument?> {
    guard bytes.count < Int(UInt32.max) else { return tooLarge(file) }
    var scanner = JSONScanner(tolerance: tolerance)
    do throws(JSONProblem) {
      let start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
      try scanner.scan(bytes.span, from: start)
    } catch {
      let problem = ConflictMarkers.problem(at: error.range.lowerBound, in: bytes) ?? error
      let lines = LineIndex(bytes)
      return ParseResult(
        nil,
        diagnostics: [problem.diagnostic { lines.location(of: $0, in: file) }]
      )
    }
    guard scanner.nodes.count < JSONNode.greatestCount else {
      return tooLarge(file)
    }
    var document = JSONDocument(bytes: bytes, encoding: encoding, file: file, nodes: scanner.nodes)
    let duplicates = DuplicateKeys(in: document, objects: scanner.unorderedObjects)
    let diagnostics = diagnostics(of: scanner, duplicates, document, tolerance)
    let isDamaged = !scanner.repairs.isEmpty || !scanner.unclosed.isEmpty
    let hasSurplus = !duplicates.isEmpty || !scanner.trailingCommas.isEmpty
    if isDamaged || hasSurplus && tolerance != .none {
      document = JSONDocument(
        bytes: bytes,
        encoding: encoding,
        file: file,
        nodes: duplicates.marked,
        surplus: duplicates.surplus(with: scanner.trailingCommas),
        repairs: scanner.repairs,
        unclosed: scanner.unclosed
      )
    }
    return ParseResult(document, diagnostics: diagnostics)
  }

  private static func tooLarge(_ file: String) -> ParseResult<JSONDocument?> {
    let location = Location(file: file, utf8Range: 0..<0, line: 1, column: 1)
    return ParseResult(nil, diagnostics: [Diagnostic(.fileTooLarge, .error, at: location)])
  }

  private static func diagnostics(
    of scanner: JSONScanner,
    _ duplicates: DuplicateKeys,
    _ document: JSONDocument,
    _ tolerance: JSONTolerance
  ) -> [Diagnostic] {
    var errors = DiagnosticList(.error)
    for problem in scanner.problems {
      errors.append(problem.diagnostic(location: document.location(of:)))
    }
    errors.addUnlisted(scanner.problemCount - scanner.problems.count)
    guard tolerance != .none else {
      duplicates.report(tolerance, to: &errors)
      return errors.all
    }
    var warnings = DiagnosticList(.warning)
    duplicates.report(tolerance, to: &warnings)
    for comma in scanner.trailingCommas {
      let location = document.location(of: comma..<comma + 1)
      let fix = FixIt(.removeComma, edits: [FixIt.Edit(replacing: location, with: "")])
      warnings.append(Diagnostic(.jsonTrailingComma, .warning, at: location, fixIts: [fix]))
    }
    return (errors.all + warnings.all).inOrderOfFile
  }
}

/// The deviations from JSON that a parser accepts.
package enum JSONTolerance: Hashable, Sendable {
  /// None: duplicate keys and commas before closing brackets are errors.
  case none
  /// Those that Foundation's `JSONDecoder` accepts, and therefore Xcode.
  ///
  /// Commas before closing brackets, and duplicate keys, of which the first one counts, are
  /// warnings.
  case foundation
  /// In addition, damage that can be repaired without losing anything.
  case repair
}
