package import Diagnostics
import StringCatalog

/// A rule that reports missing Markdown and HTML markup.
///
/// `Text` and `AttributedString` render Markdown links, bold and italic text. Missing markup is
/// missing on the screen, and unbalanced markup is shown literally. Emphasis of fewer or more words
/// is a note, because languages emphasize differently. The address of a link may
/// depend on the language, so addresses are not compared. A missing link is reported, and so is a
/// missing address in the text itself.
package struct MismatchedMarkupRule: LocalizationRule {
  package static let id: Diagnostic.ID = "mismatched-markup"
  package static let title =
    "A translation has the same links and the same Markdown and HTML markup as the source text."
  package static let reason = """
    Missing markup is missing on screen too, and markup that is not closed is shown as plain \
    text. The address of a link may depend on the language, so it is not compared.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    for translation in localization.translations where translation.leaf.substitution == nil {
      let (leaf, source) = (translation.leaf, translation.source)
      // Additional markup in the translation is not reported.
      guard !Self.traits.isDisjoint(with: source.traits) else { continue }
      let (expected, found) = (Markup(of: source.value), Markup(of: leaf.value))
      for mark in expected.counts.keys.sorted()
      where expected[mark] > found[mark] || (expected[mark] < found[mark] && mark != Markup.address)
      {
        // The translation may make a link of an address.
        if mark == Markup.address, expected[mark] + expected[Markup.link] <= found[Markup.link] {
          continue
        }
        emit(
          localization.finding(
            Self.message(
              in: localization.language.tag,
              mark,
              expected: expected[mark],
              found: found[mark]
            ),
            at: leaf.path,
            isMinor: mark == Markup.code || mark == Markup.lineBreak
              || mark == Markup.bold && leaf.value.count(of: "**") == 2 * found[mark]
          )
        )
      }
    }
  }

  private static let traits: TextTraits = [.bracket, .emphasisMark, .slash]
}

extension String {
  /// Returns how often a text occurs, without overlaps.
  fileprivate func count(of other: String) -> Int { ranges(of: other).count }
}

extension MismatchedMarkupRule {
  /// Returns the message of a finding.
  package static func message(
    in language: String,
    _ mark: String,
    expected: Int,
    found: Int
  ) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "in the \(quoted: language) translation, the number of \(quoted: mark) (\(found)) differs from the source text (\(expected))"
    )
  }

  package static let triggering = [
    RuleExample(
      """
      "**Bold** and [a link](https://example.com)" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓↓"*Negrita* y un enlace" } } } }
      """
    ),
    RuleExample(
      """
      "<b>%lld</b> left" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓↓"Quedan <b>%lld<b>" } } } }
      """
    ),
    RuleExample(
      """
      "Ask at https://example.com" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Pregunta en la web" } } } }
      """
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "<a letter of %lld characters>" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "<una letra de %lld caracteres>" } } } }
      """
    ),
    RuleExample(
      """
      "See [the site](https://example.com/en)" : { "localizations" : { "es" : {
        "stringUnit" : {
          "state" : "translated", "value" : "Mira [el sitio](https://example.com/es)" } } } },
      "Details" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Más en https://example.com" } } } },
      "Ask us: https://example.com" : { "localizations" : { "es" : {
        "stringUnit" : {
          "state" : "translated", "value" : "Pregúntanos (https://example.com/es)" } } } }
      """
    ),
    RuleExample(
      """
      "3 * 4 < 13 [*]" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "3 × 4 < 13" } } } }
      """
    ),
  ]
}

/// The number of occurrences of each kind of markup: Markdown links, bold and struck text and code,
/// and HTML tags.
struct Markup {
  private(set) var counts: [String: Int] = [:]

  /// An address in the text itself.
  static let address = "https://…"
  /// Code, which some languages put in quotation marks instead.
  static let code = "`…`"
  /// A line break, which a catalog may contain itself.
  static let lineBreak = "<br>"
  /// Bold text, which some scripts do not have.
  static let bold = "**…**"
  /// A link; several links to one address count once.
  static let link = "[…](…)"

  /// Finds the markup of a text.
  ///
  /// Markup consists of ASCII characters, so bytes are processed.
  ///
  /// - Complexity: O(*n*) in the length of the text for typical texts.
  init(of text: String) {
    var addresses: Set<[UInt8]> = []
    count(Array(text.utf8), &addresses)
  }

  private mutating func count(_ bytes: [UInt8], _ addresses: inout Set<[UInt8]>) {
    var index = 0
    while index < bytes.count {
      let found: Mark? =
        switch bytes[index] {
        case UInt8(ascii: "["): Self.link(in: bytes, at: index)
        case UInt8(ascii: "*"): Self.bold(in: bytes, at: index)
        case UInt8(ascii: "~"): Self.pair("~~", named: "~~…~~", in: bytes, at: index)
        case UInt8(ascii: "`"): Self.pair("`", named: Self.code, in: bytes, at: index)
        case UInt8(ascii: "<"): Self.tag(in: bytes, at: index)
        case UInt8(ascii: "h"): Self.address(in: bytes, at: index)
        default: nil
        }
      if let found,
        found.name != Self.link || addresses.insert(Self.target(of: found, in: bytes)).inserted
      {
        counts[found.name, default: 0] += 1
      }
      if let found, found.name == Self.bold {
        count(Array(bytes[found.start..<(found.end - 2)]), &addresses)
      }
      // The content of a link may contain markup, too.
      index = found.map { $0.isClosed ? $0.end : $0.start } ?? index + 1
    }
  }

  /// The number of occurrences of a kind of markup.
  subscript(mark: String) -> Int { counts[mark] ?? 0 }

  /// An occurrence of markup.
  private struct Mark {
    let name: String
    /// The start of the content.
    let start: Int
    /// The position after the markup.
    let end: Int
    /// Whether the content cannot contain other markup.
    var isClosed = false
  }

  /// Finds `[label](address)`.
  private static func link(in bytes: [UInt8], at start: Int) -> Mark? {
    guard let label = bytes[(start + 1)...].firstIndex(where: { $0 == .bracket || $0 == .closing }),
      bytes[label] == .closing, label > start + 1, label + 1 < bytes.count,
      bytes[label + 1] == UInt8(ascii: "(")
    else { return nil }
    var depth = 1
    for index in (label + 2)..<max(label + 2, bytes.count) {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case let byte where byte.isASCIIWhitespace: return nil
      default: continue
      }
      if depth == 0 {
        guard index > label + 2 else { return nil }
        return Mark(name: link, start: start + 1, end: index + 1)
      }
    }
    return nil
  }

  /// Returns the address of a link, in parentheses.
  private static func target(of link: Mark, in bytes: [UInt8]) -> [UInt8] {
    let rest = bytes[link.start..<link.end]
    return Array(rest.firstIndex(of: .closing).map { rest[$0...] } ?? rest)
  }

  /// Finds `**words**`.
  private static func bold(in bytes: [UInt8], at start: Int) -> Mark? {
    guard bytes[start...].starts(with: "**".utf8), start + 2 < bytes.count,
      !bytes[start + 2].isASCIIWhitespace,
      let end = bytes[(start + 2)...].firstIndex(of: UInt8(ascii: "*")), end > start + 2,
      bytes[end...].starts(with: "**".utf8), !bytes[end - 1].isASCIIWhitespace
    else { return nil }
    return Mark(name: bold, start: start + 2, end: end + 2, isClosed: true)
  }

  /// Finds `https://` outside of other markup.
  private static func address(in bytes: [UInt8], at start: Int) -> Mark? {
    let before = bytes[..<start].suffix(2)
    guard let scheme = schemes.first(where: { bytes[start...].starts(with: $0.utf8) }),
      !before.elementsEqual("](".utf8), !(before.last.map { "\"'=".utf8.contains($0) } ?? false)
    else { return nil }
    let end = start + scheme.utf8.count
    return Mark(name: address, start: end, end: end)
  }

  private static let schemes = ["https://", "http://"]

  /// Finds the content between two equal delimiters.
  private static func pair(
    _ mark: StaticString,
    named name: String,
    in bytes: [UInt8],
    at start: Int
  ) -> Mark? {
    let length = mark.utf8CodeUnitCount
    let byte = mark.utf8Start[0]
    let isMark = { (index: Int) in
      index + length <= bytes.count && bytes[index..<(index + length)].allSatisfy { $0 == byte }
    }
    guard isMark(start), start + length < bytes.count,
      let end = bytes[(start + length)...].firstIndex(of: byte), end > start + length, isMark(end)
    else { return nil }
    return Mark(name: name, start: start + length, end: end + length, isClosed: true)
  }

  /// Finds `<b>`, `</b>` and other tags.
  private static func tag(in bytes: [UInt8], at start: Int) -> Mark? {
    var index = start + 1
    let isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isEnd { index += 1 }
    let name = bytes[index...].prefix { $0.isLetterOrDigit }
    // Other text in angle brackets is a name for the user to replace: <name>.
    let tag = String(decoding: name, as: UTF8.self).lowercased()
    guard tags.contains(tag),
      let end = bytes[name.endIndex...].firstIndex(where: { $0 == .angle || $0 == .closingAngle }),
      bytes[end] == .closingAngle
    else { return nil }
    let rest = bytes[name.endIndex..<end]
    // The name of a tag is followed by attributes, not by words: <a letter>.
    guard
      rest.allSatisfy({ $0.isASCIIWhitespace || $0 == UInt8(ascii: "/") })
        || (rest.first?.isASCIIWhitespace ?? false && rest.contains(UInt8(ascii: "=")))
    else { return nil }
    return Mark(
      name: isEnd ? "</\(tag)>" : "<\(tag)>",
      start: name.endIndex,
      end: end + 1,
      isClosed: true
    )
  }

  private static let tags: Set<String> = [
    "a", "b", "big", "br", "code", "del", "em", "font", "h1", "h2", "h3", "i", "li", "ol", "p", "s",
    "small", "span", "strong", "sub", "sup", "u", "ul",
  ]
}

extension UInt8 {
  fileprivate static let bracket = UInt8(ascii: "[")
  fileprivate static let closing = UInt8(ascii: "]")
  fileprivate static let angle = UInt8(ascii: "<")
  fileprivate static let closingAngle = UInt8(ascii: ">")
}
