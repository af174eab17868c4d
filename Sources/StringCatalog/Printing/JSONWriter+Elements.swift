import JSONSyntax

extension JSONWriter {
  /// Writes a value that was read in Xcode's layout, with the keys of its objects in order.
  ///
  /// Strings without escapes are copied. The recursion is bounded, because the scanner rejects
  /// input that is nested too deeply.
  mutating func write(_ element: JSONElement, indent: [UInt8]) {
    switch element.kind {
    case .object:
      if element.hasMembersInKeyOrder {
        writeObject(element.members, indent: indent)
      } else {
        let members = element.members.map { (name: $0.name, member: $0) }
        let sorted = members.sorted { KeyOrder.precedes($0.name, $1.name) }
        writeObject(sorted.lazy.map(\.member), indent: indent)
      }
    case .array:
      writeContainer("[", element.elements, "]", indent: indent) { writer, element, indent in
        writer.write(element, indent: indent)
      }
    case .string: writeText(of: element)
    case .number, .boolean, .null: output += element.bytes
    }
  }

  private mutating func writeObject(
    _ members: some Sequence<JSONElement.Member>,
    indent: [UInt8]
  ) {
    writeContainer("{", members, "}", indent: indent) { writer, member, indent in
      writer.writeText(of: member.key)
      writer.output += writer.layout.colon
      writer.write(member.value, indent: indent)
    }
  }

  private mutating func writeText(of element: JSONElement) {
    if element.node.hasEscapes { write(element.string ?? "") } else { output += element.bytes }
  }
}

extension JSONElement {
  /// Whether the members of an object are in the order in which Xcode writes them.
  fileprivate var hasMembersInKeyOrder: Bool {
    var previous: String?
    for member in members {
      let name = member.name
      if let previous, !KeyOrder.precedes(previous, name) { return false }
      previous = name
    }
    return true
  }
}

extension JSONValue {
  /// The value with the keys of its objects in the order in which Xcode writes them.
  var inKeyOrder: JSONValue {
    switch self {
    case .object(let members): .sortedObject(members.map { Member($0.key, $0.value.inKeyOrder) })
    case .array(let elements): .array(elements.map(\.inKeyOrder))
    case .null, .boolean, .number, .string: self
    }
  }
}
