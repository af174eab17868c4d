/// A key, or what several keys have in common.
///
/// `*` stands for any characters, also for none; a backslash before a star or a backslash takes it
/// for itself.
///
/// ```swift
/// KeyPattern("weekday.*").matches("weekday.monday")  // true
/// ```
package struct KeyPattern: Hashable, Sendable {
  /// The pattern as it is written.
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

  /// Returns whether `key` is one of those that the pattern stands for.
  ///
  /// - Complexity: O(*n* × *m*), where *n* and *m* are the lengths of the key and the pattern.
  package func matches(_ key: String) -> Bool {
    wildcards.match(key)
  }
}
