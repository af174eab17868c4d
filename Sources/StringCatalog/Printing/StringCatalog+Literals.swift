extension StringCatalog {
  /// Returns a text with its quotation marks, escaped as the file of the catalog escapes.
  ///
  /// - Complexity: O(*n*) in the length of the text, and of the file that was read.
  package func literal(_ text: String) -> String {
    var writer = JSONWriter(layout: document.map { Layout(of: $0) } ?? .xcode)
    writer.write(text)
    return String(decoding: writer.output, as: UTF8.self)
  }
}
