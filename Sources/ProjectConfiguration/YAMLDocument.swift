package import Diagnostics
package import Yams

/// A YAML document as a tree of nodes, or its problems.
///
/// Yams rejects a document with a duplicate key, and reports only the first location of the key.
/// The reader therefore replaces that key and parses the document again. This way it can report the
/// second location and all other problems. Versions before 5.1 accept the document, and the tree
/// has both keys.
package struct YAMLDocument {
  /// The tree, or `nil` if the file is not YAML or is empty.
  package let root: Node?
  /// The problems of the file, including duplicate keys.
  package let diagnostics: [Diagnostic]

  /// Parses a document.
  ///
  /// `locator` converts positions in the same bytes to locations.
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
        let location = locator.location(of: mark)
        let key = RepeatedKey(name: name, location: location, number: repeated.count)
        guard key.hide(at: YAMLLocator(text, file: "").offset(of: mark), in: &text) else {
          problem = key.diagnostic(at: location)
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
      } + (root.map { AcceptedDuplicates(in: $0, locator: locator).diagnostics.all } ?? [])
  }
}

extension YamlError {
  /// The first duplicate key, and its first location, or `nil` for another error.
  ///
  /// The code does not name the enum case, because only Yams 5.1 and later have it.
  fileprivate var duplicateKey: (name: String, mark: Mark)? {
    guard let payload = Mirror(reflecting: self).children.first,
      payload.label == "duplicatedKeysInMapping",
      let (names, context) = payload.value as? (duplicates: [String], context: Context)
    else { return nil }
    return (names.first ?? "", context.mark)
  }
}

/// The duplicate keys in the maps of a tree.
private struct AcceptedDuplicates {
  let locator: YAMLLocator
  private(set) var diagnostics = LimitedDiagnostics()
  /// The locations of visited maps and lists.
  ///
  /// Aliases may refer to the same node again, and nested aliases would take forever.
  private var visited: Set<Location> = []

  init(in node: Node, locator: YAMLLocator) {
    self.locator = locator
    visit(node)
  }

  private mutating func visit(_ node: Node) {
    guard node.scalar == nil, visited.insert(locator.location(of: node.mark)).inserted else {
      return
    }
    var first: [String: Location] = [:]
    for (key, value) in node.mapping ?? [:] {
      if let name = key.scalar?.string {
        let location = locator.location(of: key.mark)
        if let first = first[name] {
          let key = RepeatedKey(name: name, location: first, number: 0)
          diagnostics.append(key.diagnostic(at: location))
        } else {
          first[name] = location
        }
      }
      visit(value)
    }
    for item in node.sequence.map(Array.init) ?? [] { visit(item) }
  }
}

/// A duplicate key of a map.
private struct RepeatedKey {
  let name: String
  /// The first location of the key.
  let location: Location
  /// The number of duplicate keys found before.
  let number: Int

  /// More duplicates in one file are not an accident.
  private static let limit = 64

  /// The character that replaces the first one of the key.
  ///
  /// No language uses it.
  private var mark: Unicode.Scalar {
    Unicode.Scalar(0xE000 + UInt32(number)) ?? "\u{FFFD}"
  }

  /// Replaces the key by a placeholder, and returns whether this was possible.
  ///
  /// One character replaces another, so the columns after it do not change.
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

  /// Returns the next location of the key in the map that contains the placeholder.
  func next(in node: Node, locator: YAMLLocator) -> Location? {
    if let mapping = node.mapping {
      let keys = mapping.map(\.key)
      if let index = keys.firstIndex(where: { $0.scalar?.string.unicodeScalars.first == mark }) {
        return keys[index...].dropFirst().first { isSame($0) }.map { locator.location(of: $0.mark) }
      }
      for value in mapping.map(\.value) {
        if let location = next(in: value, locator: locator) { return location }
      }
    }
    for item in node.sequence.map(Array.init) ?? [] {
      if let location = next(in: item, locator: locator) { return location }
    }
    return nil
  }

  /// Returns whether a node is the key, or the placeholder that replaced its second occurrence.
  private func isSame(_ node: Node) -> Bool {
    guard let scalar = node.scalar?.string else { return false }
    let isHidden = scalar.unicodeScalars.first.map { (0xE000..<0xE040).contains($0.value) } ?? false
    return scalar == name || isHidden && scalar.dropFirst() == name.dropFirst()
  }

  func diagnostic(at location: Location) -> Diagnostic {
    Diagnostic(
      .configurationDuplicateKey(name),
      .error,
      at: location,
      notes: location == self.location
        ? [] : [Diagnostic.Note(.configurationFirstKey, at: self.location)]
    )
  }
}

/// Converts positions of YAML nodes to locations in a file.
package struct YAMLLocator {
  private let bytes: [UInt8]
  private let file: String
  private let lines: LineIndex
  /// The numbers of the scalars with which the lines start.
  private var lineStarts = [0]
  /// The offsets of each scalar whose number is a multiple of the spacing.
  private var checkpoints: [Int] = []

  /// The number of scalars between checkpoints.
  ///
  /// A line may be as long as the file, and have a million marks.
  private static let checkpointSpacing = 1_024

  /// Creates a locator for the bytes of a file.
  package init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    lines = LineIndex(bytes)
    var count = 0
    for (offset, byte) in bytes.enumerated() where byte & 0b1100_0000 != 0b1000_0000 {
      if count % Self.checkpointSpacing == 0 { checkpoints.append(offset) }
      count += 1
      if byte == UInt8(ascii: "\n") { lineStarts.append(count) }
    }
  }

  /// The start of the file.
  package var start: Location {
    location(ofOffset: 0)
  }

  /// Returns the location of a mark of the YAML parser.
  package func location(of mark: Mark?) -> Location {
    location(ofOffset: mark.map(offset) ?? 0)
  }

  /// Returns whether there is a tab at a location.
  func hasTab(at location: Location) -> Bool {
    let offset = location.utf8Range.lowerBound
    return bytes.indices.contains(offset) && bytes[offset] == UInt8(ascii: "\t")
  }

  /// Returns the offset of a mark of the YAML parser.
  ///
  /// Marks count columns in Unicode scalars, locations in UTF-8 code units.
  func offset(of mark: Mark) -> Int {
    guard lineStarts.indices.contains(mark.line - 1) else { return 0 }
    let number = lineStarts[mark.line - 1] + max(mark.column, 1) - 1
    let (checkpoint, rest) = number.quotientAndRemainder(dividingBy: Self.checkpointSpacing)
    guard checkpoints.indices.contains(checkpoint) else { return bytes.endIndex }
    var offset = checkpoints[checkpoint]
    for _ in 0..<rest where offset < bytes.endIndex {
      offset += 1
      while offset < bytes.endIndex, bytes[offset] & 0b1100_0000 == 0b1000_0000 { offset += 1 }
    }
    return offset
  }

  /// Returns the location of a character, counted from the start of the file.
  func location(ofCharacter number: Int) -> Location {
    let text = String(decoding: bytes, as: UTF8.self)
    return location(ofOffset: text.prefix(number).utf8.count)
  }

  /// Returns the location of an offset in UTF-8 code units.
  private func location(ofOffset offset: Int) -> Location {
    lines.location(of: offset..<offset, in: file)
  }
}
