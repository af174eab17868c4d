package import Diagnostics
import Synchronization

/// A JSON text that was read: its bytes and the places of all values in it.
///
/// It never changes, and every copy of a catalog refers to the same one; hence a class.
@usableFromInline
package final class JSONDocument: Sendable {
  /// The text in UTF-8, with its byte order mark if it has one.
  @usableFromInline package let bytes: [UInt8]
  /// How the file stores the text.
  package let encoding: TextEncoding
  /// The file that they were read from, as the user named it.
  let file: String
  /// The values and keys in the order of the text; the first one is the whole.
  @usableFromInline package let nodes: [JSONNode]
  /// The starts of the lines, found when somebody first asks for a place.
  private let lines = Mutex<LineIndex?>(nil)

  init(bytes: [UInt8], encoding: TextEncoding, file: String, nodes: [JSONNode]) {
    self.bytes = bytes
    self.encoding = encoding
    self.file = file
    self.nodes = nodes
  }

  /// The value of the whole text.
  ///
  /// - Precondition: The document has a value.
  package var root: JSONElement {
    JSONElement(document: self, index: 0)
  }

  /// Returns the place of a range of bytes.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of lines; the first time O(*n*) in the number
  ///   of bytes.
  package func place(of range: Range<Int>) -> Place {
    lines.withLock { lines in
      let index = lines ?? LineIndex(bytes)
      lines = index
      return index.place(of: range, in: file)
    }
  }

  /// Returns the keys that lead from the root to a node.
  ///
  /// - Complexity: O(*n*), where *n* is the number of members on the way.
  package func path(to index: Int) -> [String] {
    var path: [String] = []
    var element = root
    while element.index < index, element.kind == .object,
      let member = element.members.first(where: { Int($0.value.node.next) > index })
    {
      path.append(member.name)
      element = member.value
    }
    return path
  }
}
