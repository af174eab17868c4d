/// The comments that stand between two entries of the old style.
struct PropertyListComments {
  private struct Comment {
    let text: String
    /// How many lines end between what stands before the comment and the comment.
    let lineEndCount: Int
  }

  private var comments: [Comment] = []
  private var lineEndCount = 0
  private var isBehindCarriageReturn = false

  /// Notes a blank.
  mutating func skip(_ byte: UInt8) {
    let isLineFeed = byte == UInt8(ascii: "\n")
    let isCarriageReturn = byte == UInt8(ascii: "\r")
    if isCarriageReturn || isLineFeed && !isBehindCarriageReturn { lineEndCount += 1 }
    isBehindCarriageReturn = isCarriageReturn
  }

  /// Adds a comment, without its delimiters; ends of lines in it become line feeds.
  ///
  /// - Parameters:
  ///   - text: The comment.
  ///   - isLine: Whether it ends with its line. Its indentation is kept then, as it may be one of several.
  mutating func append(_ text: String, isLine: Bool) {
    let text = text.withLineFeeds()
    let scalars = text.unicodeScalars
    let line = String(scalars.dropFirst(scalars.first == " " ? 1 : 0))
    comments.append(
      Comment(text: isLine ? line : text.trimmingBlanks(), lineEndCount: lineEndCount)
    )
    lineEndCount = 0
    isBehindCarriageReturn = false
  }

  /// All comments together; `nil` if there is none.
  var all: String? {
    let text = comments.map(\.text).joined(separator: "\n").trimmingBlanks()
    return text.isEmpty ? nil : text
  }

  /// The comment on the line of the entry before; `nil` if there is none.
  var commentOfLine: String? {
    guard let first = comments.first, first.lineEndCount == 0 else { return nil }
    // A comment between two entries of one line belongs to the second one.
    let next = comments.dropFirst().first?.lineEndCount ?? lineEndCount
    let text = first.text.trimmingBlanks()
    return next > 0 && !text.isEmpty ? text : nil
  }

  /// Returns the comment of the entry that comes next: what stands before it without an empty line
  /// between.
  ///
  /// - Parameter isFirst: Whether there is no entry before it, so that no comment is of that one.
  /// - Returns: The comment; `nil` if there is none.
  func commentOfNext(isFirst: Bool) -> String? {
    let isOfLine = !isFirst && commentOfLine != nil
    var block: [String] = []
    var distance = lineEndCount
    for comment in comments.dropFirst(isOfLine ? 1 : 0).reversed() {
      guard distance < 2 else { break }
      block.append(comment.text)
      distance = comment.lineEndCount
    }
    let text = block.reversed().joined(separator: "\n").trimmingBlanks()
    return text.isEmpty ? nil : text
  }
}

extension String {
  /// Returns the text with a line feed for each end of a line.
  fileprivate func withLineFeeds() -> String {
    guard unicodeScalars.contains(where: { ["\r", "\u{2028}", "\u{2029}"].contains($0) }) else {
      return self
    }
    var text = ""
    var isBehindCarriageReturn = false
    for scalar in unicodeScalars {
      switch scalar {
      case "\n" where isBehindCarriageReturn: break
      case "\r", "\u{2028}", "\u{2029}": text.unicodeScalars.append("\n")
      default: text.unicodeScalars.append(scalar)
      }
      isBehindCarriageReturn = scalar == "\r"
    }
    return text
  }

  /// Returns the text without blanks and line ends at its start and end.
  ///
  /// Marks that combine with a blank are no blanks, so scalars are looked at and not characters.
  fileprivate func trimmingBlanks() -> String {
    let start = unicodeScalars.drop(while: \.properties.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
