/// A text whose markers say where something is expected.
///
/// ```swift
/// let marked = MarkedText("key: ↓value")
/// marked.text           // "key: value"
/// marked.utf8Offsets    // [5]
/// ```
package struct MarkedText: Hashable, Sendable {
  /// The text without its markers.
  package let text: String
  /// Where the markers stood: offsets in UTF-8 code units of `text`, ascending.
  package let utf8Offsets: [Int]

  /// Creates a text from one with markers.
  package init(_ marked: String, marker: Character = "↓") {
    let parts = marked.split(separator: marker, omittingEmptySubsequences: false)
    text = parts.joined()
    var offset = 0
    utf8Offsets = parts.dropLast()
      .map { part in
        offset += part.utf8.count
        return offset
      }
  }

  /// The text's bytes.
  package var bytes: [UInt8] {
    Array(text.utf8)
  }
}
