import Diagnostics

/// The distribution of the columns of a table over the lines of each row.
struct TextTableLayout {
  /// A column at its place in a line.
  private struct Place {
    let column: Int
    /// The number of terminal columns for the text.
    let width: Int
    /// Whether it is the first of its line.
    let isFirst: Bool
  }

  /// The number of terminal columns below which lines are truncated instead of wrapped.
  private static let narrowest = 16
  /// The minimum number of terminal columns for wrapped words.
  private static let leastWords = 14
  private static let largestIndent = 4

  private let alignments: [TextTable.Alignment]
  private let gap: String
  private let width: Int?
  private var groups: [[Place]] = []
  private let indent: Int

  /// Lays out columns.
  ///
  /// - Parameters:
  ///   - widths: The width of the longest text of each column.
  ///   - alignments: The alignment of each column.
  ///   - gap: The space between two columns.
  ///   - width: The number of terminal columns, or `nil` for lines of any length.
  init(widths: [Int], alignments: [TextTable.Alignment], gap: String, width: Int?) {
    self.alignments = alignments
    self.gap = gap
    self.width = width
    indent = min((widths.first ?? 0) + gap.count, Self.largestIndent)
    let isWrapped = width.map { $0 >= Self.narrowest } ?? false
    let room = isWrapped ? width ?? .max : .max
    var used = 0
    for (column, natural) in widths.enumerated() {
      let isWords = column == widths.count - 1 && column > 0 && alignments[column] == .leading
      let least = isWords ? min(natural, Self.leastWords) : natural
      let isFirst = groups.isEmpty || used + gap.count + least > room
      if isFirst {
        used = groups.isEmpty ? 0 : indent
        groups.append([])
      } else {
        used += gap.count
      }
      let place = Place(column: column, width: min(natural, room - used), isFirst: isFirst)
      groups[groups.count - 1].append(place)
      used += place.width
    }
  }

  /// Returns the lines of a row, without trailing spaces.
  func lines(of cells: [String]) -> [String] {
    var lines: [String] = []
    for (index, group) in groups.enumerated()
    where index == 0 || group.contains(where: { !cells[$0.column].isEmpty }) {
      let wrapped = group.map { cells[$0.column].wordLines(width: $0.width) }
      for number in 0..<(wrapped.map(\.count).max() ?? 0) {
        let texts = zip(group, wrapped)
          .map { place, texts in
            padded(texts.indices.contains(number) ? texts[number] : "", place)
          }
        let start = index == 0 ? "" : String(repeating: " ", count: indent)
        let line = (start + texts.joined(separator: gap)).trimmingSpacesAtEnd
        lines.append(width.map { line.truncated(to: $0) } ?? line)
      }
    }
    return lines
  }

  private func padded(_ text: String, _ place: Place) -> String {
    alignments[place.column] == .leading
      ? text.paddedAtEnd(to: place.width) : text.paddedAtStart(to: place.width)
  }
}

extension String {
  /// Returns the string in lines between words, none of them wider than a number of terminal columns.
  ///
  /// A word that is wider is split. Spaces between words that stay together are preserved.
  func wordLines(width: Int) -> [String] {
    guard displayWidth > width, width > 1 else { return [self] }
    var lines: [String] = []
    var current = ""
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let longer = current.isEmpty ? String(word) : current + " " + word
      if longer.displayWidth <= width {
        current = longer
        continue
      }
      if !current.isEmpty { lines.append(current) }
      current = ""
      for character in word {
        if (current + String(character)).displayWidth > width {
          lines.append(current)
          current = ""
        }
        current.append(character)
      }
    }
    return current.isEmpty ? lines : lines + [current]
  }

  fileprivate var trimmingSpacesAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
