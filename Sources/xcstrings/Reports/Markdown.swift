/// Markdown, as GitHub shows it.
enum Markdown {
  /// Returns a text that is shown as code; with its marks escaped if it has those of code or of tables.
  static func code(_ text: String) -> String {
    text.contains { $0 == "`" || $0 == "|" || $0.isNewline } ? escape(text) : "`\(text)`"
  }

  /// Returns a text in which nothing is markup.
  ///
  /// It is on one line: sentences quote keys so, and places have no others.
  static func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "!"..."/", ":"..."@", "["..."`", "{"..."~": escaped += "\\"
      default: break
      }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  /// Returns a text for a cell of a table: on one line, with nothing in it that is markup, and cut off if it
  /// is long.
  static func cell(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ↵ ")
    return escape(line.count > cellLimit ? String(line.prefix(cellLimit)) + "…" : line)
  }

  private static let cellLimit = 160
}
