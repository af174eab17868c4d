import Diagnostics

/// The members of a document whose key occurred before in the same object.
///
/// Members inside of such a member are not included, because they do not count anyway.
struct DuplicateKeys {
  /// A member whose key occurred before.
  private struct Duplicate {
    /// The node of the key.
    let key: Int
    /// The node of the first occurrence of the key.
    let first: Int
    /// The end of the preceding member.
    let start: Int
  }

  private let document: JSONDocument
  private var duplicates: [Duplicate] = []

  /// Finds the duplicate keys of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - objects: The nodes of the objects that can have duplicate keys.
  init(in document: JSONDocument, objects: [Int]) {
    self.document = document
    for object in objects { find(in: JSONElement(document: document, index: object)) }
    removeNested()
  }

  /// Whether there are none.
  var isEmpty: Bool { duplicates.isEmpty }

  /// The nodes of the document, with marks on the keys of duplicate members.
  var marked: [JSONNode] {
    var nodes = document.nodes
    for duplicate in duplicates { nodes[duplicate.key].isDuplicate = true }
    return nodes
  }

  /// Returns the ranges of the duplicate members, and of commas outside of them, in document order.
  func surplus(with commas: [Int]) -> [Range<Int>] {
    let members = duplicates.map { $0.start..<document.nodes[$0.key + 1].range.upperBound }
    let others = commas.filter { comma in
      let next = members.partitioningIndex { $0.upperBound > comma }
      return next == members.count || !members[next].contains(comma)
    }
    return (members + others.map { $0..<$0 + 1 }).sorted { $0.lowerBound < $1.lowerBound }
  }

  private mutating func find(in object: JSONElement) {
    var found: [(position: Int, first: Int)] = []
    let index = KeyIndex(object) { found.append(($0, $1)) }
    duplicates += found.map { position, first in
      let previous = document.nodes[index.node(at: position - 1) + 1]
      return Duplicate(
        key: index.node(at: position),
        first: index.node(at: first),
        start: previous.range.upperBound
      )
    }
  }

  private mutating func removeNested() {
    var end = 0
    duplicates = duplicates.sorted { $0.key < $1.key }
      .filter { duplicate in
        guard duplicate.key >= end else { return false }
        end = document.nodes[duplicate.key + 1].next(after: duplicate.key + 1)
        return true
      }
  }
}

// MARK: - Diagnostics

extension DuplicateKeys {
  /// Adds a diagnostic for each duplicate key.
  func report(_ tolerance: JSONTolerance, to list: inout DiagnosticList) {
    for duplicate in duplicates { list.append(diagnostic(of: duplicate, tolerance)) }
  }

  private func diagnostic(of duplicate: Duplicate, _ tolerance: JSONTolerance) -> Diagnostic {
    let key = JSONElement(document: document, index: duplicate.key)
    let first = JSONElement(document: document, index: duplicate.first)
    let note = Diagnostic.Note(.keyFirst, at: first.location)
    let name = key.string ?? ""
    guard tolerance != .none else {
      return Diagnostic(.keyDuplicate(name), .error, at: key.location, notes: [note])
    }
    let difference = MemberDifference(of: key.memberValue, from: first.memberValue)
    let range = duplicate.start..<key.memberValue.node.range.upperBound
    let edit = FixIt.Edit(replacing: document.location(of: range), with: "")
    return Diagnostic(
      .keyIgnored(name),
      .warning,
      at: key.location,
      path: document.path(to: duplicate.key),
      notes: [note] + difference.notes,
      fixIts: [FixIt(.removeDuplicate(name), edits: [edit])]
    )
  }
}

/// The parts of a duplicate value that the first one lacks, or has with another value.
private struct MemberDifference {
  private var missing: [(path: String, element: JSONElement)] = []
  private var changed: [(path: String, element: JSONElement)] = []

  /// Compares a duplicate value with the first one.
  init(of duplicate: JSONElement, from first: JSONElement) {
    compare(duplicate, first, at: [])
  }

  /// Notes with the names of the parts.
  var notes: [Diagnostic.Note] {
    let value = changed.first { $0.path.isEmpty }
    return [
      note(missing, Diagnostic.Message.duplicateOnly),
      value.map { Diagnostic.Note(.duplicateValue, at: $0.element.location) }
        ?? note(changed, Diagnostic.Message.duplicateDiffers),
    ]
    .compactMap(\.self)
  }

  private func note(
    _ parts: [(path: String, element: JSONElement)],
    _ message: ([String]) -> Diagnostic.Message
  ) -> Diagnostic.Note? {
    parts.first.map { first in
      var names = parts.prefix(Self.longestList).map(\.path)
      if parts.count > names.count { names.append("…") }
      return Diagnostic.Note(message(names), at: first.element.location)
    }
  }

  /// The maximum number of names that are listed.
  private static let longestList = 20

  /// The names that only group other names.
  private static let groups: Set<String> = ["localizations", "stringUnit", "variations"]
  /// The name of a group that is compared as a whole, because a string and its state are one part.
  private static let part = "stringUnit"

  /// The recursion is bounded, because the scanner rejects input that is nested too deeply.
  private mutating func compare(_ duplicate: JSONElement, _ first: JSONElement, at path: [String]) {
    guard duplicate.kind == .object, first.kind == .object else {
      if !duplicate.bytes.elementsEqual(first.bytes) {
        changed.append((path.joined(separator: "."), duplicate))
      }
      return
    }
    let members = KeyIndex(first) { _, _ in }
    let document = first.document
    var names: Set<String> = []
    for member in duplicate.members where names.insert(member.name).inserted {
      let isGroup = Self.groups.contains(member.name)
      let parent = path
      let path = isGroup ? path : path + [member.name]
      guard let position = members.position(of: member.name, in: document) else {
        if isGroup, !parent.isEmpty {
          changed.append((path.joined(separator: "."), member.value))
        } else {
          addMissing(member.value, at: path)
        }
        continue
      }
      let other = JSONElement(document: document, index: members.node(at: position) + 1)
      if member.name == Self.part {
        if member.value.decoded != other.decoded {
          changed.append((path.joined(separator: "."), member.value))
        }
      } else {
        compare(member.value, other, at: path)
      }
    }
  }

  /// Adds a part; of a group of named parts, the parts.
  private mutating func addMissing(_ element: JSONElement, at path: [String]) {
    guard path.isEmpty, element.kind == .object else {
      return missing.append((path.joined(separator: "."), element))
    }
    for member in element.members { addMissing(member.value, at: [member.name]) }
  }
}

extension Array {
  /// Returns the index of the first element that satisfies the condition, or the count if none
  /// does.
  ///
  /// If an element satisfies it, all that follow must, too.
  ///
  /// - Complexity: O(log *n*).
  package func partitioningIndex(_ condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
