extension String {
  /// Returns the text with its lines broken between words, so that none is wider than `width`.
  ///
  /// Lines stay lines: what the author broke or indented keeps its form, and the rest of a broken
  /// line gets the indentation of its start. A word that is wider than a line stands alone on one.
  ///
  /// - Parameters:
  ///   - width: How many characters a line may have.
  ///   - hangingIndent: How many more spaces the rest of a broken line gets.
  /// - Returns: The text with more lines, and no space at the end of those that were broken.
  package func wrapped(to width: Int, hangingIndent: Int = 0) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.wrap($0, to: width, hangingIndent: hangingIndent) }
      .joined(separator: "\n")
  }

  private static func wrap(_ line: Substring, to width: Int, hangingIndent: Int) -> String {
    guard line.count > width else { return String(line) }
    let indent = String(line.prefix { $0 == " " })
    let margin = indent + String(repeating: " ", count: hangingIndent)
    var lines: [String] = []
    var current = ""
    for word in line.split(separator: " ") {
      if current.isEmpty {
        current = (lines.isEmpty ? indent : margin) + word
      } else if current.count + 1 + word.count <= width {
        current += " " + word
      } else {
        lines.append(current)
        current = margin + word
      }
    }
    lines.append(current)
    return lines.joined(separator: "\n")
  }
}
