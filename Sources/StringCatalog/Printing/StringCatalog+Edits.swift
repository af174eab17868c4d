package import Diagnostics
import JSONText

extension StringCatalog {
  /// What writes texts as the file of the catalog does.
  ///
  /// - Complexity: O(*n*) in the length of the file that was read.
  package var literalWriter: LiteralWriter {
    LiteralWriter(layout: document.map { JSONLayout(of: $0) } ?? .xcode)
  }

  /// Returns the file with some pieces of its text replaced, in its encoding.
  ///
  /// - Parameter edits: What stands where; the places are those that the parser gave, none of them
  ///   overlapping another. Those that lie outside of the text are passed over.
  /// - Returns: The bytes of the file; those of a new one if the catalog was not read from one.
  /// - Complexity: O(*n* × *m*), where *n* is the length of the text and *m* the number of edits.
  package func printed(replacing edits: [FixIt.Edit]) -> [UInt8] {
    guard let document else { return printed() }
    var text = document.bytes
    let inOrder = edits.sorted { $0.place.utf8Range.lowerBound > $1.place.utf8Range.lowerBound }
    for edit in inOrder where edit.place.utf8Range.upperBound <= text.count {
      text.replaceSubrange(edit.place.utf8Range, with: edit.replacement.utf8)
    }
    return document.encoding.encode(text)
  }
}
