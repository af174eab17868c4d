/// A text that a source has, written as one literal or several side by side.
struct LiteralRun {
  /// The offsets from the first token to the last.
  var range: Range<Int>
  /// The text.
  var text: CEscapes
}

/// Joins literals as they come.
struct LiteralRuns {
  private var current: LiteralRun?
  /// Where the `@` before a literal stands.
  private var mark: Int?

  /// Takes a token.
  ///
  /// - Returns: The text that ends before it, if one does.
  mutating func take(_ token: Token, of bytes: [UInt8]) -> LiteralRun? {
    switch token.kind {
    case .literal(let string):
      let start = current?.range.lowerBound ?? mark ?? token.range.lowerBound
      var run = current ?? LiteralRun(range: token.range, text: CEscapes())
      run.range = start..<token.range.upperBound
      run.text.append(string, of: bytes)
      current = run
      mark = nil
      return nil
    case .sign(UInt8(ascii: "@")) where mark == nil:
      mark = token.range.lowerBound
      return nil
    default: return end()
    }
  }

  /// Ends what was begun.
  mutating func end() -> LiteralRun? {
    defer { (current, mark) = (nil, nil) }
    return current
  }
}
