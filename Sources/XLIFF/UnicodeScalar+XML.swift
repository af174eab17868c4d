extension Unicode.Scalar {
  /// Whether no document of XML 1.0 can hold the character, not even by its number.
  ///
  /// Source: production 2 (`Char`) of Extensible Markup Language 1.0.
  var isForbiddenInXML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...: false
    default: true
    }
  }

  /// The number of the character as people write it: `U+001B`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits
  }
}

extension String {
  /// The first character that no document of XML 1.0 can hold; `nil` if there is none.
  var firstCharacterForbiddenInXML: Unicode.Scalar? {
    unicodeScalars.first(where: \.isForbiddenInXML)
  }

  /// The text with U+FFFD for each character that no document of XML 1.0 can hold.
  var replacingCharactersForbiddenInXML: String {
    guard firstCharacterForbiddenInXML != nil else { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars { text.append(scalar.isForbiddenInXML ? "\u{FFFD}" : scalar) }
    return String(text)
  }
}
