@_spi(RawSyntax) import SwiftSyntax

extension Lowering {
  mutating func lower(_ literal: RawStringLiteralExprSyntax) -> StringLiteral {
    let poundCount = literal.openingPounds?.text.utf8.count ?? 0
    var segments: [StringLiteral.Segment] = []
    var text = ""
    for element in literal.segments.elements {
      if let segment = RawStringSegmentSyntax(element) {
        let content = resolvingEscapes(in: segment.content, poundCount: poundCount)
        if text.isEmpty { text = content } else { text += content }
      } else if let segment = RawExpressionSegmentSyntax(element) {
        if !text.isEmpty { segments.append(.text(text)) }
        text = ""
        segments.append(.interpolation(lower(segment)))
      }
    }
    if !text.isEmpty || segments.isEmpty { segments.append(.text(text)) }
    return StringLiteral(segments: segments, range: quoted(literal), isDebugOnly: isDebugOnly)
  }

  /// Returns the string of a segment of a string literal, most of which have no escapes.
  private func resolvingEscapes(in token: RawTokenSyntax, poundCount: Int) -> String {
    let text = token.tokenText
    let hasEscapes = text.contains { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\r") }
    return hasEscapes
      ? SwiftTypeChecker.resolvingEscapes(in: token.text, poundCount: poundCount) : token.text
  }

  /// Returns the offsets of a literal without the bytes that the parser skipped before its quote.
  private func quoted(_ literal: RawStringLiteralExprSyntax) -> Range<Int> {
    let whole = range(of: literal)
    guard literal.openingQuote.presence == .present else { return whole }
    let start = literal.openingPounds.map { offset(of: $0) } ?? offset(of: literal.openingQuote)
    return start..<max(start, whole.upperBound)
  }

  private mutating func lower(_ segment: RawExpressionSegmentSyntax) -> StringLiteral.Interpolation
  {
    let range =
      segment.expressions.isEmpty
      ? emptyRange(after: segment.leftParen) : range(of: segment.expressions)
    return StringLiteral.Interpolation(
      arguments: lower(segment.expressions),
      range: range,
      source: String(decoding: bytes[range], as: UTF8.self)
    )
  }
}

/// Returns the string of a segment of a string literal.
///
/// The parser has already removed the indentation of multi-line literals. As the language defines,
/// a backslash at the end of a line joins the lines, and line endings become line feeds. Unknown
/// escapes stay unchanged.
///
/// - Parameters:
///   - text: The segment as written in the source.
///   - poundCount: The number of `#` around the literal; a backslash escapes only when as many
///     follow it.
/// - Returns: The string with its escapes resolved.
func resolvingEscapes(in text: String, poundCount: Int) -> String {
  let bytes = text.utf8
  guard bytes.contains(UInt8(ascii: "\\")) || bytes.contains(UInt8(ascii: "\r")) else {
    return text
  }
  var result = String.UnicodeScalarView()
  var rest = text.unicodeScalars[...]
  while let scalar = rest.popFirst() {
    if scalar == "\r" {
      if rest.first == "\n" { rest.removeFirst() }
      result.append("\n")
    } else if scalar == "\\", let escape = takeEscape(from: &rest, poundCount: poundCount) {
      result.append(contentsOf: escape)
    } else {
      result.append(scalar)
    }
  }
  return String(result)
}

/// Consumes the rest of an escape after a backslash; returns `nil`, and consumes nothing, if it is
/// not an escape.
private func takeEscape(
  from rest: inout Substring.UnicodeScalarView,
  poundCount: Int
) -> [Unicode.Scalar]? {
  var ahead = rest
  for _ in 0..<poundCount {
    guard ahead.popFirst() == "#" else { return nil }
  }
  guard let name = ahead.popFirst() else { return nil }
  let scalars: [Unicode.Scalar]
  switch name {
  case "n": scalars = ["\n"]
  case "t": scalars = ["\t"]
  case "r": scalars = ["\r"]
  case "0": scalars = ["\0"]
  case "\\", "\"", "'": scalars = [name]
  case "u":
    guard let scalar = takeScalarValue(from: &ahead) else { return nil }
    scalars = [scalar]
  case "\n", "\r", " ", "\t":
    guard skipLineEnd(after: name, in: &ahead) else { return nil }
    scalars = []
  default: return nil
  }
  rest = ahead
  return scalars
}

/// Consumes `{1F600}`.
private func takeScalarValue(from rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
  guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
  let digits = String(rest[..<end])
  rest = rest[rest.index(after: end)...]
  return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
}

/// Skips white space up to the end of the line, and the line break.
private func skipLineEnd(
  after first: Unicode.Scalar,
  in rest: inout Substring.UnicodeScalarView
) -> Bool {
  var scalar: Unicode.Scalar? = first
  while scalar == " " || scalar == "\t" { scalar = rest.popFirst() }
  if scalar == "\r", rest.first == "\n" { rest.removeFirst() }
  return scalar == "\n" || scalar == "\r"
}
