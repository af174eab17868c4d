import JSONSyntax
import ModelContextProtocol
import StringCatalog

/// A part of a list that fits the limits of a call.
///
/// The cursor of the next part contains the version of the list, so a list that has changed is not
/// continued, unless the cursor contains the name of the next element, too.
struct ResultPage {
  private var offset: Int
  private let limit: Int
  private let byteLimit: Int
  private let version: String
  /// Returns the hash of the name of the element at a position; `nil` if elements have no names.
  private var hash: (@Sendable (Int) -> String)?

  /// The arguments of tools that return a list.
  static let properties: [JSONSchema.Property] = [
    .optional("limit", .integer(1...200, default: 100)),
    .optional("maxBytes", .integer(1...Int.max, default: 24_000)),
    .optional("cursor", .string("nextCursor")),
  ]

  /// The members of a result with a list.
  static func list(_ name: String, of element: JSONSchema) -> [JSONSchema.Property] {
    [
      .required(name, .array(of: element)), .required("total", .integer()),
      .optional("nextCursor", .string()),
    ]
  }

  /// Returns the members of a result with a part of a list.
  static func list(
    _ name: String,
    _ part: (items: [JSONValue], next: String?),
    of total: Int
  ) -> [(String, JSONValue?)] {
    [
      (name, .array(part.items)), ("total", .number(total)),
      ("nextCursor", part.next.map { .string($0) }),
    ]
  }

  /// Returns the members of a result with the beginning of a list, and the number of other elements.
  static func beginning(
    _ name: String,
    of items: [JSONValue],
    limit: Int
  ) -> [(String, JSONValue?)] {
    let more = items.count - limit
    return [
      (name, .nonempty(Array(items.prefix(limit)))),
      ("more" + name.prefix(1).uppercased() + name.dropFirst(), more > 0 ? .number(more) : nil),
    ]
  }

  /// Reads the arguments of a call.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - version: The version of the list.
  /// - Throws: ``ToolFailure`` if the list has changed since its last part.
  init(_ arguments: ToolArguments, version: String) throws {
    try self.init(arguments, version: version) { _ in nil }
  }

  /// Reads the arguments of a call for a list whose elements disappear when they are done.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - version: The version of the list.
  ///   - elements: The list. If it has changed, it continues with the element that was next.
  ///   - name: Returns what identifies an element.
  /// - Throws: ``ToolFailure`` if the list has changed, and does not contain that element any more.
  init<Element: Sendable>(
    _ arguments: ToolArguments,
    version: String,
    of elements: [Element],
    named name: @escaping @Sendable (Element) -> [String]
  ) throws {
    let hash: @Sendable (Int) -> String = { Self.version(of: name(elements[$0])) }
    try self.init(arguments, version: version) { wanted in
      elements.indices.first { hash($0) == wanted }
    }
    self.hash = hash
  }

  private init(
    _ arguments: ToolArguments,
    version: String,
    find: (_ hash: String) -> Int?
  ) throws {
    limit = arguments.integer("limit") ?? 100
    byteLimit = arguments.integer("maxBytes") ?? 24_000
    self.version = version
    guard let cursor = arguments.text("cursor"), !cursor.isEmpty else {
      offset = 0
      return
    }
    guard let offset = Self.position(of: cursor) else {
      throw ToolFailure(
        "invalid-cursor",
        "The cursor is not one of this tool.",
        hint: "Send the 'nextCursor' of its last answer, or none to start again."
      )
    }
    if cursor.hasSuffix("-\(version)") {
      self.offset = offset
      return
    }
    guard let next = find(String(cursor.split(separator: "-", maxSplits: 2)[1])) else {
      throw ToolFailure(
        "list-changed",
        "The list has changed.",
        hint: "Start again without cursor."
      )
    }
    self.offset = next
  }

  /// Returns a version of some texts.
  static func version(of texts: [String]) -> String {
    var hash = FNV1a()
    hash.append(texts.joined(separator: "\u{0}"))
    return hash.hexadecimal
  }

  /// Whether the part is the beginning of the list.
  var isFirst: Bool { offset == 0 }

  /// Returns the position in the list at which the part of a cursor begins; `nil` if the cursor is not
  /// valid.
  static func position(of cursor: String) -> Int? {
    let parts = cursor.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let offset = Int(parts[0]), offset >= 0 else { return nil }
    return offset
  }

  /// Returns the arguments that determine the list, without those that determine the part.
  static func conditions(of arguments: ToolArguments) -> String {
    guard case .object(let members) = arguments.value else { return "" }
    let parts = Set(properties.map(\.name))
    let conditions = JSONValue.object(members.filter { !parts.contains($0.key) })
    return String(decoding: conditions.line, as: UTF8.self)
  }

  /// Returns the items of the part.
  ///
  /// - Parameters:
  ///   - elements: The whole list.
  ///   - count: The maximum number of elements that are looked at; `nil` for no limit.
  ///   - transform: Returns an item as JSON; `nil` if it does not exist any more.
  /// - Returns: The items, and the cursor of the next part; `nil` if there is none.
  func items<Element>(
    of elements: some RandomAccessCollection<Element>,
    first count: Int? = nil,
    _ transform: (Element) throws -> JSONValue?
  ) rethrows -> (items: [JSONValue], next: String?) {
    var part = Part(offset)
    for element in elements.dropFirst(offset).prefix(count ?? .max) {
      guard try add(to: &part, { try transform(element) }) else { break }
    }
    return (part.items, cursor(after: part, of: elements.count))
  }

  /// Returns the items of the part like ``items(of:_:)``, several at a time.
  ///
  /// - Parameters:
  ///   - elements: The whole list.
  ///   - count: The maximum number of elements.
  ///   - groupCount: The number of elements that are transformed together.
  ///   - transform: Returns items as JSON, in the order of the elements.
  /// - Returns: The items, and the cursor of the next part; `nil` if there is none.
  func items<Element>(
    of elements: [Element],
    first count: Int,
    together groupCount: Int,
    _ transform: ([Element]) async throws -> [JSONValue?]
  ) async rethrows -> (items: [JSONValue], next: String?) {
    var part = Part(offset)
    var isFull = false
    let end = min(offset + count, elements.count)
    while !isFull, part.end < end, part.items.count < limit {
      let group = elements[part.end..<min(part.end + groupCount, end)]
      for item in try await transform(Array(group)) where !isFull {
        isFull = !add(to: &part) { item }
      }
    }
    return (part.items, cursor(after: part, of: elements.count))
  }

  private struct Part {
    var items: [JSONValue] = []
    var bytes = 0
    /// The position after the last element.
    var end: Int

    init(_ start: Int) {
      end = start
    }
  }

  /// Adds an item, and returns whether there was space for it.
  private func add(to part: inout Part, _ item: () throws -> JSONValue?) rethrows -> Bool {
    guard part.items.count < limit else { return false }
    let item = try item()
    let size = item?.line.count ?? 0
    guard part.items.isEmpty || part.bytes + size <= byteLimit else { return false }
    part.end += 1
    guard let item else { return true }
    part.bytes += size
    part.items.append(item)
    return true
  }

  private func cursor(after part: Part, of count: Int) -> String? {
    guard part.end < count else { return nil }
    return "\(part.end)-\(hash.map { "\($0(part.end))-" } ?? "")\(version)"
  }
}
