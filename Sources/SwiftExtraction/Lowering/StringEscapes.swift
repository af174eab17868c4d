/// Returns the text that a piece of a string literal stands for.
///
/// The parser has taken the indentation of multi-line literals away. A backslash at the end of a
/// line joins the lines, and line endings become line feeds, as the language has it. An escape
/// that the language does not know stays as it is.
///
/// - Parameters:
///   - text: The piece as it stands in the source.
///   - poundCount: The number of `#` around the literal; a backslash escapes only when as many
///     follow it.
/// - Returns: The text with its escapes resolved.
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

/// Takes what follows a backslash; `nil`, and nothing taken, if that is no escape.
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

/// Takes `{1F600}`.
private func takeScalarValue(from rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
  guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
  let digits = String(rest[..<end])
  rest = rest[rest.index(after: end)...]
  return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
}

/// Skips white space up to the end of the line, and the end.
private func skipLineEnd(
  after first: Unicode.Scalar,
  in rest: inout Substring.UnicodeScalarView
) -> Bool {
  var scalar: Unicode.Scalar? = first
  while scalar == " " || scalar == "\t" { scalar = rest.popFirst() }
  if scalar == "\r", rest.first == "\n" { rest.removeFirst() }
  return scalar == "\n" || scalar == "\r"
}
