/// A heading of a page of help with the rows under it.
struct HelpSection {
  /// One argument or command, and what is said about it.
  struct Row {
    var label: String
    var text: String
  }

  /// How far the rows stand from the left.
  static let indent = 2
  /// The column in which the texts of the rows start.
  static let textColumn = 26

  var heading: String
  var rows: [Row]

  /// Returns the heading and the rows, no line of them wider than `width` where words allow it.
  func text(width: Int) -> String {
    ([heading] + rows.map { Self.text(of: $0, width: width) }).joined(separator: "\n")
  }

  private static func text(of row: Row, width: Int) -> String {
    let label = String(repeating: " ", count: indent) + row.label
    guard !row.text.isEmpty else { return label }
    let margin = String(repeating: " ", count: textColumn)
    let lines = row.text.wrapped(to: max(width - textColumn, minimumTextWidth))
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }
    // A label that leaves no room for a gap has the text start on the next line.
    guard label.count < textColumn, let first = lines.first else {
      return ([label] + lines).joined(separator: "\n")
    }
    let start = label + first.dropFirst(label.count)
    return ([start] + lines.dropFirst()).joined(separator: "\n")
  }

  private static let minimumTextWidth = 20
}
