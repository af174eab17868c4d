/// A source that says the same again and again: deeply nested, long, or both.
struct Repetition: Sendable {
  /// What stands at the start.
  var declarations = ""
  /// What stands before the repetition.
  var before = "let value = "
  /// What is said again and again before the middle; `§` is the number of the time, `¶` the next.
  var opening: String
  var middle = "\"x\""
  /// What is said as often after the middle.
  var closing = ""
  /// The most times that it is said.
  var greatestCount = 3_000

  /// Returns the source.
  ///
  /// - Parameters:
  ///   - count: How often the parts are said.
  ///   - isClosed: Whether what was opened is closed.
  /// - Returns: The source, with one more literal at its end.
  func source(count: Int, isClosed: Bool) -> String {
    var result = declarations + before
    for number in 0..<count {
      result += opening.replacing("§", with: "\(number)").replacing("¶", with: "\(number + 1)")
    }
    result += middle
    if isClosed { result += String(repeating: closing, count: count) }
    return result + "\nlet end = Text(\"end\")\n"
  }
}

extension Repetition {
  /// All of them.
  static let all = nestings + chains + ambiguities
}
