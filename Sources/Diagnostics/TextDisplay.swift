// How names and pieces of files are shown: on one line, and with nothing that a terminal would obey.

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

  /// The text on one line: what would break the line, or what a terminal would obey, is written as
  /// Swift writes it.
  package var escapedOnOneLine: String {
    var escaped = ""
    for character in self {
      switch character {
      case "\r\n": escaped += "\\r\\n"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      case "\\": escaped += "\\\\"
      default: escaped.append(character)
      }
    }
    return escaped.withVisibleControls
  }

  /// Returns the key of a catalog on one line in straight quotation marks.
  ///
  /// - Parameter limit: How many characters are shown of a key that is longer; `nil` for all.
  /// - Returns: The text.
  package func quotedAsKey(limit: Int? = nil) -> String {
    var escaped = ""
    for character in escapedOnOneLine {
      if character == "\"" { escaped += "\\\"" } else { escaped.append(character) }
    }
    if let limit, escaped.count > limit { escaped = escaped.prefix(limit - 1) + "…" }
    return "\"\(escaped)\""
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value < 0x20 && scalar != "\n") || (0x7F...0x9F).contains(scalar.value)
  }

  /// Whether a byte is a control character or begins one; long lists have few of them.
  private static func mayBeControl(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != 0x0A) || byte == 0x7F || byte == 0xC2
  }
}
