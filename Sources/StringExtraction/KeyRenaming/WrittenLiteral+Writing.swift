import SwiftTypeChecker

extension WrittenLiteral {
  /// Returns the source of a literal with other segments and the same delimiters.
  func written(with segments: [Segment]) -> String {
    let pounds = String(repeating: "#", count: poundCount)
    guard let lineBreak else {
      var escapes = LiteralEscapes(poundCount: poundCount, isMultiline: false)
      let content = segments.map { escapes.source(of: $0) }.joined()
      return "\(pounds)\"\(content)\"\(pounds)"
    }
    var escapes = LiteralEscapes(poundCount: poundCount, isMultiline: true)
    let quotes = "\"\"\""
    let content = segments.map { segment in
      let source = escapes.source(of: segment)
      return segment.isInterpolation ? source : lineBreak.indent(source)
    }
    // The first line is indented like the lines after a line break of the string.
    let first = lineBreak.end + lineBreak.indentation
    return pounds + quotes + first + content.joined() + first + quotes + pounds
  }
}

extension WrittenLiteral.LineBreak {
  /// Returns a string whose lines are indented, except the first one and empty ones.
  fileprivate func indent(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated()
      .map { number, line in
        let isLast = number == lines.count - 1
        return number == 0 || line.isEmpty && !isLast ? String(line) : indentation + line
      }
      .joined(separator: end)
  }
}

/// Escapes strings in a literal.
private struct LiteralEscapes {
  let poundCount: Int
  let isMultiline: Bool
  private var isAtStart = true
  /// The number of unescaped quotation marks directly before the next character.
  private var quoteCount = 0

  init(poundCount: Int, isMultiline: Bool) {
    self.poundCount = poundCount
    self.isMultiline = isMultiline
  }

  mutating func source(of segment: WrittenLiteral.Segment) -> String {
    switch segment {
    case .interpolation(let source):
      isAtStart = false
      quoteCount = 0
      return source
    case .text(let text):
      let scalars = Array(text.unicodeScalars)
      return scalars.indices.map { source(of: scalars[$0], before: scalars[($0 + 1)...]) }.joined()
    }
  }

  private mutating func source(
    of scalar: Unicode.Scalar,
    before rest: ArraySlice<Unicode.Scalar>
  ) -> String {
    let isBareQuote = scalar == "\"" && !isQuoteEscaped(before: rest)
    defer {
      quoteCount = isBareQuote ? quoteCount + 1 : 0
      isAtStart = false
    }
    switch scalar {
    case "\"": return isBareQuote ? "\"" : escape("\"")
    case "\\": return isBackslashEscaped(before: rest) ? escape("\\") : "\\"
    case "\n": return isMultiline ? "\n" : escape("n")
    case "\t": return escape("t")
    case "\r": return escape("r")
    case "\0": return escape("0")
    default: return isInvisible(scalar) ? escape("u{\(code(of: scalar))}") : String(scalar)
    }
  }

  private func escape(_ name: String) -> String {
    "\\" + String(repeating: "#", count: poundCount) + name
  }

  /// Three quotation marks end a multi-line literal, or begin one instead of a single-line literal.
  private func isQuoteEscaped(before rest: ArraySlice<Unicode.Scalar>) -> Bool {
    if isMultiline { return quoteCount == 2 }
    return poundCount == 0 || isAtStart || quoteCount > 0 || hasPounds(rest)
  }

  private func isBackslashEscaped(before rest: ArraySlice<Unicode.Scalar>) -> Bool {
    poundCount == 0 || hasPounds(rest)
  }

  private func hasPounds(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    rest.prefix(poundCount).count { $0 == "#" } == poundCount
  }

  /// Characters that editors do not show are written as numeric escapes.
  private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }

  private func code(of scalar: Unicode.Scalar) -> String {
    String(scalar.value, radix: 16, uppercase: true)
  }
}
