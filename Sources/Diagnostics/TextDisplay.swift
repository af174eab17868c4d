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
  /// anywhere. Azure Pipelines interprets `##vso[command]` and `##[command]`, TeamCity
  /// `##teamcity[command]`.
  private var withoutCommands: String {
    var scalars = unicodeScalars
    let start = scalars.firstIndex { !$0.isBlank } ?? scalars.endIndex
    if scalars[start...].starts(with: "::".unicodeScalars) {
      scalars.replaceSubrange(start...start, with: "\\u{3A}".unicodeScalars)
    }
    return String(scalars).escapingBracketCommands(numberSign: "\\u{23}")
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
  /// A document has millions of bytes and few of these scalars.
  private func replacingControls(_ escape: (Unicode.Scalar) -> String?) -> String {
    replacingScalars(where: Self.mayStartControl) { scalar, isInterpreted in
      isInterpreted ? escape(scalar) : nil
    }
  }

  /// Returns the document with the first character escaped of each command that CI systems interpret
  /// anywhere in a line: `##[command]`, `##vso[command]` and others of this form.
  ///
  /// - Parameter escape: The escape sequence of a number sign in the format of the document.
  /// - Returns: The document.
  package func escapingBracketCommands(numberSign escape: String) -> String {
    guard mayContainCommand else { return self }
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var start = 0
    for offset in bytes.indices.dropLast(2)
    where bytes[offset] == UInt8(ascii: "#") && bytes[offset + 1] == UInt8(ascii: "#") {
      let end = bytes[(offset + 2)...].first { !$0.isLetter }
      guard end == UInt8(ascii: "[") else { continue }
      result += bytes[start..<offset]
      result += escape.utf8
      start = offset + 1
    }
    return start == 0 ? self : String(decoding: result + bytes[start...], as: UTF8.self)
  }

  /// The string on one line.
  ///
  /// Line breaks and control characters are escaped as in Swift.
  package var escapedOnOneLine: String {
    escaping { scalar, isInterpreted in
      scalar == "\\" ? "\\\\" : isInterpreted ? scalar.swiftEscape : nil
    }
  }

  /// Returns the string, or its start and an ellipsis if it is longer than a limit.
  ///
  /// - Parameter limit: The maximum number of characters, with the ellipsis. The result has at most
  ///   four times as many bytes, because a character may have any number of combining marks.
  /// - Returns: The string.
  package func excerpt(_ limit: Int) -> String {
    guard utf8.count > limit else { return self }
    let start = prefix(bytes: 4 * limit)
    if start.endIndex == endIndex, start.count <= limit { return self }
    return prefix(bytes: 4 * limit - "…".utf8.count).prefix(limit - 1) + "…"
  }

  /// Returns the longest start with whole scalars that has at most as many bytes.
  func prefix(bytes count: Int) -> Substring {
    guard utf8.count > count else { return self[...] }
    var end = utf8.index(startIndex, offsetBy: max(count, 0))
    while end > startIndex, utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
    return self[..<end]
  }

  /// Returns the key of a catalog on one line, in straight quotation marks.
  ///
  /// - Parameter limit: The maximum number of characters of the key to show; `nil` for all.
  /// - Returns: The quoted key.
  package func quotedAsKey(limit: Int? = nil) -> String {
    "\"\(limit.map(escapedInQuotationMarks.excerpt) ?? escapedInQuotationMarks)\""
  }

  /// Returns the key of a catalog on one line, in straight quotation marks.
  ///
  /// - Parameter columns: The maximum number of terminal columns of the key.
  /// - Returns: The quoted key.
  package func quotedAsKey(columns: Int) -> String {
    "\"\(escapedInQuotationMarks.truncated(to: columns))\""
  }

  private var escapedInQuotationMarks: String {
    escaping { scalar, isInterpreted in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      default: isInterpreted ? scalar.swiftEscape : nil
      }
    }
  }
}

extension UInt8 {
  /// Whether the byte is a letter of ASCII.
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar shows nothing at the start of a line: a space, or a mark without a letter.
  fileprivate var isBlank: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: properties.isWhitespace
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

  /// The escape sequences of the scalar's UTF-16 in a JSON string.
  fileprivate var jsonEscape: String {
    String(self).utf16
      .map { unit in
        let digits = String(unit, radix: 16, uppercase: true)
        return "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)"
      }
      .joined()
  }
}
