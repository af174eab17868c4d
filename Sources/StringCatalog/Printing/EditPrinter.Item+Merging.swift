import JSONText

extension EditPrinter.Item {
  /// Works out the members that an object has after an edit.
  ///
  /// Members that were read stay in their order, and one whose key stood there before is left alone.
  /// New ones go in by the order of keys.
  ///
  /// - Parameters:
  ///   - members: all members after the edit, in the order of keys.
  ///   - element: the object that was read.
  /// - Returns: The members, each with where it comes from.
  static func merging(_ members: [JSONValue.Member], into element: JSONElement) -> [Self] {
    var values = Dictionary(
      members.map { (ExactString($0.key), $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    var seen: Set<ExactString> = []
    var kept: [Self] = []
    for (index, member) in element.members.enumerated() {
      let key = ExactString(member.name)
      if !seen.insert(key).inserted {
        kept.append(Self(key: key.string, origin: index, content: .asRead))
      } else if let value = values.removeValue(forKey: key) {
        kept.append(Self(key: key.string, origin: index, content: .value(value)))
      }
    }
    let new = members.filter { values[ExactString($0.key)] != nil }
    return inserting(new, into: kept)
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

extension JSONElement {
  /// Returns whether a value that is no container is the one that stands here.
  func isWritten(as value: JSONValue) -> Bool {
    switch value {
    case .null: kind == .null
    case .boolean(let flag): boolean == flag
    case .number(let digits): kind == .number && bytes.elementsEqual(digits.utf8)
    case .string(let text): string.map { $0.utf8.elementsEqual(text.utf8) } ?? false
    case .array, .object: false
    }
  }
}
