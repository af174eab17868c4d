extension Scene {
  /// The scene as a document of SVG 1.1 that stands alone, on light paper or on dark as its reader
  /// prefers.
  ///
  /// The bytes depend on the scene alone. Colours are attributes, so that every program shows them,
  /// and a style replaces them where the reader prefers dark paper.
  package var svg: String { svg(.automatic) }

  /// Returns the scene as a document of SVG 1.1 on one paper.
  package func svg(_ appearance: Appearance) -> String {
    var printer = SVGPrinter(appearance)
    printer.print(self)
    return printer.text
  }
}
