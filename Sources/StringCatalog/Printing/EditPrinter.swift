import JSONText

/// Prints an edited document: writes what is new, and copies all else from the bytes that were read.
struct EditPrinter {
  private let document: JSONDocument
  private var writer: JSONWriter

  /// What comes out as one member of an object.
  struct Item {
    let key: String
    /// The index of the member in the object that was read; `nil` if it is new.
    let origin: Int?
    let content: Content
    /// Whether the member that was read has another key.
    var isRenamed = false
  }

  /// What a member's value is written from.
  enum Content {
    /// The bytes that were read.
    case asRead
    /// A value, compared with the bytes that were read.
    case value(JSONValue)
    /// The entries of the catalog.
    case entries([Item])
  }

  /// Creates a printer for a document.
  init(_ document: JSONDocument) {
    self.document = document
    writer = JSONWriter(layout: JSONLayout(of: document))
  }

  /// Returns the document with other members, and all that is around them.
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
    case (.asRead, let element?): writer.output += element.bytes
    case (.asRead, nil): break
    case (.value(let value), let element?): write(value, over: element, indent: indent)
    case (.value(let value), nil): writer.write(value, indent: indent)
    case (.entries(let items), let element?): writeObject(items, over: element, indent: indent)
    case (.entries(let items), nil): writeNewObject(items, indent: indent)
    }
  }

  /// Writes a value where another one was read; what is the same in both is copied.
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
    let gaps = Gaps(in: element, between: members.map { ($0.key.node, $0.value.node) })
    writer.output.append(UInt8(ascii: "{"))
    for (position, item) in items.enumerated() {
      let gap = gaps.before(item.origin, at: position)
      writer.output += gap
      let origin = item.origin.map { members[$0] }
      writeKey(item, over: origin)
      write(item.content, over: origin?.value, indent: Gaps.indent(after: gap) ?? indent)
    }
    writer.output += gaps.tail
    writer.output.append(UInt8(ascii: "}"))
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

  /// Writes an object of which nothing was read but, at most, that it is empty.
  private mutating func writeNewObject(
    _ items: [Item],
    indent: [UInt8],
    over element: JSONElement? = nil
  ) {
    if let element, items.isEmpty, !element.hasMembers {
      writer.output += element.bytes
      return
    }
    writer.writeContainer("{", items, "}", indent: indent) { writer, item, indent in
      writer.write(item.key)
      writer.output += writer.layout.colon
      if case .value(let value) = item.content { writer.write(value, indent: indent) }
    }
  }

  private mutating func writeArray(
    _ values: [JSONValue],
    over element: JSONElement,
    indent: [UInt8]
  ) {
    let elements = Array(element.elements)
    guard !elements.isEmpty, !values.isEmpty else {
      if elements.isEmpty, values.isEmpty {
        writer.output += element.bytes
      } else {
        writer.write(.array(values), indent: indent)
      }
      return
    }
    let gaps = Gaps(in: element, between: elements.map { ($0.node, $0.node) })
    writer.output.append(UInt8(ascii: "["))
    for (position, value) in values.enumerated() {
      let origin = position < elements.count ? position : nil
      let gap = gaps.before(origin, at: position)
      let indent = Gaps.indent(after: gap) ?? indent
      writer.output += gap
      write(.value(value), over: origin.map { elements[$0] }, indent: indent)
    }
    writer.output += gaps.tail
    writer.output.append(UInt8(ascii: "]"))
  }
}
