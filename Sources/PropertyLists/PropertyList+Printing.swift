package import Diagnostics

extension PropertyList {
  /// Returns the content of a file with the value.
  ///
  /// Of entries with one key the last one is written, but all of them in the text form, where each has
  /// its comment. In XML and in the binary form entries stand in the order of their keys' bytes.
  ///
  /// In the text form the outermost dictionary has no braces, as in `.strings`; numbers, truth values
  /// and instants are texts there.
  ///
  /// - Parameter form: The form of the file.
  /// - Returns: The bytes, in UTF-8 if they are text, and the characters that XML cannot hold and for
  ///   which U+FFFD stands there.
  /// - Complexity: O(*n* log *n*), where *n* is the size of the value.
  package func printed(as form: Form) -> Parsed<[UInt8]> {
    switch form {
    case .text: return Parsed(TextPropertyListPrinter.print(self))
    case .xml:
      var printer = XMLPropertyListPrinter()
      printer.print(document: self)
      return Parsed(printer.bytes, diagnostics: printer.diagnostics)
    case .binary: return Parsed(BinaryPropertyListWriter.write(self))
    }
  }
}

extension [PropertyList.Entry] {
  /// The entries in the order of their keys' bytes, and of those with one key the last one.
  var sortedByKey: [PropertyList.Entry] {
    // Texts that are equivalent but not the same are different keys, so bytes are compared.
    let sorted = enumerated()
      .sorted { first, second in
        let (key, other) = (first.element.key.utf8, second.element.key.utf8)
        return key.elementsEqual(other)
          ? first.offset < second.offset : key.lexicographicallyPrecedes(other)
      }
      .map(\.element)
    return sorted.indices.compactMap { index in
      let next = index + 1
      let isLast =
        next == sorted.count || !sorted[next].key.utf8.elementsEqual(sorted[index].key.utf8)
      return isLast ? sorted[index] : nil
    }
  }
}
