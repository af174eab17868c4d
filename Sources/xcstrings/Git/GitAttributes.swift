/// The text of a file `.gitattributes`, as far as it speaks of catalogs.
struct GitAttributes {
  /// The line that gives catalogs their drivers.
  static let line = "\(pattern) merge=\(GitDrivers.name) diff=\(GitDrivers.name)"
  private static let pattern = "*.xcstrings"
  private static let attributes = ["merge", "diff"]

  private let text: String

  /// Reads a text.
  init(_ text: String) {
    self.text = text
  }

  /// A line that gives catalogs another driver, and its number from 1 on; `nil` if none does.
  var contradiction: (number: Int, line: String)? {
    for (index, line) in lines.enumerated() where Self.contradicts(line) {
      return (index + 1, Self.trimmed(line))
    }
    return nil
  }

  /// The text with the line, at its end if it is not there.
  var installed: String {
    guard !lines.map(Self.trimmed).contains(Self.line) else { return text }
    guard let last = text.unicodeScalars.last else { return Self.line + "\n" }
    let end = text.unicodeScalars.contains("\r") ? "\r\n" : "\n"
    return last == "\n" ? text + Self.line + end : text + end + Self.line
  }

  /// The text without the line.
  var uninstalled: String {
    lines.filter { Self.trimmed($0) != Self.line }.joined(separator: "\n")
  }

  /// The lines, without the line feeds between them.
  ///
  /// A carriage return belongs to its line; Swift's characters would make one of it and the feed.
  private var lines: [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func trimmed(_ line: String) -> String {
    line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func contradicts(_ line: String) -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard words.first == pattern[...] else { return false }
    return words.dropFirst()
      .contains { word in
        let name = word.drop { $0 == "-" || $0 == "!" }.prefix { $0 != "=" }
        let sets = attributes.contains(String(name)) || name == "binary"
        return sets && word != "\(name)=\(GitDrivers.name)"
      }
  }
}
