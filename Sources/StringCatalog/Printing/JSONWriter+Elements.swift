import JSONSyntax

extension JSONWriter {
  /// Writes a value that was read in Xcode's layout, with the keys of its objects in order.
  ///
  /// Strings without escapes are copied. The recursion is bounded, because the scanner rejects
  /// input that is nested too deeply.
  mutating func write(_ element: JSONElement, indent: [UInt8]) {
    switch element.kind {
    case .object:
      writeContainer("{", element.membersInKeyOrder, "}", indent: indent) {
        writer,
        member,
        indent in
        writer.writeText(of: member.key)
        writer.output += writer.layout.colon
        writer.write(member.value, indent: indent)
      }
    case .array:
      writeContainer("[", element.elements, "]", indent: indent) { writer, element, indent in
        writer.write(element, indent: indent)
      }
    case .string: writeText(of: element)
    case .number, .boolean, .null: output += element.bytes
    }
  }

  private mutating func writeText(of element: JSONElement) {
    if element.node.hasEscapes { write(element.string ?? "") } else { output += element.bytes }
  }
}

extension JSONElement {
  /// The members of an object in the order in which Xcode writes them.
  fileprivate var membersInKeyOrder: [Member] {
    let members = members.map { (name: $0.name, member: $0) }
    let isInOrder = zip(members, members.dropFirst())
      .allSatisfy { KeyOrder.precedes($0.name, $1.name) }
    let sorted = isInOrder ? members : members.sorted { KeyOrder.precedes($0.name, $1.name) }
    return sorted.map(\.member)
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
