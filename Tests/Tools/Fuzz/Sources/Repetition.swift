/// A source file that repeats the same code, nested, in sequence, or both.
struct Repetition: Sendable {
  /// The code at the start.
  var declarations = ""
  /// The code before the repetitions.
  var before = "let value = "
  /// The repeated code before the middle; `§` is replaced by the number of the repetition, `¶` by
  /// the next number.
  var opening: String
  var middle = "\"x\""
  /// The code that is repeated as often after the middle.
  var closing = ""
  /// The maximum number of repetitions.
  var greatestCount = 3_000

  /// Returns the source code.
  ///
  /// - Parameters:
  ///   - count: The number of repetitions.
  ///   - isClosed: Whether to add the closing parts.
  /// - Returns: The source code, with an additional literal at its end.
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
  /// All repetitions.
  static let all = nestings + chains + ambiguities
}
