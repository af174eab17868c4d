/// Writes property lists in the text format, with quotation marks as in `genstrings`.
enum TextPropertyListPrinter {
  /// Returns the text of a value; an outermost dictionary has no braces.
  static func print(_ list: PropertyList) -> [UInt8] {
    var text = ""
    guard let entries = list.entries else {
      value(list, indentation: "", into: &text)
      return Array((text + "\n").utf8)
    }
    let hasComments = entries.contains { $0.comment != nil }
    for (index, entry) in entries.enumerated() {
      if hasComments, index > 0 { text += "\n" }
      Self.entry(entry, indentation: "", into: &text)
    }
    return Array(text.utf8)
  }

  private static func entry(
    _ entry: PropertyList.Entry,
    indentation: String,
    into text: inout String
  ) {
    if let comment = entry.comment { Self.comment(comment, indentation, into: &text) }
    text += indentation + quoted(entry.key) + " = "
    value(entry.value, indentation: indentation, into: &text)
    text += ";\n"
  }

  /// Writes a comment; one that contains `*/` is written as line comments.
  private static func comment(
    _ comment: String,
    _ indentation: String,
    into text: inout String
  ) {
    // A combining character after the slash does not prevent the end of the comment, so bytes are
    // compared.
    let bytes = Array(comment.utf8)
    let hasEnd = zip(bytes, bytes.dropFirst())
      .contains { $0 == UInt8(ascii: "*") && $1 == UInt8(ascii: "/") }
    guard hasEnd else {
      text += "\(indentation)/* \(comment) */\n"
      return
    }
    // A carriage return with a line feed is one character.
    let lines = comment.split(omittingEmptySubsequences: false) {
      $0.unicodeScalars.contains { ["\n", "\r", "\u{2028}", "\u{2029}"].contains($0) }
    }
    for line in lines { text += "\(indentation)// \(line)\n" }
  }

  private static func value(
    _ list: PropertyList,
    indentation: String,
    into text: inout String
  ) {
    let inner = indentation + "    "
    switch list.value {
    case .string(let string): text += quoted(string)
    case .data(let bytes): text += "<\(bytes.map(hexadecimal).joined())>"
    case .array(let elements):
      text += "(\n"
      for element in elements {
        text += inner
        value(element, indentation: inner, into: &text)
        text += ",\n"
      }
      text += indentation + ")"
    case .dictionary(let entries):
      text += "{\n"
      for entry in entries { Self.entry(entry, indentation: inner, into: &text) }
      text += indentation + "}"
    case .integer(let number): text += quoted(String(number))
    case .real(let number): text += quoted(PropertyListNumber.text(number))
    case .boolean(let isTrue): text += quoted(isTrue ? "YES" : "NO")
    case .date(let seconds): text += quoted(PropertyListDate.text(seconds) ?? "")
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}":
        quoted += "\\U00" + hexadecimal(UInt8(scalar.value))
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
