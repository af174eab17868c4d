import JSONSyntax

/// The differences between two catalogs that are not differences of their content.
package struct NotationDifference: Hashable, Sendable {
  /// Whether the order of the keys that both catalogs have differs.
  package var isReordered = false
  /// The keys whose fields or languages are in a different order.
  package var keysWithOtherFieldOrder: [String] = []
  /// The keys whose strings have other escape sequences in the file.
  package var keysWithOtherEscapes: [String] = []
  /// The keys with the same content and other white space in the file.
  package var keysWithOtherLayout: [String] = []
  /// Whether the encoding, the end of the file, or the separators between its values differ.
  package var hasOtherLayout = false
}

extension StringCatalog {
  /// Returns the differences in notation between this catalog and an older one.
  ///
  /// Fields that only one of the catalogs has do not count. Catalogs that were not read from a file
  /// have no notation.
  ///
  /// - Complexity: O(*n*), where *n* is the length of both.
  package func notationDifference(from old: StringCatalog) -> NotationDifference {
    var difference = NotationDifference()
    difference.isReordered = KeySequence.areInDifferentOrder(old.storedKeys, storedKeys)
    guard let document, let oldDocument = old.document else { return difference }
    difference.hasOtherLayout = !document.hasSameLayout(as: oldDocument)
    for key in storedKeys {
      guard let element = element(of: key.string, path: [])?.memberValue,
        let oldElement = old.element(of: key.string, path: [])?.memberValue,
        element.bytes != oldElement.bytes
      else { continue }
      var comparison = NotationComparison()
      comparison.compare(oldElement, element)
      if comparison.isReordered { difference.keysWithOtherFieldOrder.append(key.string) }
      if comparison.hasOtherEscapes { difference.keysWithOtherEscapes.append(key.string) }
      if !comparison.isReordered, !comparison.hasOtherEscapes, !comparison.hasOtherContent {
        difference.keysWithOtherLayout.append(key.string)
      }
    }
    return difference
  }
}

/// Compares the notation of two values.
private struct NotationComparison {
  var isReordered = false
  var hasOtherEscapes = false
  var hasOtherContent = false

  mutating func compare(_ old: JSONElement, _ new: JSONElement) {
    guard old.bytes != new.bytes else { return }
    switch (old.kind, new.kind) {
    case (.object, .object): compareMembers(old, new)
    case (.array, .array):
      let (left, right) = (old.elements.map(\.self), new.elements.map(\.self))
      if left.count != right.count { hasOtherContent = true }
      for (left, right) in zip(left, right) { compare(left, right) }
    case (.string, .string):
      let isSame = ExactString(old.string ?? "") == ExactString(new.string ?? "")
      if isSame { hasOtherEscapes = true } else { hasOtherContent = true }
    default: hasOtherContent = true
    }
  }

  private mutating func compareMembers(_ old: JSONElement, _ new: JSONElement) {
    let (before, after) = (old.members.map(\.self), new.members.map(\.self))
    let byName = Dictionary(
      before.map { (ExactString($0.name), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let names = after.map { ExactString($0.name) }
    let common = Set(names).intersection(byName.keys)
    if common.count != before.count || common.count != after.count { hasOtherContent = true }
    if before.map({ ExactString($0.name) }).filter(common.contains)
      != names.filter(common.contains)
    {
      isReordered = true
    }
    for (name, member) in zip(names, after) {
      guard let other = byName[name] else { continue }
      if member.key.bytes != other.key.bytes { hasOtherEscapes = true }
      compare(other.value, member.value)
    }
  }
}

extension JSONDocument {
  /// Returns whether the white space between values has the same form, and the encoding and the end
  /// of the file are the same.
  ///
  /// Both documents must be longer than one line to have a layout.
  fileprivate func hasSameLayout(as other: JSONDocument) -> Bool {
    let (own, others) = (JSONLayout(of: self), JSONLayout(of: other))
    return encoding == other.encoding && own.newline == others.newline
      && own.indentation == others.indentation && own.colon == others.colon
      && bytes[root.node.range.upperBound...] == other.bytes[other.root.node.range.upperBound...]
      && bytes[..<root.node.range.lowerBound] == other.bytes[..<other.root.node.range.lowerBound]
  }
}
