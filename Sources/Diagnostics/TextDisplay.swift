// Names and parts of files are shown on one line, and without control characters that a terminal
// would interpret.

extension String {
  /// The string with control characters escaped as in Swift, except line feeds.
  ///
  /// Strings from files or the command line are shown on terminals, which would interpret control
  /// characters.
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

  /// The string on one line.
  ///
  /// Line breaks and control characters are escaped as in Swift.
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

  /// Returns the key of a catalog on one line, in straight quotation marks.
  ///
  /// - Parameter limit: The maximum number of characters of the key to show; `nil` for all.
  /// - Returns: The quoted key.
  package func quotedAsKey(limit: Int? = nil) -> String {
    var escaped = ""
    for character in escapedOnOneLine {
      if character == "\"" { escaped += "\\\"" } else { escaped.append(character) }
    }
    if let limit, escaped.count > limit { escaped = escaped.prefix(limit - 1) + "…" }
    return "\"\(escaped)\""
  }

  /// Returns the key of a catalog on one line, in straight quotation marks.
  ///
  /// - Parameter columns: The maximum number of terminal columns of the key.
  /// - Returns: The quoted key.
  package func quotedAsKey(columns: Int) -> String {
    "\"\(escapedOnOneLine.replacing("\"", with: "\\\"").truncated(to: columns))\""
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value < 0x20 && scalar != "\n") || (0x7F...0x9F).contains(scalar.value)
  }

  /// Returns whether a byte is a control character or starts one.
  ///
  /// Even long lists have few of these bytes.
  private static func mayBeControl(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != 0x0A) || byte == 0x7F || byte == 0xC2
  }
}
