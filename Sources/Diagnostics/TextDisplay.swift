// Names and parts of files are shown on one line, and without control characters that a terminal
// would interpret.

extension String {
  /// The string with control characters escaped as in Swift, except line feeds.
  ///
  /// Strings from files or the command line are shown on terminals, which would interpret control
  /// characters. Characters that are invisible or change the order of the text are escaped too,
  /// because they make a name look like another one.
  package var withVisibleControls: String {
    replacingControls { $0 == "\n" ? nil : $0.swiftEscape }
  }

  /// The string as a line of output that neither a terminal nor a CI system interprets.
  ///
  /// Names and texts from files are parts of most lines. In a name, a line feed would start another
  /// line, an escape sequence would control the terminal, and `::error::` at the start of a line
  /// would be a command for GitHub Actions. All of these are shown as escape sequences of Swift.
  package var asOutputLine: String {
    let line = replacingControls(\.swiftEscape)
    return line.mayContainCommand ? line.withoutCommands : line
  }

  /// Whether the line contains the start of a command of a CI system.
  private var mayContainCommand: Bool {
    var previous: UInt8 = 0
    return hasByte { byte in
      defer { previous = byte }
      return byte == previous && (byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#"))
    }
  }

  /// Returns whether a byte of the string in UTF-8 satisfies a condition.
  private func hasByte(where isWanted: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(where: isWanted) }
      ?? utf8.contains(where: isWanted)
  }

  /// The line with the first character of each command escaped.
  ///
  /// GitHub Actions interprets `::command::` at the start of a line after spaces, and `##[command]`
  /// anywhere. Azure Pipelines interprets `##vso[command]` and `##[command]`.
  private var withoutCommands: String {
    var line = self
    let start = line.firstIndex { !$0.isWhitespace } ?? line.endIndex
    if line[start...].hasPrefix("::") { line.replaceSubrange(start...start, with: "\\u{3A}") }
    return line.escapingBracketCommands(numberSign: "\\u{23}")
  }

  /// A JSON document whose strings contain no character that a terminal interprets.
  ///
  /// Encoders escape only the control characters below U+0020. The others are valid in JSON, and
  /// occur only in strings.
  package var withControlsEscapedAsInJSON: String {
    replacingControls { $0.value > 0x20 ? $0.jsonEscape : nil }
      .escapingBracketCommands(numberSign: "\\u0023")
  }

  /// Returns the string with the scalars replaced that a terminal would interpret.
  ///
  /// - Parameter escape: Returns the replacement of a scalar, or `nil` to keep it.
  /// - Returns: The string.
  /// - Complexity: O(*n*). The stretches between replaced scalars are copied as a whole, because a
  ///   document has millions of bytes and few of these scalars.
  private func replacingControls(_ escape: (Unicode.Scalar) -> String?) -> String {
    var source = self
    let replaced = source.withUTF8 { bytes -> [UInt8]? in
      var result: [UInt8]?
      var start = 0
      for offset in bytes.indices where Self.mayStartControl(bytes[offset]) {
        let (scalar, length) = Self.scalar(at: offset, in: bytes)
        guard scalar.isInterpreted, let replacement = escape(scalar) else { continue }
        if result == nil {
          result = []
          result?.reserveCapacity(bytes.count + 64)
        }
        result?.append(contentsOf: bytes[start..<offset])
        result?.append(contentsOf: replacement.utf8)
        start = offset + length
      }
      result?.append(contentsOf: bytes[start...])
      return result
    }
    return replaced.map { String(decoding: $0, as: UTF8.self) } ?? self
  }

  /// Returns the scalar that begins at an offset of valid UTF-8, and its length.
  ///
  /// A byte in the middle of a scalar gives U+FFFD.
  private static func scalar(
    at offset: Int,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> (scalar: Unicode.Scalar, length: Int) {
    let first = UInt32(bytes[offset])
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : 3
    guard offset + length <= bytes.count, !(0x80..<0xC0).contains(first), first < 0xF0 else {
      return ("\u{FFFD}", 1)
    }
    var value = first < 0x80 ? first : first & (first < 0xE0 ? 0x1F : 0x0F)
    for next in bytes[offset + 1..<offset + length] { value = value << 6 | UInt32(next & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  /// Returns the document with the first character escaped of each command that CI systems interpret
  /// anywhere in a line: `##[command]` and `##vso[command]`.
  ///
  /// - Parameter escape: The escape sequence of a number sign in the format of the document.
  /// - Returns: The document.
  package func escapingBracketCommands(numberSign escape: String) -> String {
    guard mayContainCommand else { return self }
    var text = self
    for command in ["##[", "##vso["] where text.contains(command) {
      text = text.replacing(command, with: escape + command.dropFirst())
    }
    return text
  }

  /// The string on one line.
  ///
  /// Line breaks and control characters are escaped as in Swift.
  package var escapedOnOneLine: String {
    guard hasByte(where: { $0 == UInt8(ascii: "\\") || Self.mayStartControl($0) }) else {
      return self
    }
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

  /// Returns the string, or its start and an ellipsis if it is longer than a limit.
  ///
  /// - Parameter limit: The maximum number of characters, with the ellipsis.
  /// - Returns: The string.
  package func excerpt(_ limit: Int) -> String {
    // Counting the characters of a huge text takes long.
    guard utf8.count > limit, let end = index(startIndex, offsetBy: limit, limitedBy: endIndex),
      end != endIndex
    else { return self }
    return prefix(limit - 1) + "…"
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
    return "\"\(limit.map(escaped.excerpt) ?? escaped)\""
  }

  /// Returns the key of a catalog on one line, in straight quotation marks.
  ///
  /// - Parameter columns: The maximum number of terminal columns of the key.
  /// - Returns: The quoted key.
  package func quotedAsKey(columns: Int) -> String {
    "\"\(escapedOnOneLine.replacing("\"", with: "\\\"").truncated(to: columns))\""
  }

  /// Returns whether a byte is a control character, or starts a scalar that is escaped.
  ///
  /// Even long lists have few of these bytes.
  package static func mayStartControl(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether terminals or logs interpret the scalar, or it is invisible and changes how text looks.
  ///
  /// These are the control characters, the line and paragraph separators, the bidirectional controls
  /// (UAX #9) and the spaces of no width. Joiners are not among them, because emoji and some scripts
  /// need them, and neither are non-breaking spaces, which numbers contain.
  package var isInterpreted: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060,
      0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }

  /// The escape sequence of the scalar in a Swift literal.
  package var swiftEscape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }

  /// The escape sequence of the scalar in a JSON string, if it is below U+10000.
  fileprivate var jsonEscape: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)"
  }
}
