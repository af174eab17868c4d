/// A pattern with wildcards, which matches strings.
struct Wildcards: Hashable, Sendable {
  /// An element of the pattern.
  enum Element: Hashable, Sendable {
    case byte(UInt8)
    /// Any number of bytes.
    case anything
    /// Any number of bytes other than the given one.
    case anythingBut(UInt8)
    /// One character other than the given byte.
    case characterBut(UInt8)
    /// Nothing, or any bytes followed by a slash.
    case folders

    /// Whether the element can match an empty string.
    var matchesNothing: Bool {
      switch self {
      case .anything, .anythingBut, .folders: true
      case .byte, .characterBut: false
      }
    }
  }

  private let elements: [Element]

  /// Creates a pattern; a wildcard that follows an equal one is redundant.
  init(_ elements: [Element]) {
    self.elements = elements.reduce(into: []) { elements, element in
      if element.matchesNothing, elements.last == element { return }
      elements.append(element)
    }
  }

  /// Returns whether the elements match all of `text`.
  ///
  /// - Complexity: O(*n* × *m*), where *n* and *m* are the lengths of the text and the pattern.
  func match(_ text: String) -> Bool {
    var states = States(self)
    for byte in text.utf8 {
      guard states.advance(over: byte) else { return false }
    }
    return states.isAtEnd
  }

  /// Returns whether the elements match all of `path` or the path of one of its parent folders.
  ///
  /// - Complexity: O(*n* × *m*), where *n* and *m* are the lengths of the path and the pattern.
  func match(pathOrParentOf path: String) -> Bool {
    guard !path.isEmpty else { return false }
    var states = States(self)
    var isFirst = true
    for byte in path.utf8 {
      if byte == UInt8(ascii: "/"), !isFirst, states.isAtEnd { return true }
      guard states.advance(over: byte) else { return false }
      isFirst = false
    }
    return states.isAtEnd
  }

  /// The positions in the pattern that the text so far can have reached.
  ///
  /// All alternatives are matched simultaneously, so no pattern takes long.
  private struct States {
    private let elements: [Element]
    /// The indices of the elements that come next, in ascending order.
    private var indices: [Int] = []
    private var next: [Int] = []

    init(_ pattern: Wildcards) {
      elements = pattern.elements
      enter(0)
      swap(&indices, &next)
    }

    /// Whether the text so far matches the whole pattern.
    var isAtEnd: Bool { indices.last == elements.count }

    /// Continues with the next byte of the text.
    ///
    /// - Returns: Whether the pattern can still match.
    mutating func advance(over byte: UInt8) -> Bool {
      next.removeAll(keepingCapacity: true)
      for index in indices {
        // The bytes of a character after its first one.
        if index > 0, case .characterBut = elements[index - 1], Wildcards.isContinuation(byte) {
          enter(index)
        }
        if index < elements.count { step(from: index, byte) }
      }
      swap(&indices, &next)
      return !indices.isEmpty
    }

    private mutating func step(from index: Int, _ byte: UInt8) {
      switch elements[index] {
      case .byte(let expected):
        if byte == expected { enter(index + 1) }
      case .anything:
        enter(index)
      case .anythingBut(let exception):
        if byte != exception { enter(index) }
      case .characterBut(let exception):
        if byte != exception, !Wildcards.isContinuation(byte) { enter(index + 1) }
      case .folders:
        // The next element cannot match from within the name of a folder.
        append(index)
        if byte == UInt8(ascii: "/") { enter(index + 1) }
      }
    }

    /// Adds an index, and those after it whose elements match nothing.
    private mutating func enter(_ index: Int) {
      var index = index
      append(index)
      while index < elements.count, elements[index].matchesNothing {
        index += 1
        append(index)
      }
    }

    /// Adds an index unless it is present.
    ///
    /// Indices arrive in ascending order, except those that `enter` has already added.
    private mutating func append(_ index: Int) {
      if next.last.map({ $0 < index }) ?? true { next.append(index) }
    }
  }

  fileprivate static func isContinuation(_ byte: UInt8) -> Bool {
    byte & 0b1100_0000 == 0b1000_0000
  }
}

/// A key, or a pattern for several keys.
///
/// `*` matches any number of characters. A backslash escapes a star or a backslash.
///
/// ```swift
/// KeyPattern("weekday.*").matches("weekday.monday")  // true
/// ```
package struct KeyPattern: Hashable, Sendable {
  /// The pattern as written.
  package let text: String
  private let wildcards: Wildcards

  /// Creates a pattern.
  package init(_ text: String) {
    self.text = text
    var elements: [Wildcards.Element] = []
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "\\"), let next = bytes.first, Self.special.contains(next) {
        elements.append(.byte(bytes.removeFirst()))
      } else {
        elements.append(byte == UInt8(ascii: "*") ? .anything : .byte(byte))
      }
    }
    wildcards = Wildcards(elements)
  }

  private static let special = [UInt8(ascii: "*"), UInt8(ascii: "\\")]

  /// Returns whether the pattern matches `key`.
  ///
  /// - Complexity: O(*n* × *m*), where *n* and *m* are the lengths of the key and the pattern.
  package func matches(_ key: String) -> Bool {
    wildcards.match(key)
  }
}

/// A path, or a pattern for several paths.
///
/// `*` matches any characters within a name, `**` also matches those of intermediate folders, and
/// `?` matches one character of a name. A pattern that matches a folder matches its whole content.
///
/// ```swift
/// PathPattern("Sources/**/Generated").matches("Sources/App/Generated/Assets.swift")  // true
/// ```
package struct PathPattern: Hashable, Sendable {
  /// The pattern as written.
  package let text: String
  private let wildcards: Wildcards

  /// Creates a pattern.
  package init(_ text: String) {
    self.text = text
    wildcards = Wildcards(Self.elements(of: text))
  }

  private static func elements(of text: String) -> [Wildcards.Element] {
    let parts = text.utf8.split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }
    var elements: [Wildcards.Element] = text.hasPrefix("/") ? [.byte(UInt8(ascii: "/"))] : []
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      if part.elementsEqual("**".utf8) {
        // `**/x` also matches `x`, without any folders.
        elements.append(isLast ? .anything : .folders)
        continue
      }
      elements += part.map { byte in
        switch byte {
        case UInt8(ascii: "*"): .anythingBut(UInt8(ascii: "/"))
        case UInt8(ascii: "?"): .characterBut(UInt8(ascii: "/"))
        default: .byte(byte)
        }
      }
      if !isLast { elements.append(.byte(UInt8(ascii: "/"))) }
    }
    return elements
  }

  /// Returns whether the pattern matches `path` or one of its parent folders.
  ///
  /// - Complexity: O(*n* × *m*), where *n* and *m* are the lengths of the path and the pattern.
  package func matches(_ path: String) -> Bool {
    wildcards.match(pathOrParentOf: path)
  }
}
