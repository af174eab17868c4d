extension String {
  /// The text with control characters as Swift writes them, line feeds left as they are.
  ///
  /// What comes from a file or from the command line is shown on terminals, which would obey them.
  package var withVisibleControls: String {
    guard unicodeScalars.contains(where: Self.isControl) else { return self }
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
    scalar.properties.generalCategory == .control && scalar != "\n"
  }
}
