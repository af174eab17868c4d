/// A string whose markers indicate expected positions.
///
/// ```swift
/// let marked = MarkedText("key: ↓value")
/// marked.text           // "key: value"
/// marked.utf8Offsets    // [5]
/// ```
package struct MarkedText: Hashable, Sendable {
  /// The string without its markers.
  package let text: String
  /// The positions of the markers, as ascending UTF-8 offsets in `text`.
  package let utf8Offsets: [Int]

  /// Creates a string from one with markers.
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

  /// The bytes of the string.
  package var bytes: [UInt8] {
    Array(text.utf8)
  }
}
