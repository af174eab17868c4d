package import Diagnostics

/// A value or a key in a document.
@usableFromInline
package struct JSONElement {
  /// The document.
  @usableFromInline package let document: JSONDocument
  /// The index of the node in the document.
  @usableFromInline package let index: Int

  /// Creates the element of a node.
  ///
  /// - Precondition: The document has a node with that index.
  @inlinable
  package init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
  }

  /// The node.
  @inlinable
  package var node: JSONNode { document.nodes[index] }

  /// The index of the first node after this value and its content.
  @inlinable
  package var next: Int { node.next(after: index) }

  /// The kind of value.
  @inlinable
  package var kind: JSONNode.Kind { node.kind }

  /// The location of the value.
  package var location: Location { document.location(of: node.range) }

  /// The bytes of the value, as written.
  @inlinable
  package var bytes: ArraySlice<UInt8> { document.bytes[node.range] }

  /// The bytes of the value without duplicate members and commas before closing brackets.
  package var repairedBytes: ArraySlice<UInt8> { document.bytes(withoutSurplusIn: node.range) }

  /// The content of a string, with escapes resolved, or `nil` for any other value.
  package var string: String? {
    guard kind == .string else { return nil }
    let bytes = document.bytes
    let node = node
    let content = node.range.lowerBound + 1..<node.range.upperBound - 1
    guard node.hasEscapes else { return String(decoding: bytes[content], as: UTF8.self) }
    return bytes.span.resolvingEscapes(in: content)
  }

  /// The digits of a number, or `nil` for any other value.
  package var digits: String? {
    kind == .number ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// The value of `true` or `false`, or `nil` for any other value.
  package var boolean: Bool? {
    kind == .boolean ? bytes.first == UInt8(ascii: "t") : nil
  }

  /// The value of an integer that `Int` can represent and would write the same way, or `nil`.
  package var integer: Int? {
    digits.flatMap { digits in Int(digits).flatMap { "\($0)" == digits ? $0 : nil } }
  }

  /// Returns the value of the first member of an object with the given key, or `nil` if there is
  /// none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of members.
  package func member(_ key: String) -> JSONElement? {
    members.first { $0.hasKey(key) }?.value
  }

  /// The value of the member with this key.
  ///
  /// - Precondition: The element is a key.
  @inlinable
  package var memberValue: JSONElement {
    JSONElement(document: document, index: index + 1)
  }

  /// Whether this is an object.
  package var isObject: Bool { kind == .object }

  /// Whether this is an array.
  package var isArray: Bool { kind == .array }

  /// Whether this is `null`.
  package var isNull: Bool { kind == .null }

  /// Whether this is `true`.
  package var isTrue: Bool { boolean ?? false }

  /// The value as written.
  package var spelling: String { String(decoding: bytes, as: UTF8.self) }

  /// The members of an object, without duplicates if the document may have some; empty for any
  /// other value.
  @inlinable
  package var members: Members {
    Members(container: self, isObject: kind == .object)
  }

  /// The members of an object whose key occurred before; empty for any other value.
  package var duplicates: [Member] {
    guard kind == .object else { return [] }
    var duplicates: [Member] = []
    var index = index + 1
    while index < next {
      let key = JSONElement(document: document, index: index)
      if key.node.isDuplicate { duplicates.append(Member(key: key, value: key.memberValue)) }
      index = key.memberValue.next
    }
    return duplicates
  }

  /// The elements of an array; empty for any other value.
  package var elements: Elements {
    Elements(container: self, isArray: kind == .array)
  }
}

extension JSONElement {
  /// One member of an object.
  @usableFromInline
  package struct Member {
    /// The key.
    @usableFromInline package let key: JSONElement
    /// The value.
    @usableFromInline package let value: JSONElement

    @inlinable
    init(key: JSONElement, value: JSONElement) {
      self.key = key
      self.value = value
    }

    /// The key, with escapes resolved.
    package var name: String { key.string ?? "" }

    /// Returns whether this is the key, compared by code points.
    package func hasKey(_ name: String) -> Bool {
      let content = key.bytes.dropFirst().dropLast()
      return key.node.hasEscapes
        ? self.name.utf8.elementsEqual(name.utf8) : content.elementsEqual(name.utf8)
    }
  }

  /// The members of an object, in document order, without those that do not count.
  @usableFromInline
  package struct Members: Sequence, IteratorProtocol {
    @usableFromInline let document: JSONDocument
    @usableFromInline var index: Int
    @usableFromInline let end: Int

    @inlinable
    init(container: JSONElement, isObject: Bool) {
      document = container.document
      index = container.index + 1
      end = isObject ? container.next : 0
    }

    /// Returns the next member, or `nil` after the last one.
    @inlinable
    package mutating func next() -> Member? {
      while index < end {
        let key = JSONElement(document: document, index: index)
        let value = key.memberValue
        index = value.next
        if !key.node.isDuplicate { return Member(key: key, value: value) }
      }
      return nil
    }
  }

  /// The elements of an array, in document order.
  package struct Elements: Sequence, IteratorProtocol {
    private let document: JSONDocument
    private var index: Int
    private let end: Int

    init(container: JSONElement, isArray: Bool) {
      document = container.document
      index = container.index + 1
      end = isArray ? container.next : 0
    }

    /// Returns the next element, or `nil` after the last one.
    package mutating func next() -> JSONElement? {
      guard index < end else { return nil }
      let element = JSONElement(document: document, index: index)
      index = element.next
      return element
    }
  }
}

// MARK: - Decoding

extension JSONElement {
  /// Whether this is an object that is not empty.
  package var hasMembers: Bool {
    kind == .object && next > index + 1
  }

  /// The value with its whole content.
  ///
  /// The recursion is bounded, because the scanner rejects input that is nested too deeply.
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

  /// The strings of an array, or `nil` if this is not an array, or if it contains other values.
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
