import FormatString

/// The parts of a text by the kinds of characters that services replace or remove.
///
/// Each part has the text as written and the text that a service without support for the character
/// writes instead, so that `“5␣%lld”…` and `"5 %1$lld"...` have the same replacements.
struct TextCharacters {
  /// A part of a text.
  struct Part {
    /// The part as written.
    let text: String
    /// The plain text for it; empty if it is invisible.
    let replacement: String
    let kind: Kind
  }

  /// The kinds of parts.
  enum Kind: Hashable {
    case plain
    /// A space or a tab.
    case blank
    /// A space at which lines do not break.
    case noBreakSpace
    /// Another space with its own width.
    case typographicSpace
    case lineBreak
    /// A character without width, such as a soft hyphen.
    case invisible
    case doubleQuotationMark
    case singleQuotationMark
    case dash
    case ellipsis
    /// An escape sequence or an XML entity.
    case escape
    /// An escape sequence for a line break or a tab.
    case escapedBlank
    case placeholder

    /// Whether the part separates words.
    var isBlank: Bool {
      switch self {
      case .blank, .noBreakSpace, .typographicSpace, .lineBreak, .escapedBlank: true
      default: false
      }
    }
  }

  private(set) var parts: [Part] = []

  /// Divides a text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ text: String) {
    var position = 0
    for segment in FormatString(parsing: text).segments {
      switch segment {
      case .text(let text): scan(text)
      case .escapedPercent: append("%%", "%", .escape)
      case .specifier(let specifier) where specifier.flags.contains(.blankSign):
        // A percent sign in prose: "100 % free".
        scan(specifier.text)
      case .specifier(let specifier):
        if specifier.argumentIndex == nil, specifier.argumentName == nil { position += 1 }
        let name = specifier.argumentName ?? String(specifier.argumentIndex ?? position)
        append(segment.text, Self.argument(name + Self.type(of: specifier)), .placeholder)
      case .substitution(let name, _): append(segment.text, Self.argument("#" + name), .placeholder)
      case .argument: append(segment.text, Self.argument("arg"), .placeholder)
      }
    }
  }

  /// An argument in private-use characters, which texts do not have.
  private static func argument(_ name: String) -> String { "\u{F0000}\(name)\u{F0001}" }

  private static func type(of specifier: FormatSpecifier) -> String {
    switch specifier.argumentKind {
    case .signedInteger, .unsignedInteger: "d"
    case .floatingPoint: "f"
    default: String(specifier.conversion.rawValue)
    }
  }

  private mutating func append(_ text: String, _ replacement: String, _ kind: Kind) {
    parts.append(Part(text: text, replacement: replacement, kind: kind))
  }
}

// MARK: - Scanning

extension TextCharacters {
  private mutating func scan(_ text: String) {
    var rest = Substring(text).unicodeScalars
    var plain = ""
    while let scalar = rest.first {
      guard let part = Self.part(at: rest, scalar) else {
        plain.unicodeScalars.append(scalar)
        rest.removeFirst()
        continue
      }
      if !plain.isEmpty { append(plain, plain, .plain) }
      plain = ""
      parts.append(part)
      rest.removeFirst(part.text.unicodeScalars.count)
    }
    if !plain.isEmpty { append(plain, plain, .plain) }
  }

  /// Returns the part that begins with a scalar, or `nil` if it is plain text.
  private static func part(
    at rest: Substring.UnicodeScalarView,
    _ scalar: Unicode.Scalar
  ) -> Part? {
    switch scalar {
    case "\r" where rest.dropFirst().first == "\n":
      return Part(text: "\r\n", replacement: " ", kind: .lineBreak)
    case "\\", "&": return escape(at: rest)
    default: break
    }
    return single(scalar)
      .map { kind, replacement in
        Part(text: String(scalar), replacement: replacement, kind: kind)
      }
  }

  private static func escape(at rest: Substring.UnicodeScalarView) -> Part? {
    let start = String(rest.prefix(longestEscape))
    guard let escape = escapes.first(where: { start.utf8.starts(with: $0.text.utf8) }) else {
      return nil
    }
    let kind: Kind = escape.replacement == " " ? .escapedBlank : .escape
    return Part(text: escape.text, replacement: escape.replacement, kind: kind)
  }

  private static let longestEscape = 6

  private static let escapes: [(text: String, replacement: String)] = [
    ("\\n", " "), ("\\r", " "), ("\\t", " "), ("\\\"", "\""), ("\\'", "'"), ("&amp;", "&"),
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"),
    ("&#039;", "'"), ("&#34;", "\""), ("&#x27;", "'"), ("&nbsp;", " "), ("&#160;", " "),
  ]

  /// Returns the kind of a scalar, and the plain text for it; `nil` if it is plain itself.
  private static func single(_ scalar: Unicode.Scalar) -> (Kind, String)? {
    switch scalar.value {
    case 0x09, 0x20: (.blank, " ")
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: (.lineBreak, " ")
    case 0xA0, 0x2007, 0x202F: (.noBreakSpace, " ")
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: (.typographicSpace, " ")
    case 0xAD, 0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069,
      0xFE00...0xFE0F, 0xFEFF:
      (.invisible, "")
    case 0x22, 0x201C...0x201F, 0x2033, 0xAB, 0xBB, 0xFF02: (.doubleQuotationMark, "\"")
    case 0x27, 0x2018...0x201B, 0x2032, 0x2039, 0x203A, 0xFF07: (.singleQuotationMark, "'")
    case 0x2D, 0x2010...0x2015, 0x2212: (.dash, "-")
    case 0x2026: (.ellipsis, "...")
    default: nil
    }
  }
}

// MARK: - Results

extension [TextCharacters.Part] {
  /// The text as written.
  var text: String {
    reduce(into: "") { $0 += $1.text }
  }

  /// The visible text, without distinctions that services do not know.
  var skeleton: String {
    reduce(into: "") { if !$1.kind.isBlank { $0 += $1.replacement } }
  }

  /// Returns the number of parts of a kind that plain text cannot represent.
  func count(of kind: TextCharacters.Kind) -> Int {
    count { part in
      switch kind {
      case .doubleQuotationMark, .singleQuotationMark, .dash:
        part.kind == kind && part.text != part.replacement
      default: part.kind == kind
      }
    }
  }

  /// The placeholders as written.
  var placeholders: [String] {
    filter { $0.kind == .placeholder }.map(\.text)
  }
}
