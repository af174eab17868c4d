/// The comments between two entries of the text format.
struct PropertyListComments {
  private struct Comment {
    let text: String
    /// The number of line breaks between the comment and the preceding token.
    let lineEndCount: Int
  }

  private var comments: [Comment] = []
  private var lineEndCount = 0
  private var isAfterCarriageReturn = false

  /// Records a whitespace character.
  mutating func skip(_ byte: UInt8) {
    let isLineFeed = byte == UInt8(ascii: "\n")
    let isCarriageReturn = byte == UInt8(ascii: "\r")
    if isCarriageReturn || isLineFeed && !isAfterCarriageReturn { lineEndCount += 1 }
    isAfterCarriageReturn = isCarriageReturn
  }

  /// Adds a comment without its delimiters; line breaks in it become line feeds.
  ///
  /// - Parameters:
  ///   - text: The comment.
  ///   - isLine: Whether it is a line comment. Its indentation is then kept, because it may be one
  ///     of several.
  mutating func append(_ text: String, isLine: Bool) {
    let text = text.withLineFeeds()
    let scalars = text.unicodeScalars
    let line = String(scalars.dropFirst(scalars.first == " " ? 1 : 0))
    comments.append(
      Comment(text: isLine ? line : text.trimmingWhitespace(), lineEndCount: lineEndCount)
    )
    lineEndCount = 0
    isAfterCarriageReturn = false
  }

  /// All comments together; `nil` if there is none.
  var all: String? {
    let text = comments.map(\.text).joined(separator: "\n").trimmingWhitespace()
    return text.isEmpty ? nil : text
  }

  /// The comment on the line of the previous entry; `nil` if there is none.
  var commentOfLine: String? {
    guard let first = comments.first, first.lineEndCount == 0 else { return nil }
    // A comment between two entries on one line belongs to the second one.
    let next = comments.dropFirst().first?.lineEndCount ?? lineEndCount
    let text = first.text.trimmingWhitespace()
    return next > 0 && !text.isEmpty ? text : nil
  }

  /// Returns the comment of the next entry: the lines before it, up to an empty line.
  ///
  /// - Parameter isFirst: Whether there is no entry before it, to which a comment could belong.
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
    let text = block.reversed().joined(separator: "\n").trimmingWhitespace()
    return text.isEmpty ? nil : text
  }
}

extension String {
  /// Returns the string with a line feed for each line break.
  fileprivate func withLineFeeds() -> String {
    guard unicodeScalars.contains(where: { ["\r", "\u{2028}", "\u{2029}"].contains($0) }) else {
      return self
    }
    var text = ""
    var isAfterCarriageReturn = false
    for scalar in unicodeScalars {
      switch scalar {
      case "\n" where isAfterCarriageReturn: break
      case "\r", "\u{2028}", "\u{2029}": text.unicodeScalars.append("\n")
      default: text.unicodeScalars.append(scalar)
      }
      isAfterCarriageReturn = scalar == "\r"
    }
    return text
  }

  /// Returns the string without leading and trailing whitespace and line breaks.
  ///
  /// A combining character turns a space into another character, so scalars are compared.
  fileprivate func trimmingWhitespace() -> String {
    let start = unicodeScalars.drop(while: \.properties.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
