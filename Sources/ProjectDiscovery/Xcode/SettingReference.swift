/// A reference to a build setting in a text: `$(NAME)`, `${NAME:lower}` or `$(NAME:default=value)`.
///
/// Source: `MacroExpressionParser` of Apple's open build system.
struct SettingReference {
  /// An operator with its argument.
  struct Operation {
    /// The name, such as `lower` or `default`.
    var name: String
    /// The text after the equals sign; empty if there is none.
    var argument: String
  }

  /// The name of the setting, which can contain references.
  let name: String
  /// The operators, in the order of their application.
  let operators: [Operation]
  /// The index after the closing bracket.
  let end: String.Index

  private static let brackets: [Character: Character] = ["(": ")", "{": "}", "[": "]"]

  /// Reads the reference at a dollar sign; `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init?(at dollar: String.Index, of text: Substring) {
    let start = text.index(after: dollar)
    guard start < text.endIndex, let closing = Self.brackets[text[start]] else { return nil }
    let inner = text.index(after: start)
    guard let end = Self.end(of: text[inner...], closing, opening: text[start]) else { return nil }
    let parts = Self.parts(of: text[inner..<end])
    name = parts.first.map(String.init) ?? ""
    operators = parts.dropFirst()
      .map { part in
        let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return Operation(
          name: String(halves[0]),
          argument: halves.count > 1 ? String(halves[1]) : ""
        )
      }
    self.end = text.index(after: end)
  }

  /// Returns the index of the closing bracket, after those of nested references.
  private static func end(
    of text: Substring,
    _ closing: Character,
    opening: Character
  ) -> String.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == opening { depth += 1 }
      guard text[index] == closing else { continue }
      if depth == 0 { return index }
      depth -= 1
    }
    return nil
  }

  /// Returns the parts between the colons that are not within a nested reference.
  private static func parts(of text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var depth = 0
    for index in text.indices {
      if brackets[text[index]] != nil { depth += 1 }
      if brackets.values.contains(text[index]) { depth -= 1 }
      guard depth == 0, text[index] == ":" else { continue }
      parts.append(text[start..<index])
      start = text.index(after: index)
    }
    return parts + [text[start...]]
  }
}

/// The operators of references to build settings.
///
/// Source: `MacroEvaluationProgram` of Apple's open build system.
enum SettingOperator {
  /// Returns the result of an operator; the value itself if the operator is unknown.
  static func apply(_ name: String, _ argument: String, to value: String) -> String {
    switch name {
    case "upper": value.uppercased()
    case "lower": value.lowercased()
    case "identifier": identifier(value) { isASCIIAlphanumeric($0) || $0 == "_" }
    case "c99extidentifier":
      identifier(value) { $0.properties.isXIDContinue || $0 == "_" }
    case "rfc1034identifier": rfc1034Identifier(value)
    case "default": value.isEmpty ? argument : value
    case "file": value.lastIndex(of: "/").map { String(value[$0...].dropFirst()) } ?? value
    case "dir": argument.isEmpty ? folder(of: value) : argument
    case "base": base(of: value)
    case "suffix": suffix(of: value)
    case "standardizepath": standardized(value)
    default: value
    }
  }

  private static func isASCIIAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "A"..."Z", "a"..."z": true
    default: false
    }
  }

  /// Returns a name for code: other characters, and a digit at the start, become low lines.
  private static func identifier(
    _ value: String,
    _ isAllowed: (Unicode.Scalar) -> Bool
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      result.append(isAllowed(scalar) && !(result.isEmpty && isDigit) ? scalar : "_")
    }
    return String(result)
  }

  /// Returns a part of a bundle identifier: other characters become hyphens.
  private static func rfc1034Identifier(_ value: String) -> String {
    String(
      String.UnicodeScalarView(
        value.unicodeScalars.map { isASCIIAlphanumeric($0) || $0 == "." ? $0 : "-" }
      )
    )
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
  }

  private static func base(of path: String) -> String {
    let file = apply("file", "", to: path)
    return String(file.dropLast(suffix(of: file).count))
  }

  private static func suffix(of path: String) -> String {
    let file = apply("file", "", to: path)
    return file.lastIndex(of: ".").map { String(file[$0...]) } ?? ""
  }

  private static func standardized(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    guard let joined = RelativePath.join("", isAbsolute ? String(path.dropFirst()) : path)
    else { return path }
    return isAbsolute ? "/" + joined : joined
  }
}
