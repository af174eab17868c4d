package import Diagnostics
import Synchronization

/// A JSON text that was read: its bytes and the places of all values in it.
///
/// It never changes, and every copy of a catalog refers to the same one; hence a class.
@usableFromInline
package final class JSONDocument: Sendable {
  /// The text in UTF-8, with its byte order mark if it has one.
  @usableFromInline package let bytes: [UInt8]
  /// How the file stores the text.
  package let encoding: TextEncoding
  /// The file that they were read from, as the user named it.
  let file: String
  /// The values and keys in the order of the text; the first one is the whole.
  @usableFromInline package let nodes: [JSONNode]
  /// The starts of the lines, found when somebody first asks for a place.
  private let lines = Mutex<LineIndex?>(nil)

  init(bytes: [UInt8], encoding: TextEncoding, file: String, nodes: [JSONNode]) {
    self.bytes = bytes
    self.encoding = encoding
    self.file = file
    self.nodes = nodes
  }

  /// The value of the whole text.
  ///
  /// - Precondition: The document has a value.
  package var root: JSONElement {
    JSONElement(document: self, index: 0)
  }

  /// Returns the place of a range of bytes.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of lines; the first time O(*n*) in the number
  ///   of bytes.
  package func place(of range: Range<Int>) -> Place {
    lines.withLock { lines in
      let index = lines ?? LineIndex(bytes)
      lines = index
      return index.place(of: range, in: file)
    }
  }

  /// Returns the keys that lead from the root to a node.
  ///
  /// - Complexity: O(*n*), where *n* is the number of members on the way.
  package func path(to index: Int) -> [String] {
    var path: [String] = []
    var element = root
    while element.index < index, element.kind == .object,
      let member = element.members.first(where: { Int($0.value.node.next) > index })
    {
      path.append(member.name)
      element = member.value
    }
    return path
  }
}

// MARK: - Parsing

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

/// One value, or one key, of a JSON text: where it stands and where the next one follows.
///
/// A document keeps its nodes in one array, in the order of the text: a container, then all that is
/// in it, keys and values in turn. Sixteen bytes a node are what makes a catalog of many megabytes
/// cheap to hold; nothing is decoded before somebody asks.
///
/// What reads a format goes over all nodes of a big text, so that what it asks of them, of elements and
/// of the writer can be inlined there. The compiler does that for `package` declarations only if they,
/// and all that they touch, are `@usableFromInline`.
@usableFromInline
package struct JSONNode: BitwiseCopyable, Sendable {
  /// The offset of the first byte, of a string its quotation mark.
  @usableFromInline package internal(set) var start: UInt32
  /// The offset behind the last byte.
  @usableFromInline package internal(set) var end: UInt32
  /// The index of the first node behind this one and all that is in it.
  @usableFromInline package internal(set) var next: UInt32
  /// What the text is.
  @usableFromInline package internal(set) var kind: Kind
  /// Whether the text of a string holds a backslash.
  package internal(set) var hasEscapes = false
  /// Whether an object has keys that are not in the order of their bytes.
  var isUnordered = false

  /// What a text is.
  @usableFromInline
  package enum Kind: UInt8, BitwiseCopyable, Sendable {
    case object
    case array
    case string
    case number
    case boolean
    case null

    /// Returns whether both are the same, in the place of what the compiler makes, which cannot be inlined.
    @inlinable
    package static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.object, .object), (.array, .array), (.string, .string), (.number, .number),
        (.boolean, .boolean), (.null, .null):
        true
      default: false
      }
    }
  }

  /// Creates a node; what does not fit into 32 bits is cut off, and no text that is read is as long.
  init(_ kind: Kind, from start: Int, to end: Int, next: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.next = UInt32(truncatingIfNeeded: next)
    self.kind = kind
  }

  /// The range of bytes, of a string with its quotation marks.
  @inlinable
  package var range: Range<Int> {
    Int(start)..<Int(end)
  }
}

extension JSONNode {
  /// Returns whether the key is known to stand before another one in the order of their bytes.
  @inline(__always)
  func precedes(_ other: JSONNode, in bytes: Span<UInt8>) -> Bool {
    guard !hasEscapes, !other.hasEscapes else { return false }
    var left = Int(start) + 1
    var right = Int(other.start) + 1
    // The quotation mark that ends a key takes part, so that no key is the start of another one:
    // where the first eight bytes that differ begin within this key, they decide.
    while left < Int(end) {
      let leftWord = bytes.bigEndianWord(at: left)
      let rightWord = bytes.bigEndianWord(at: right)
      let equalCount = (leftWord ^ rightWord).leadingZeroBitCount / 8
      if equalCount < 8 { return left + equalCount < Int(end) && leftWord < rightWord }
      left += 8
      right += 8
    }
    return false
  }
}
