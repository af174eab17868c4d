extension String {
  /// The text with control characters as Swift writes them, line feeds left as they are.
  ///
  /// What comes from a file or from the command line is shown on terminals, which would obey them.
  package var withVisibleControls: String {
    guard utf8.contains(where: Self.mayBeControl) else { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if Self.isControl(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value < 0x20 && scalar != "\n") || (0x7F...0x9F).contains(scalar.value)
  }

  /// Whether a byte is a control character or begins one; long lists have few of them.
  private static func mayBeControl(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != 0x0A) || byte == 0x7F || byte == 0xC2
  }
}
