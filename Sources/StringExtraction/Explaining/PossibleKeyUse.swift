package import Diagnostics
import StringCatalog
package import SwiftTypeChecker

/// A literal with the string of a key that is not known to be the key.
package struct PossibleKeyUse: Hashable, Sendable {
  /// The key.
  package var key: String
  /// The location of the literal.
  package var location: Location
  /// The call of an unknown callee with the literal; `nil` if the literal is a plain `String`.
  package var unknown: UnknownCall?
  /// Whether the literal is the key itself, so that a function may look up the `String`.
  ///
  /// Otherwise, it has interpolations where the key has specifiers.
  package var isKey: Bool

  /// Creates a possible use.
  package init(key: String, location: Location, unknown: UnknownCall?, isKey: Bool = true) {
    self.key = key
    self.location = location
    self.unknown = unknown
    self.isKey = isKey
  }

  /// A call whose callee is not known.
  package struct UnknownCall: Hashable, Sendable {
    /// The name of the callee.
    package var name: String
    /// The stable name of the reason why the callee is not known.
    package var reason: String

    /// Creates a call.
    package init(name: String, reason: String) {
      self.name = name
      self.reason = reason
    }
  }
}

/// Keys whose uses are searched for among the literals that are not known to be keys.
package struct SoughtKeys: Sendable {
  private var keys: [Fingerprint: [String]] = [:]

  /// Creates a search.
  ///
  /// A key without any text has no possible uses, because each empty literal would be one.
  package init(_ keys: some Sequence<String>) {
    for key in keys {
      guard let fingerprint = Fingerprint(texts: LiteralPattern(key).texts) else { continue }
      self.keys[fingerprint, default: []].append(key)
      // A literal for a function that looks up a String has the specifiers themselves.
      guard let whole = Fingerprint(texts: [key]), whole != fingerprint else { continue }
      self.keys[whole, default: []].append(key)
    }
  }

  /// Returns the keys that a literal may use.
  ///
  /// - Parameters:
  ///   - literal: The literal.
  ///   - path: The path of its file.
  /// - Returns: A use for each of the keys.
  package func uses(by literal: PlainLiteral, in path: String) -> [PossibleKeyUse] {
    (keys[literal.texts] ?? [])
      .map { key in
        PossibleKeyUse(
          key: key,
          location: Location(
            file: path,
            utf8Range: literal.range,
            line: literal.line,
            column: literal.column
          ),
          unknown: literal.unknown,
          isKey: literal.texts == Fingerprint(texts: [key])
        )
      }
  }
}

/// The literals of a file that are not localizable.
///
/// They stay encoded as in the cache, and are only decoded if a key was not found. A literal has a
/// fingerprint instead of its string.
struct PlainLiterals: Hashable, Sendable {
  /// The encoded literals.
  private(set) var bytes: [UInt8] = []

  /// Creates an empty list.
  init() {}

  /// Encodes literals.
  init(_ literals: [PlainLiteral]) {
    var writer = SnapshotWriter()
    for literal in literals { writer.write(literal) }
    bytes = writer.bytes
  }

  /// Decodes literals, in the order of the file.
  ///
  /// - Complexity: O(*n*) in the number of literals.
  static func decoded(_ bytes: UnsafeRawBufferPointer) -> [PlainLiteral] {
    var reader = SnapshotReader(bytes)
    var literals: [PlainLiteral] = []
    while reader.offset < reader.end {
      let literal: PlainLiteral = reader.read()
      if !reader.isDamaged { literals.append(literal) }
    }
    return literals
  }
}

/// A literal that is not localizable, or not known to be localizable.
package struct PlainLiteral: Hashable, Sendable {
  /// The fingerprint of the parts between the interpolations.
  package var texts: Fingerprint
  /// The UTF-8 range in the file.
  package var range: Range<Int>
  /// The line, counted from 1.
  package var line: Int
  /// The column in UTF-8 code units, counted from 1.
  package var column: Int
  /// The call that may expect a key; `nil` if the literal is a plain `String`.
  package var unknown: PossibleKeyUse.UnknownCall?

  /// Creates a literal.
  package init(
    texts: Fingerprint,
    range: Range<Int>,
    line: Int,
    column: Int,
    unknown: PossibleKeyUse.UnknownCall?
  ) {
    self.texts = texts
    self.range = range
    self.line = line
    self.column = column
    self.unknown = unknown
  }
}

extension Fingerprint {
  /// Creates the fingerprint of the parts of a key or a literal; `nil` if all parts are empty.
  init?(texts: [String]) {
    guard texts.contains(where: { !$0.isEmpty }) else { return nil }
    self = texts.reduce(.start) { $0.adding(UInt64($1.utf8.count)).adding($1) }
  }
}

/// Keeps the literals that are not localizable.
final class PlainLiteralObserver: CollectorObserver {
  /// The sites around the current value, the innermost last.
  private var sites: [Site] = []
  private var literals: [Int: PlainLiteral] = [:]
  /// The names of the functions of packages that take literals, by the offsets of these.
  private var unread: [Int: String] = [:]

  /// A site, reduced to what decides about a literal in it.
  private enum Site {
    /// A branch, or an operand of `+`: the site around it decides.
    case transparent
    /// An argument of a call whose callee is not known.
    case unresolved(Expression.Call, Int, Expression?)
    case other
  }

  /// The literals in the order of the file.
  var all: PlainLiterals {
    PlainLiterals(literals.values.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  /// The notes about functions of packages, one a function, at the first literal that goes to it.
  func unreadFunctions(in tree: SourceTree) -> [Diagnostic] {
    Dictionary(grouping: unread.sorted { $0.key < $1.key }, by: \.value)
      .compactMap { name, uses -> Diagnostic? in
        guard let literal = uses.first.flatMap({ literals[$0.key] }) else { return nil }
        let location = tree.lineIndex.location(of: literal.range, in: tree.path)
        return Diagnostic(.functionNotRead(name, count: uses.count), .note, at: location)
      }
      .sorted { $0.location?.utf8Range.lowerBound ?? 0 < $1.location?.utf8Range.lowerBound ?? 0 }
  }

  func enter(_ site: ValueSite, holding value: Expression?, _ collector: KeyCollector) {
    switch site {
    case .operand("+", _), .branch: sites.append(.transparent)
    case .argument(let call, nil, let position): sites.append(.unresolved(call, position, value))
    default: sites.append(.other)
    }
  }

  func leave() {
    sites.removeLast()
  }

  func pass(_ literal: StringLiteral, asking type: SwiftType?, _ collector: KeyCollector) {
    guard let texts = Fingerprint(texts: literal.texts) else { return }
    let location = collector.tree.lineIndex.location(of: literal.range, in: collector.tree.path)
    let call = unknownCall(collector)
    if let call, ReadableText.isReadable(literal.texts.joined(separator: " ")),
      let function = UnreadFunction(call.callee, call.reason, imports: collector.tree.imports)
    {
      unread[literal.range.lowerBound] = function.name
    }
    literals[literal.range.lowerBound] = PlainLiteral(
      texts: texts,
      range: location.utf8Range,
      line: location.line,
      column: location.column,
      unknown: call.map {
        PossibleKeyUse.UnknownCall(name: $0.callee.calleeName, reason: $0.reason.code)
      }
    )
  }

  func find(_ literal: StringLiteral, as string: ExtractedString, _ collector: KeyCollector) {
    literals[literal.range.lowerBound] = nil
    unread[literal.range.lowerBound] = nil
  }

  /// Returns the call that has the literal as an argument, if its callee is not known.
  private func unknownCall(
    _ collector: KeyCollector
  ) -> (callee: Expression, reason: UnknownType)? {
    let site = sites.last { if case .transparent = $0 { false } else { true } }
    guard case .unresolved(let call, let position, let value)? = site,
      collector.shownOverload(of: call, position, value: value) == nil
    else { return nil }
    switch collector.reason(forUnresolved: call) {
    // All API of the platform that expects a key is known. Other calls expect a plain string.
    case .ofPlatform: return nil
    case let reason: return (call.callee, reason)
    }
  }
}

// MARK: - Encoding

extension PlainLiteral: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) {
    writer.write(texts, range, line, column, unknown)
  }

  package init(from reader: inout SnapshotReader) {
    (texts, range, line, column, unknown) = reader.read()
  }
}

extension PossibleKeyUse.UnknownCall: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) { writer.write(name, reason) }
  package init(from reader: inout SnapshotReader) { (name, reason) = reader.read() }
}
