extension JSONElement {
  /// Whether this is an object that is not empty.
  package var hasMembers: Bool {
    kind == .object && Int(node.next) > index + 1
  }

  /// The value with all that is in it.
  ///
  /// The recursion is bounded: the scanner refuses what is nested too deep.
  package var decoded: JSONValue {
    switch kind {
    case .object: .object(members.map { JSONValue.Member($0.name, $0.value.decoded) })
    case .array: .array(elements.map(\.decoded))
    case .string: .string(string ?? "")
    case .number: .number(digits ?? "0")
    case .boolean: .boolean(boolean ?? false)
    case .null: .null
    }
  }

  /// The texts of a list; `nil` if this is no list, or if it holds anything else.
  package var strings: [String]? {
    guard kind == .array else { return nil }
    var strings: [String] = []
    for element in elements {
      guard let string = element.string else { return nil }
      strings.append(string)
    }
    return strings
  }
}
