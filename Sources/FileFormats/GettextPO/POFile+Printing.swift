import Diagnostics

extension POFile {
  /// Returns the content of the file, in the layout of `msgcat --no-wrap`.
  ///
  /// Obsolete messages are at the end.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all strings.
  package func printed() -> [UInt8] {
    var printer = Printer()
    if !header.isEmpty || headerComment != nil || !headerFlags.isEmpty {
      printer.print(headerMessage)
    }
    for message in messages where !message.isObsolete { printer.print(message) }
    for message in messages where message.isObsolete { printer.print(message) }
    return printer.bytes
  }

  private var headerMessage: Message {
    let lines = header.map { field in
      let value = field.value.onOneLine
      return field.name.isEmpty ? "\(value)\n" : "\(field.name): \(value)\n"
    }
    return Message(
      "",
      translations: [lines.joined()],
      translatorComment: headerComment,
      flags: headerFlags
    )
  }
}

/// Writes messages one at a time.
private struct Printer {
  private(set) var bytes: [UInt8] = []

  mutating func print(_ message: POFile.Message) {
    if !bytes.isEmpty { line("") }
    comment("#", message.translatorComment)
    comment("#.", message.extractedComment)
    if !message.references.isEmpty {
      line("#: " + message.references.map(\.isolatedReference).joined(separator: " "))
    }
    if !message.flags.isEmpty { line("#, " + message.flags.joined(separator: ", ")) }
    let prefix = message.isObsolete ? "#~ " : ""
    if let previous = message.previous {
      let prefix = message.isObsolete ? "#~| " : "#| "
      section("msgctxt", previous.context, prefix)
      section("msgid", previous.text, prefix)
      section("msgid_plural", previous.plural, prefix)
    }
    section("msgctxt", message.context, prefix)
    section("msgid", message.text, prefix)
    section("msgid_plural", message.plural, prefix)
    translations(of: message, prefix)
  }

  private mutating func translations(of message: POFile.Message, _ prefix: String) {
    guard message.plural != nil else {
      return section("msgstr", message.translations.first ?? "", prefix)
    }
    let forms = message.translations.isEmpty ? [""] : message.translations
    for (index, form) in forms.enumerated() { section("msgstr[\(index)]", form, prefix) }
  }

  private mutating func comment(_ mark: String, _ text: String?) {
    guard let text else { return }
    let lines = text.split(omittingEmptySubsequences: false) { $0.isLineBreak }
    for content in lines { line(content.isEmpty ? mark : "\(mark) \(content)") }
  }

  /// Writes a keyword and its string; a string of several lines begins on the next line.
  private mutating func section(_ keyword: String, _ text: String?, _ prefix: String) {
    guard let text else { return }
    let lines = text.quotedLines
    line("\(prefix)\(keyword) \(lines[0])")
    for content in lines.dropFirst() { line(prefix + content) }
  }

  private mutating func line(_ text: String) {
    bytes += text.utf8
    bytes.append(UInt8(ascii: "\n"))
  }
}

extension Character {
  /// Whether the character would end a comment.
  fileprivate var isLineBreak: Bool {
    self == "\n" || self == "\r" || self == "\r\n"
  }
}

extension String {
  /// The lines of the string, each including its line feed.
  var linesWithBreaks: [Substring.UnicodeScalarView] {
    var lines: [Substring.UnicodeScalarView] = []
    var rest = unicodeScalars[...]
    while let feed = rest.firstIndex(of: "\n") {
      let end = rest.index(after: feed)
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  /// The string in quotation marks; one of several lines begins on the line after the keyword.
  var quotedLines: [String] {
    let lines = linesWithBreaks
    return lines.count > 1 ? ["\"\""] + lines.map(\.quoted) : [unicodeScalars[...].quoted]
  }

  /// The string with spaces for line breaks.
  fileprivate var onOneLine: String {
    escaping { scalar, _ in scalar == "\n" || scalar == "\r" ? " " : nil }
  }

  /// The reference, with its file name between Unicode isolates if the name contains spaces.
  fileprivate var isolatedReference: String {
    let text = replacingScalars("\u{2068}", with: " ").replacingScalars("\u{2069}", with: " ")
      .onOneLine
    guard text.utf8.contains(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) else {
      return text
    }
    let utf8 = text.utf8
    guard let colon = utf8.lastIndex(of: UInt8(ascii: ":")),
      utf8[colon...].dropFirst()
        .allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return "\u{2068}\(text)\u{2069}" }
    return "\u{2068}\(text[..<colon])\u{2069}\(text[colon...])"
  }
}

extension Substring.UnicodeScalarView {
  /// The string in quotation marks, with the escape sequences of the gettext programs.
  ///
  /// A null character ends a string in C, so it is written as a number.
  var quoted: String {
    var text = "\""
    for scalar in self {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\u{07}": text += "\\a"
      case "\u{08}": text += "\\b"
      case "\u{0B}": text += "\\v"
      case "\u{0C}": text += "\\f"
      case "\0": text += "\\000"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
