import Diagnostics

/// A value, or a key, within a document.
struct JSONElement {
  let document: JSONDocument
  let index: Int

  var node: JSONNode { document.nodes[index] }

  var kind: JSONNode.Kind { node.kind }

  var place: Place { document.place(of: node.range) }

  /// The bytes of the value as they were written.
  var bytes: ArraySlice<UInt8> { document.bytes[node.range] }

  /// The text of a string, escapes resolved; `nil` for any other value.
  var string: String? {
    guard kind == .string else { return nil }
    let content = document.bytes[node.range].dropFirst().dropLast()
    return node.hasEscapes
      ? JSONEscapes.resolve(content) : String(decoding: content, as: UTF8.self)
  }

  /// The value of `true` or `false`; `nil` for any other value.
  var boolean: Bool? {
    kind == .boolean ? bytes.first == UInt8(ascii: "t") : nil
  }

  /// The value of a whole number that an `Int` can hold and writes the same; else `nil`.
  var integer: Int? {
    guard kind == .number else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return Int(text).flatMap { "\($0)" == text ? $0 : nil }
  }

  /// Returns the value of the first member of an object with the given key; `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of members.
  func member(_ key: String) -> JSONElement? {
    members.first { $0.hasKey(key) }?.value
  }

  /// The members of an object; none for any other value.
  var members: Members {
    Members(container: self, isObject: kind == .object)
  }

  /// The elements of an array; none for any other value.
  var elements: [JSONElement] {
    guard kind == .array else { return [] }
    var elements: [JSONElement] = []
    var next = index + 1
    while next < Int(node.next) {
      elements.append(JSONElement(document: document, index: next))
      next = Int(document.nodes[next].next)
    }
    return elements
  }
}

extension JSONElement {
  /// One member of an object.
  struct Member {
    let key: JSONElement
    let value: JSONElement

    /// The key, escapes resolved.
    var name: String { key.string ?? "" }

    /// Whether this is the key, code point for code point.
    func hasKey(_ name: String) -> Bool {
      let content = key.bytes.dropFirst().dropLast()
      return key.node.hasEscapes
        ? self.name.utf8.elementsEqual(name.utf8) : content.elementsEqual(name.utf8)
    }
  }

  /// The members of an object, in the order of the text.
  struct Members: Sequence, IteratorProtocol {
    private let document: JSONDocument
    private var index: Int
    private let end: Int

    init(container: JSONElement, isObject: Bool) {
      document = container.document
      index = container.index + 1
      end = isObject ? Int(container.node.next) : 0
    }

    mutating func next() -> Member? {
      guard index < end else { return nil }
      let key = JSONElement(document: document, index: index)
      let value = JSONElement(document: document, index: index + 1)
      index = Int(value.node.next)
      return Member(key: key, value: value)
    }
  }
}
