import JSONSyntax

/// Prints an edited document.
///
/// New values are written; all else is copied from the bytes that were read, without duplicate
/// members and commas before closing brackets.
struct EditPrinter {
  private let document: JSONDocument
  private var writer: JSONWriter

  /// An output member of an object.
  struct Item {
    let key: String
    /// The index of the member in the object that was read, or `nil` if it is new.
    let origin: Int?
    let content: Content
    /// Whether the key differs from the one that was read.
    var isRenamed = false
  }

  /// The source of a member's value.
  enum Content {
    /// The bytes that were read.
    case asRead
    /// A value, compared with the bytes that were read.
    case value(JSONValue)
    /// The members of an object, some of which are copied.
    case members([Item])
  }

  /// Creates a printer for a document.
  init(_ document: JSONDocument) {
    self.document = document
    writer = JSONWriter(layout: JSONLayout(of: document))
  }

  /// Returns the document with other members, and everything around them.
  mutating func print(_ items: [Item]) -> [UInt8] {
    let root = document.root.node.range
    writer.output.reserveCapacity(document.bytes.count + document.bytes.count / 8)
    writer.output += document.bytes[..<root.lowerBound]
    writeObject(items, over: document.root, indent: [])
    writer.output += document.bytes[root.upperBound...]
    return writer.output
  }

  private mutating func write(_ content: Content, over element: JSONElement?, indent: [UInt8]) {
    switch (content, element) {
    case (.asRead, let element?): writer.output += element.repairedBytes
    case (.asRead, nil): break
    case (.value(let value), let element?): write(value, over: element, indent: indent)
    case (.value(let value), nil): writer.write(value, indent: indent)
    case (.members(let items), let element?): writeObject(items, over: element, indent: indent)
    case (.members(let items), nil): writeNewObject(items, indent: indent)
    }
  }

  /// Writes a value in place of the one that was read.
  ///
  /// Parts that are the same in both are copied.
  private mutating func write(_ value: JSONValue, over element: JSONElement, indent: [UInt8]) {
    switch value {
    case .object(let members) where element.kind == .object:
      writeObject(Item.merging(members, into: element), over: element, indent: indent)
    case .array(let elements) where element.kind == .array:
      writeArray(elements, over: element, indent: indent)
    default:
      if element.isWritten(as: value) {
        writer.output += element.bytes
      } else {
        writer.write(value, indent: indent)
      }
    }
  }
}

// MARK: - Containers

extension EditPrinter {
  private mutating func writeObject(_ items: [Item], over element: JSONElement, indent: [UInt8]) {
    let members = Array(element.members)
    guard !members.isEmpty, !items.isEmpty else {
      return writeNewObject(items, indent: indent, over: element)
    }
    let gaps = Trivia(in: element, between: members.map { ($0.key.node, $0.value.node) })
    writer.output.append(UInt8(ascii: "{"))
    for (position, item) in items.enumerated() {
      if position > 0, let range = copiedRange(of: item, members) {
        writer.output += document.bytes[range]
        continue
      }
      let gap = gaps.before(item.origin, at: position)
      writer.output += gap
      let origin = item.origin.map { members[$0] }
      writeKey(item, over: origin)
      write(item.content, over: origin?.value, indent: Trivia.indent(after: gap) ?? indent)
    }
    writer.output += gaps.tail
    writer.output.append(UInt8(ascii: "}"))
  }

  /// Returns the bytes of a member and of the gap before it if they are copied as they were read, or
  /// `nil` if they are not.
  private func copiedRange(of item: Item, _ members: [JSONElement.Member]) -> Range<Int>? {
    guard case .asRead = item.content, !item.isRenamed, document.surplus.isEmpty,
      let origin = item.origin, origin > 0
    else { return nil }
    let start = members[origin - 1].value.node.range.upperBound
    return start..<members[origin].value.node.range.upperBound
  }

  private mutating func writeKey(_ item: Item, over member: JSONElement.Member?) {
    guard let member else {
      writer.write(item.key)
      writer.output += writer.layout.colon
      return
    }
    let end = member.value.node.range.lowerBound
    let key = member.key.node.range
    if item.isRenamed { writer.write(item.key) }
    writer.output += document.bytes[(item.isRenamed ? key.upperBound : key.lowerBound)..<end]
  }

  /// Writes an object that was not read, or was read as an empty one.
  private mutating func writeNewObject(
    _ items: [Item],
    indent: [UInt8],
    over element: JSONElement? = nil
  ) {
    if let element, items.isEmpty, !element.hasMembers {
      writer.output += element.repairedBytes
      return
    }
    writer.writeNewObject(items, indent: indent)
  }

  private mutating func writeArray(
    _ values: [JSONValue],
    over element: JSONElement,
    indent: [UInt8]
  ) {
    let elements = Array(element.elements)
    guard !elements.isEmpty, !values.isEmpty else {
      if elements.isEmpty, values.isEmpty {
        writer.output += element.repairedBytes
      } else {
        writer.write(.array(values), indent: indent)
      }
      return
    }
    let gaps = Trivia(in: element, between: elements.map { ($0.node, $0.node) })
    writer.output.append(UInt8(ascii: "["))
    for (position, value) in values.enumerated() {
      let origin = position < elements.count ? position : nil
      let gap = gaps.before(origin, at: position)
      let indent = Trivia.indent(after: gap) ?? indent
      writer.output += gap
      write(.value(value), over: origin.map { elements[$0] }, indent: indent)
    }
    writer.output += gaps.tail
    writer.output.append(UInt8(ascii: "]"))
  }
}

extension JSONWriter {
  /// Writes an object whose members were not read.
  ///
  /// The recursion ends at the members of an entry.
  fileprivate mutating func writeNewObject(_ items: [EditPrinter.Item], indent: [UInt8]) {
    writeContainer("{", items, "}", indent: indent) { writer, item, indent in
      writer.write(item.key)
      writer.output += writer.layout.colon
      switch item.content {
      case .asRead: break
      case .value(let value): writer.write(value, indent: indent)
      case .members(let items): writer.writeNewObject(items, indent: indent)
      }
    }
  }
}

// MARK: - Merging

extension EditPrinter.Item {
  /// Determines the members of an object after an edit.
  ///
  /// Members that were read keep their order, without those whose key occurred before. New members
  /// are inserted in key order.
  ///
  /// - Parameters:
  ///   - members: All members after the edit, in key order, except those that are copied.
  ///   - element: The object that was read; `nil` if there is none.
  ///   - isCopied: Returns whether a member that was read is copied.
  /// - Returns: The members, each with its origin.
  static func merging(
    _ members: [JSONValue.Member],
    into element: JSONElement?,
    isCopied: (String) -> Bool = { _ in false }
  ) -> [Self] {
    guard let element else { return inserting(members, into: []) }
    var values = MemberValues(members)
    var kept: [Self] = []
    for (index, member) in element.members.enumerated() {
      let key = member.name
      if let value = values.take(key) {
        kept.append(Self(key: key, origin: index, content: .value(value)))
      } else if isCopied(key) {
        kept.append(Self(key: key, origin: index, content: .asRead))
      }
    }
    return inserting(values.rest, into: kept)
  }

  private static func inserting(_ new: [JSONValue.Member], into kept: [Self]) -> [Self] {
    var new = new[...]
    var items: [Self] = []
    for item in kept {
      while let member = new.first, KeyOrder.precedes(member.key, item.key) {
        items.append(Self(key: member.key, origin: nil, content: .value(member.value)))
        new.removeFirst()
      }
      items.append(item)
    }
    return items + new.map { Self(key: $0.key, origin: nil, content: .value($0.value)) }
  }
}

/// The members of an object by key.
private struct MemberValues {
  private let members: [JSONValue.Member]
  private var isTaken: [Bool]
  /// The positions of the members by key, if there are many.
  private let positions: [ExactString: Int]?

  init(_ members: [JSONValue.Member]) {
    self.members = members
    isTaken = Array(repeating: false, count: members.count)
    // Comparing a few keys takes less time than calculating their hash values.
    positions =
      members.count < 8
      ? nil
      : Dictionary(
        members.enumerated().map { (ExactString($1.key), $0) },
        uniquingKeysWith: { first, _ in first }
      )
  }

  /// The members that were not taken.
  var rest: [JSONValue.Member] {
    zip(members, isTaken).compactMap { $1 ? nil : $0 }
  }

  /// Returns the value of a key the first time, and `nil` from then on.
  mutating func take(_ key: String) -> JSONValue? {
    let position =
      positions.map { $0[ExactString(key)] }
      ?? members.firstIndex { $0.key.hasSameCodePoints(as: key) }
    guard let position, !isTaken[position] else { return nil }
    isTaken[position] = true
    return members[position].value
  }
}

extension JSONElement {
  /// Returns whether the element is this value.
  ///
  /// The value must not be a container.
  func isWritten(as value: JSONValue) -> Bool {
    switch value {
    case .null: kind == .null
    case .boolean(let flag): boolean == flag
    case .number(let digits): kind == .number && bytes.elementsEqual(digits.utf8)
    case .string(let text): string.map { $0.hasSameCodePoints(as: text) } ?? false
    case .array, .object: false
    }
  }
}

/// The bytes between the items of a container that was read: whitespace, line ends and commas.
struct Trivia {
  private let gaps: [ArraySlice<UInt8>]
  /// The bytes after the last item.
  let tail: ArraySlice<UInt8>

  /// Finds the gaps of a container that is not empty.
  ///
  /// - Parameters:
  ///   - element: The container.
  ///   - items: The first and last node of each item.
  init(in element: JSONElement, between items: [(first: JSONNode, last: JSONNode)]) {
    let document = element.document
    var end = element.node.range.lowerBound + 1
    gaps = items.map { item in
      defer { end = item.last.range.upperBound }
      return document.bytes(withoutSurplusIn: end..<item.first.range.lowerBound)
    }
    tail = document.bytes(withoutSurplusIn: end..<element.node.range.upperBound - 1)
  }

  /// Returns the bytes to write before an item.
  ///
  /// - Parameters:
  ///   - origin: The index of the item in the container that was read, or `nil` if it is new.
  ///   - position: The index of the item in the output.
  /// - Returns: The item's original gap if it fits, otherwise one like those of the neighbors.
  func before(_ origin: Int?, at position: Int) -> [UInt8] {
    guard position > 0 else { return Array(gaps[0]) }
    if let origin, origin > 0 { return Array(gaps[origin]) }
    return gaps.count > 1 ? Array(gaps[1]) : [UInt8(ascii: ",")] + gaps[0]
  }

  /// Returns the indentation of the line after a gap, or `nil` if the gap contains no line end.
  ///
  /// A comma at the beginning of an item's line (comma-first layout) is not part of the
  /// indentation.
  static func indent(after gap: [UInt8]) -> [UInt8]? {
    gap.lastIndex(of: UInt8(ascii: "\n"))
      .map { end in
        Array(gap[(end + 1)...].prefix { $0 != UInt8(ascii: ",") })
      }
  }
}
