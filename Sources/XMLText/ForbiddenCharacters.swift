extension Unicode.Scalar {
  /// Whether no document of XML 1.0 can hold the character, not even by its number.
  ///
  /// Source: production 2 (`Char`) of Extensible Markup Language 1.0.
  package var isForbiddenInXML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...: false
    default: true
    }
  }
}

extension String {
  /// The first character that no document of XML 1.0 can hold; `nil` if there is none.
  package var firstCharacterForbiddenInXML: Unicode.Scalar? {
    unicodeScalars.first(where: \.isForbiddenInXML)
  }
}
