extension String {
  /// Where a document of XML holds a text.
  package enum PlaceInXML: Sendable {
    /// Between tags.
    ///
    /// Only a carriage return would not come back as it is: a reader takes it for the end of a line.
    case element
    /// In an attribute, between double quotation marks; what is written for it fits between tags, too.
    ///
    /// Of tabs and the ends of lines a reader would make blanks.
    case attribute
  }

  /// Escapes the text for a document of XML.
  ///
  /// - Parameters:
  ///   - place: Where the text is to stand.
  ///   - replacement: What stands for each character that no document of XML 1.0 can hold.
  /// - Returns: The text, with references in the place of what has a meaning for XML, or would not come
  ///   back as it is.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func escapedForXML(
    in place: PlaceInXML,
    replacingForbiddenCharactersBy replacement: String = "\u{FFFD}"
  ) -> String {
    var escaped = ""
    escaped.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch (scalar, place) {
      case ("&", _): escaped += "&amp;"
      case ("<", _): escaped += "&lt;"
      case (">", _): escaped += "&gt;"
      case ("\r", _): escaped += "&#13;"
      case ("\"", .attribute): escaped += "&quot;"
      case ("\n", .attribute): escaped += "&#10;"
      case ("\t", .attribute): escaped += "&#9;"
      default:
        if scalar.isForbiddenInXML {
          escaped += replacement
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }
}

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
