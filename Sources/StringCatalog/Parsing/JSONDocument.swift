import Diagnostics

/// A JSON text that was read: its bytes and the places of all values in it.
///
/// It never changes, and every copy of a catalog refers to the same one; hence a class.
final class JSONDocument: Sendable {
  /// The text in UTF-8, with its byte order mark if it has one.
  let bytes: [UInt8]
  /// How the file stores the text.
  let encoding: TextEncoding
  /// The file that they were read from, as the user named it.
  let file: String
  /// The values and keys in the order of the text; the first one is the whole.
  let nodes: [JSONNode]
  /// The offsets at which the lines start.
  let lineStarts: [UInt32]

  init(
    bytes: [UInt8],
    encoding: TextEncoding,
    file: String,
    nodes: [JSONNode],
    lineStarts: [UInt32]
  ) {
    self.bytes = bytes
    self.encoding = encoding
    self.file = file
    self.nodes = nodes
    self.lineStarts = lineStarts
  }

  /// The value of the whole text.
  ///
  /// - Precondition: The document has a value.
  var root: JSONElement {
    JSONElement(document: self, index: 0)
  }

  /// Returns the place of a range of bytes.
  ///
  /// Line feeds stand only between the values of a JSON text, so that its scanner meets them all:
  /// there is no need to read the text again for an index of lines.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of lines.
  func place(of range: Range<Int>) -> Place {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= range.lowerBound { low = middle } else { high = middle }
    }
    let column = range.lowerBound - Int(lineStarts[low]) + 1
    return Place(file: file, utf8Range: range, line: low + 1, column: column)
  }
}
