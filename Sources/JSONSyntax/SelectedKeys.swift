/// Some keys of objects, whose members are found in many objects without reading the others.
package struct SelectedKeys: Sendable {
  /// The keys.
  package let names: Set<String>
  private let contents: [[UInt8]]

  /// Creates a selection of keys.
  package init(_ names: Set<String>) {
    self.names = names
    contents = names.map { Array($0.utf8) }
  }

  /// Returns whether a key is selected, compared by code points.
  fileprivate func contains(_ key: JSONNode, in bytes: Span<UInt8>) -> Bool {
    let content = key.range.lowerBound + 1..<key.range.upperBound - 1
    for name in contents where name.count == content.count {
      var offset = 0
      while offset < name.count, bytes[content.lowerBound + offset] == name[offset] { offset += 1 }
      if offset == name.count { return true }
    }
    return false
  }
}

extension JSONElement {
  /// Returns the members of an object with some keys, in document order, without those that do not
  /// count; none for any other value.
  ///
  /// - Complexity: O(*n*) in the number of members, with a few instructions for each of the others.
  package func members(withKeys keys: SelectedKeys) -> [Member] {
    guard kind == .object else { return [] }
    var found: [Member] = []
    let (allNodes, allBytes) = (document.nodes, document.bytes)
    let (nodes, bytes) = (allNodes.span, allBytes.span)
    let end = next
    var position = index + 1
    while position < end {
      let node = nodes[position]
      let isFound =
        node.hasEscapes
        ? keys.names.contains(JSONElement(document: document, index: position).string ?? "")
        : keys.contains(node, in: bytes)
      if isFound, !node.isDuplicate {
        let key = JSONElement(document: document, index: position)
        found.append(Member(key: key, value: key.memberValue))
      }
      position = nodes[position + 1].next(after: position + 1)
    }
    return found
  }
}
