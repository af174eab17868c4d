package import Diagnostics

extension XLIFFDocument {
  /// Returns the bytes of a document in XLIFF 1.2, laid out as Xcode does it.
  ///
  /// XML cannot hold some characters, whatever they are written as, such as U+0000 or U+001B. A unit
  /// that has one in its identifier or a text is left out, and a note loses it; each is told.
  ///
  /// ```swift
  /// let bytes = document.printed(by: XLIFFDocument.Tool(id: "example", name: "Example")).value
  /// ```
  ///
  /// - Parameter tool: Who the document says that it was written by.
  /// - Returns: The bytes, and what they lack.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package func printed(by tool: Tool) -> Parsed<[UInt8]> {
    var printer = XLIFFPrinter()
    printer.print(self, by: tool)
    return Parsed(printer.xml.bytes, diagnostics: printer.diagnostics)
  }
}
