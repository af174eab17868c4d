import JSONText

/// Writes texts as the file of a catalog does.
package struct LiteralWriter: Sendable {
  let layout: JSONLayout

  /// Returns a text with its quotation marks, and with what the file escapes escaped.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func literal(_ text: String) -> String {
    var writer = JSONWriter(layout: layout)
    writer.write(text)
    return String(decoding: writer.output, as: UTF8.self)
  }
}
