import CommandSupport

extension Console {
  /// Prints a file of an exchange format as the result.
  ///
  /// Another program gets the bytes unchanged. On a terminal, control characters of the texts are
  /// escaped.
  func print(file bytes: [UInt8]) {
    guard isOutputTerminal else { return print(exactly: bytes) }
    var text = String(decoding: bytes, as: UTF8.self)
    if text.hasSuffix("\n") { text.removeLast() }
    print(paragraphs: text)
  }
}
