/// Writes YAML: maps in block style, lists of strings on one line.
struct YAMLPrinter {
  /// The output so far.
  private(set) var text = ""
  private var indent = ""

  /// Writes a key and a string.
  mutating func member(_ key: String, _ value: String) {
    line(key, YAMLScalar(value).text)
  }

  /// Writes a key and a keyword that needs no quotation marks.
  mutating func member(_ key: String, word: String) {
    line(key, word)
  }

  /// Writes a key and a list of strings.
  mutating func member(_ key: String, _ values: [String]) {
    line(key, "[" + values.map { YAMLScalar($0).text }.joined(separator: ", ") + "]")
  }

  /// Writes a key and a map, whose members `content` writes.
  mutating func map(_ key: String, _ content: (inout YAMLPrinter) -> Void) {
    line(key, nil)
    indented { content(&$0) }
  }

  /// Writes a key and a map, with a member that `member` writes for each value.
  mutating func map<Value>(
    _ key: String,
    _ values: [Value],
    _ member: (inout YAMLPrinter, Value) -> Void
  ) {
    guard !values.isEmpty else { return line(key, "{}") }
    map(key) { printer in
      for value in values { member(&printer, value) }
    }
  }

  /// Writes a key and a list, with an item that `item` writes for each value.
  mutating func list<Value>(
    _ key: String,
    _ values: [Value],
    _ item: (inout YAMLPrinter, Value) -> Void
  ) {
    guard !values.isEmpty else { return line(key, "[]") }
    line(key, nil)
    indented { printer in
      for value in values { item(&printer, value) }
    }
  }

  /// Writes a string as a list item.
  mutating func item(_ value: String) {
    text += "\(indent)- \(YAMLScalar(value).text)\n"
  }

  /// Writes strings with their keys as a list item.
  mutating func item(_ members: [(key: String, value: String)]) {
    item(words: members.map { ($0.key, YAMLScalar($0.value).text) })
  }

  /// Writes keywords that need no quotation marks, with their keys, as a list item.
  mutating func item(words: [(key: String, value: String)]) {
    let members = words.map { "\($0.key): \($0.value)" }
    text += "\(indent)- {\(members.joined(separator: ", "))}\n"
  }

  /// Parsers must only support 1024 characters before the colon of a key.
  private static let longestKey = 256

  private mutating func line(_ key: String, _ value: String?) {
    let key = YAMLScalar(key).text
    if key.unicodeScalars.count > Self.longestKey {
      text += "\(indent)? \(key)\n\(indent):"
    } else {
      text += "\(indent)\(key):"
    }
    text += value.map { " \($0)\n" } ?? "\n"
  }

  private mutating func indented(_ content: (inout YAMLPrinter) -> Void) {
    let outer = indent
    indent += "  "
    content(&self)
    indent = outer
  }
}

/// A string as YAML: without quotation marks if every parser reads it as a string, otherwise with
/// them.
struct YAMLScalar {
  let text: String

  init(_ value: String) {
    text =
      Self.isBare(value) ? value : "\"" + value.unicodeScalars.map(Self.escaped).joined() + "\""
  }

  private static func isBare(_ value: String) -> Bool {
    let scalars = value.unicodeScalars
    // A path may begin with dots and slashes, a number with a dot.
    let first = scalars.first { $0 != "." && $0 != "/" }
    guard !words.contains(value.lowercased()), let first, first.properties.isAlphabetic,
      scalars.last != " "
    else { return false }
    return scalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || " -_./+".unicodeScalars.contains(scalar)
    }
  }

  /// Words that some parsers do not read as strings.
  private static let words: Set<String> = [
    "null", "true", "false", "yes", "no", "on", "off", "y", "n", ".inf", ".nan",
  ]

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case " ": return " "
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse,
      .surrogate, .unassigned:
      let digits = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    default: return String(scalar)
    }
  }
}
