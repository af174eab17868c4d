extension String {
  /// The context of a string in an XML document.
  package enum XMLContext: Sendable {
    /// Between tags.
    ///
    /// Only a carriage return would not be preserved, because parsers normalize line breaks.
    case element
    /// In an attribute value between double quotation marks; the result is also valid between tags.
    ///
    /// Parsers replace tabs and line breaks in attribute values with spaces.
    case attribute
  }

  /// Escapes the string for an XML document.
  ///
  /// - Parameters:
  ///   - context: The context of the string.
  ///   - replacement: The replacement for characters that XML 1.0 forbids.
  /// - Returns: The string, with references for characters that have a meaning in XML or would not
  ///   be preserved.
  /// - Complexity: O(*n*), where *n* is the length of the string.
  package func escapedForXML(
    in context: XMLContext,
    replacingForbiddenCharactersBy replacement: String = "\u{FFFD}"
  ) -> String {
    var escaped = ""
    escaped.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch (scalar, context) {
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
  /// Whether XML 1.0 forbids the character, even as a numeric reference.
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
  /// The first character that XML 1.0 forbids; `nil` if there is none.
  package var firstCharacterForbiddenInXML: Unicode.Scalar? {
    unicodeScalars.first(where: \.isForbiddenInXML)
  }
}
