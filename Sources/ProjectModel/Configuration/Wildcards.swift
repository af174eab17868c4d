/// A text with places that stand for others, and whether it stands for a given one.
struct Wildcards: Hashable, Sendable {
  /// One step of the text.
  enum Element: Hashable, Sendable {
    case byte(UInt8)
    /// Any number of any bytes.
    case anything
    /// Any number of bytes, the given one not among them.
    case anythingBut(UInt8)
    /// One character, unless it is the given byte.
    case characterBut(UInt8)
    /// Nothing, or any bytes and a slash.
    case folders
  }

  private let elements: [Element]

  init(_ elements: [Element]) {
    self.elements = elements
  }

  /// Returns whether the elements stand for the whole of `text`.
  ///
  /// All ways through the elements are followed at once, so that no pattern takes long.
  func match(_ text: some StringProtocol) -> Bool {
    var states = Array(repeating: false, count: elements.count + 1)
    enter(0, &states)
    for byte in text.utf8 {
      var next = Array(repeating: false, count: states.count)
      for index in elements.indices where states[index] { step(from: index, byte, &next) }
      if Self.isContinuation(byte) { stayBehindCharacters(states, &next) }
      states = next
    }
    return states[elements.count]
  }

  /// Reaches a state, and those behind it whose elements may stand for nothing.
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
      // What follows may not begin within the name of a folder.
      next[index] = true
      if byte == UInt8(ascii: "/") { enter(index + 1, &next) }
    }
  }

  /// The bytes that continue a character belong to what stood for its first one.
  private func stayBehindCharacters(_ states: [Bool], _ next: inout [Bool]) {
    for (index, element) in elements.enumerated() where states[index + 1] {
      if case .characterBut = element { enter(index + 1, &next) }
    }
  }

  private static func isContinuation(_ byte: UInt8) -> Bool {
    byte & 0b1100_0000 == 0b1000_0000
  }
}
