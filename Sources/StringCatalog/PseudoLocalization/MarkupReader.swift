/// Finds the parts of a string that are not prose: markup, addresses, escapes and names.
struct MarkupReader {
  private let scalars: [Unicode.Scalar]
  /// The number of open Markdown brackets.
  private var openBrackets = 0

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  /// Returns the range from a position on that is kept, or `nil` if there is none.
  ///
  /// Positions must be passed in ascending order.
  mutating func keptRange(at start: Int) -> Range<Int>? {
    switch scalars[start] {
    case "\\": return escape(at: start)
    case "`": return code(at: start)
    case "<": return tag(at: start)
    case "&": return entity(at: start)
    case "$", "{": return name(at: start)
    case "[":
      openBrackets += 1
      return nil
    case "]":
      guard openBrackets > 0 else { return nil }
      openBrackets -= 1
      return target(at: start)
    default: return startsWord(start) ? address(at: start) : nil
    }
  }

  private func scalar(_ index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  /// Returns the first position from `start` on that satisfies a condition.
  private func first(
    from start: Int,
    where isWanted: (Unicode.Scalar) -> Bool
  ) -> Int? {
    var index = start
    while let scalar = scalar(index) {
      if isWanted(scalar) { return index }
      index += 1
    }
    return nil
  }

  /// Returns the range of an escape, as in `\n` and `\(.applicationName)`.
  private func escape(at start: Int) -> Range<Int>? {
    guard let next = scalar(start + 1) else { return nil }
    return next == "(" ? balanced(from: start, opening: start + 1) : start..<(start + 2)
  }

  /// Returns the range of code between backtick sequences of equal length.
  private func code(at start: Int) -> Range<Int>? {
    let inside = first(from: start) { $0 != "`" } ?? scalars.count
    let count = inside - start
    var index = inside
    while let mark = first(from: index, where: { $0 == "`" }) {
      let end = first(from: mark) { $0 != "`" } ?? scalars.count
      if end - mark == count { return start..<end }
      index = end
    }
    return nil
  }

  /// Returns the range of a tag, a comment or an address in angle brackets.
  private func tag(at start: Int) -> Range<Int>? {
    guard let next = scalar(start + 1), next.isLetter || next == "/" || next == "!",
      let end = first(from: start + 1, where: { $0 == ">" || $0 == "<" }), scalars[end] == ">"
    else { return nil }
    return start..<(end + 1)
  }

  /// Returns the range of an entity, as in `&amp;` and `&#8217;`.
  private func entity(at start: Int) -> Range<Int>? {
    let name = scalar(start + 1) == "#" ? start + 2 : start + 1
    guard let end = first(from: name, where: { !$0.isLetter && !$0.isDigit }), end > name,
      scalars[end] == ";", end - name < 32
    else { return nil }
    return start..<(end + 1)
  }

  /// Returns the range of a name that is replaced by a value: `{name}`, `{{name}}`, `${name}`,
  /// `$(NAME)`.
  private func name(at start: Int) -> Range<Int>? {
    let opening = scalars[start] == "$" ? start + 1 : start
    guard let bracket = scalar(opening), bracket == "{" || (bracket == "(" && opening > start),
      let range = balanced(from: start, opening: opening)
    else { return nil }
    let inside = scalars[range].dropFirst()
    let isName = inside.allSatisfy {
      $0.isLetter || $0.isDigit || "_-.:{}()".unicodeScalars.contains($0)
    }
    return isName ? range : nil
  }

  /// Returns the range of a Markdown link target or of text attributes: `](address)`, `](inflect:
  /// true)`, `][name]`.
  private func target(at start: Int) -> Range<Int>? {
    switch scalar(start + 1) {
    case "(": balanced(from: start, opening: start + 1)
    case "[": first(from: start + 2) { $0 == "]" }.map { start..<($0 + 1) }
    default: nil
    }
  }

  /// Returns the range up to the counterpart of an opening bracket.
  private func balanced(from start: Int, opening: Int) -> Range<Int>? {
    let open = scalars[opening]
    let close: Unicode.Scalar = open == "(" ? ")" : "}"
    var depth = 0
    for index in opening..<scalars.count {
      if scalars[index] == open { depth += 1 }
      if scalars[index] == close { depth -= 1 }
      if depth == 0 { return start..<(index + 1) }
    }
    return nil
  }

  private func startsWord(_ start: Int) -> Bool {
    guard scalars[start].isLetter || scalars[start].isDigit else { return false }
    return scalar(start - 1).map { !$0.isLetter && !$0.isDigit } ?? true
  }

  /// Returns the range of a web or mail address.
  private func address(at start: Int) -> Range<Int>? {
    var end = first(from: start) { $0.endsAddress } ?? scalars.count
    // End punctuation of a sentence is not part of the address.
    while end > start, ".,;:!?'*_".unicodeScalars.contains(scalars[end - 1]) { end -= 1 }
    let text = String(String.UnicodeScalarView(scalars[start..<end])).lowercased()
    let isAddress =
      text.contains("://") || text.hasPrefix("www.") || text.hasPrefix("mailto:")
      || text.split(separator: "@", omittingEmptySubsequences: false).count == 2
        && text.drop { $0 != "@" }.contains(".")
    return isAddress ? start..<end : nil
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self)
  }

  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

  /// Whether the character cannot be part of an address.
  fileprivate var endsAddress: Bool {
    properties.isWhitespace || "<>\"“”«»()[]{}`|%".unicodeScalars.contains(self) || value > 0x2FFF
  }
}
