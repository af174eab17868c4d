package import Diagnostics
package import Yams

/// A YAML document as a tree of nodes, or what is wrong with it.
///
/// Yams refuses a document with a key that stands twice in one map, and tells no more than where the
/// first one stands. So that key is taken out of the way, and the document read again: the second one
/// can be told, and all else that is wrong too. Versions before 5.1 accept the document, and the tree
/// has both keys.
package struct YAMLDocument {
  /// The tree; `nil` if the text is no YAML, or says nothing.
  package let root: Node?
  /// What is wrong with the text, and keys that stand twice.
  package let diagnostics: [Diagnostic]

  /// Reads a document; `locator` finds the places in the same bytes.
  package init(_ bytes: [UInt8], locator: YAMLLocator) {
    var text = bytes
    var repeated: [RepeatedKey] = []
    var root: Node?
    var problem: Diagnostic?
    while problem == nil, root == nil {
      do {
        guard let tree = try Yams.compose(yaml: String(decoding: text, as: UTF8.self)) else {
          break
        }
        root = tree
      } catch {
        guard let (name, mark) = (error as? YamlError)?.duplicateKey else {
          problem = Diagnostic(error, locator: locator)
          break
        }
        let place = locator.place(of: mark)
        let key = RepeatedKey(name: name, place: place, number: repeated.count)
        guard key.hide(at: YAMLLocator(text, file: "").offset(of: mark), in: &text) else {
          problem = key.diagnostic(at: place)
          break
        }
        repeated.append(key)
      }
    }
    self.root = root
    diagnostics =
      (problem.map { [$0] } ?? [])
      + repeated.compactMap { key in
        root.flatMap { key.next(in: $0, locator: locator) }.map { key.diagnostic(at: $0) }
      } + (root.map { AcceptedDuplicates(in: $0, locator: locator).diagnostics } ?? [])
  }
}

extension YamlError {
  /// The first key that a map has twice, and where the first one is; `nil` for another error.
  ///
  /// The case has no name here, because Yams has it since 5.1 alone.
  fileprivate var duplicateKey: (name: String, mark: Mark)? {
    guard let payload = Mirror(reflecting: self).children.first,
      payload.label == "duplicatedKeysInMapping",
      let (names, context) = payload.value as? (duplicates: [String], context: Context)
    else { return nil }
    return (names.first ?? "", context.mark)
  }
}

/// The keys that a tree has again in one map.
private struct AcceptedDuplicates {
  let locator: YAMLLocator
  private(set) var diagnostics: [Diagnostic] = []
  /// The places of the maps and lists that were looked through.
  ///
  /// An alias leads to one of them again, and aliases of aliases would take for ever.
  private var visited: Set<Place> = []

  init(in node: Node, locator: YAMLLocator) {
    self.locator = locator
    visit(node)
  }

  private mutating func visit(_ node: Node) {
    guard node.scalar == nil, visited.insert(locator.place(of: node.mark)).inserted else { return }
    var first: [String: Place] = [:]
    for (key, value) in node.mapping ?? [:] {
      if let name = key.scalar?.string {
        let place = locator.place(of: key.mark)
        if let first = first[name] {
          let key = RepeatedKey(name: name, place: first, number: 0)
          diagnostics.append(key.diagnostic(at: place))
        } else {
          first[name] = place
        }
      }
      visit(value)
    }
    for item in node.sequence.map(Array.init) ?? [] { visit(item) }
  }
}

/// A key that stands in its map again.
private struct RepeatedKey {
  let name: String
  /// Where it stands first.
  let place: Place
  /// How many such keys were found before.
  let number: Int

  /// More of them in one file are no slip.
  private static let limit = 64

  /// The character that takes the place of the key's first one; no text of a language has it.
  private var mark: Unicode.Scalar {
    Unicode.Scalar(0xE000 + UInt32(number)) ?? "\u{FFFD}"
  }

  /// Makes the key another one, and returns whether that was possible.
  ///
  /// One character takes the place of another, so that the columns behind stay what they are.
  func hide(at offset: Int, in text: inout [UInt8]) -> Bool {
    guard number < Self.limit else { return false }
    var start = offset
    if text.indices.contains(start), [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(text[start]) {
      start += 1
    }
    guard text.indices.contains(start) else { return false }
    let rest = String(decoding: text[start...], as: UTF8.self)
    let length = rest.unicodeScalars.first.map { String($0).utf8.count } ?? 1
    text.replaceSubrange(start..<start + length, with: String(mark).utf8)
    return true
  }

  /// Returns where the key stands again, in the map that holds the one that was hidden.
  func next(in node: Node, locator: YAMLLocator) -> Place? {
    if let mapping = node.mapping {
      let keys = mapping.map(\.key)
      if let index = keys.firstIndex(where: { $0.scalar?.string.unicodeScalars.first == mark }) {
        return keys[index...].dropFirst().first { isSame($0) }.map { locator.place(of: $0.mark) }
      }
      for value in mapping.map(\.value) {
        if let place = next(in: value, locator: locator) { return place }
      }
    }
    for item in node.sequence.map(Array.init) ?? [] {
      if let place = next(in: item, locator: locator) { return place }
    }
    return nil
  }

  /// A key that stands there three times was hidden itself the next time.
  private func isSame(_ node: Node) -> Bool {
    guard let scalar = node.scalar?.string else { return false }
    let isHidden = scalar.unicodeScalars.first.map { (0xE000..<0xE040).contains($0.value) } ?? false
    return scalar == name || isHidden && scalar.dropFirst() == name.dropFirst()
  }

  func diagnostic(at place: Place) -> Diagnostic {
    Diagnostic(
      .configurationDuplicateKey(name),
      .error,
      at: place,
      notes: place == self.place ? [] : [Diagnostic.Note(.configurationFirstKey, at: self.place)]
    )
  }
}

/// Finds the places of YAML nodes in the bytes of their file.
package struct YAMLLocator {
  private let bytes: [UInt8]
  private let file: String
  private let lines: LineIndex
  private let lineStarts: [Int]

  /// Creates a locator for the bytes of a file.
  package init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    lines = LineIndex(bytes)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The start of the file.
  package var start: Place {
    place(ofOffset: 0)
  }

  /// Returns the place that a mark of the YAML parser points at.
  package func place(of mark: Mark?) -> Place {
    place(ofOffset: mark.map(offset) ?? 0)
  }

  /// Returns whether a tab stands at a place.
  func hasTab(at place: Place) -> Bool {
    let offset = place.utf8Range.lowerBound
    return bytes.indices.contains(offset) && bytes[offset] == UInt8(ascii: "\t")
  }

  /// Returns the offset that a mark of the YAML parser points at.
  ///
  /// Marks count columns in Unicode scalars, places in UTF-8 code units.
  func offset(of mark: Mark) -> Int {
    guard lineStarts.indices.contains(mark.line - 1) else { return 0 }
    var offset = lineStarts[mark.line - 1]
    for _ in 1..<max(mark.column, 1) where offset < bytes.endIndex {
      offset += 1
      while offset < bytes.endIndex, bytes[offset] & 0b1100_0000 == 0b1000_0000 { offset += 1 }
    }
    return offset
  }

  /// Returns the place of a character, counted from the start of the file.
  func place(ofCharacter number: Int) -> Place {
    let text = String(decoding: bytes, as: UTF8.self)
    return place(ofOffset: text.prefix(number).utf8.count)
  }

  /// Returns the place of an offset in UTF-8 code units.
  private func place(ofOffset offset: Int) -> Place {
    lines.place(of: offset..<offset, in: file)
  }
}
