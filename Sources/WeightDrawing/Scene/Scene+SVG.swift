extension Scene {
  /// The scene as a document of SVG 1.1 that stands alone.
  ///
  /// The bytes depend on the scene alone. Colours are attributes, so that every program shows them,
  /// and a style replaces them where the reader prefers dark paper.
  package var svg: String {
    var printer = SVGPrinter()
    printer.print(self)
    return printer.text
  }
}
