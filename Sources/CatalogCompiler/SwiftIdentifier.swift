import Diagnostics

/// Returns a text if it is a valid Swift identifier, possibly in backticks; otherwise `nil`.
func swiftIdentifier(_ text: String) -> String? {
  let scalars = text.unicodeScalars
  guard let first = scalars.first, first.startsIdentifier, scalars.allSatisfy(\.isInIdentifier)
  else { return nil }
  return text == "_" ? nil : text
}

/// Returns an identifier for a source file: in backticks if it is a keyword.
func escapedIdentifier(_ identifier: String) -> String {
  swiftKeywords.contains(identifier) ? "`\(identifier)`" : identifier
}

extension Unicode.Scalar {
  /// Whether an identifier may start with the character.
  var startsIdentifier: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "_": true
    case "\u{300}"..."\u{36F}", "\u{1DC0}"..."\u{1DFF}", "\u{20D0}"..."\u{20FF}",
      "\u{FE20}"..."\u{FE2F}":
      false
    default: value > 0x7F && isInIdentifier
    }
  }

  /// Whether an identifier may contain the character: the visible ones of Swift's grammar.
  var isInIdentifier: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$": return true
    default: break
    }
    guard value > 0x7F, value < 0x1_0000 || value & 0xFFFF < 0xFFFE else { return false }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      return identifierRanges.contains { $0.contains(value) }
    default: return false
    }
  }
}

/// The characters beyond ASCII that the grammar of Swift allows in an identifier.
private let identifierRanges: [ClosedRange<UInt32>] = [
  0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE,
  0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D,
  0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF,
  0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
  0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD,
  0x1_0000...0xE_FFFD,
]

/// The words that are identifiers only in backticks.
private let swiftKeywords: Set = [
  "Any", "Self", "actor", "as", "associatedtype", "async", "await", "break", "case", "catch",
  "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
  "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout",
  "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "public", "repeat",
  "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws",
  "true", "try", "typealias", "var", "where", "while",
]

/// Returns a text as a Swift string literal on one line, with quotation marks.
///
/// Letters of all scripts are kept. Invisible characters, such as controls and directional marks,
/// are escaped.
package func swiftLiteral(_ text: String) -> String {
  var literal = "\""
  literal.reserveCapacity(text.utf8.count * 9 / 8)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case " "..."~": literal.unicodeScalars.append(scalar)
    default:
      if scalar.isInvisible {
        literal += scalar.swiftEscape
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
  }
  return literal + "\""
}

extension Unicode.Scalar {
  /// Whether editors do not show the scalar, or show it as an ordinary space.
  var isInvisible: Bool {
    if self == " " { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse,
      .unassigned, .surrogate:
      true
    default: false
    }
  }
}
