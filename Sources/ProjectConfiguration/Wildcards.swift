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
  }

  private let elements: [Element]

  init(_ elements: [Element]) {
    self.elements = elements
  }

  /// Returns whether the elements match all of `text`.
  ///
  /// All alternatives are matched simultaneously, so no pattern takes long.
  func match(_ text: some StringProtocol) -> Bool {
    var states = Array(repeating: false, count: elements.count + 1)
    enter(0, &states)
    for byte in text.utf8 {
      var next = Array(repeating: false, count: states.count)
      for index in elements.indices where states[index] { step(from: index, byte, &next) }
      if Self.isContinuation(byte) { continueCharacters(states, &next) }
      states = next
    }
    return states[elements.count]
  }

  /// Enters a state, and those after it whose elements match nothing.
  private func enter(_ index: Int, _ states: inout [Bool]) {
    states[index] = true
    guard elements.indices.contains(index) else { return }
    switch elements[index] {
    case .anything, .anythingBut, .folders: enter(index + 1, &states)
    case .byte, .characterBut: break
    }
  }

  private func step(from index: Int, _ byte: UInt8, _ next: inout [Bool]) {
    switch elements[index] {
    case .byte(let expected):
      if byte == expected { enter(index + 1, &next) }
    case .anything:
      enter(index, &next)
    case .anythingBut(let exception):
      if byte != exception { enter(index, &next) }
    case .characterBut(let exception):
      if byte != exception, !Self.isContinuation(byte) { enter(index + 1, &next) }
    case .folders:
      // The next element cannot match from within the name of a folder.
      next[index] = true
      if byte == UInt8(ascii: "/") { enter(index + 1, &next) }
    }
  }

  /// Continues the match of a character with its continuation bytes.
  private func continueCharacters(_ states: [Bool], _ next: inout [Bool]) {
    for (index, element) in elements.enumerated() where states[index + 1] {
      if case .characterBut = element { enter(index + 1, &next) }
    }
  }

  private static func isContinuation(_ byte: UInt8) -> Bool {
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
  /// - Complexity: O(*n* × *m*) for each folder of the path, where *n* and *m* are the lengths of
  ///   the path and the pattern.
  package func matches(_ path: String) -> Bool {
    var folder = path[...]
    while !folder.isEmpty {
      if wildcards.match(folder) { return true }
      guard let slash = folder.lastIndex(of: "/") else { return false }
      folder = folder[..<slash]
    }
    return false
  }
}
