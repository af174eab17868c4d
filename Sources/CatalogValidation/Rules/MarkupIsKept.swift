package import Diagnostics
import StringCatalog

/// A translation has the links and the marks of Markdown and HTML that the source text has.
///
/// `Text` and `AttributedString` make links, bold and italic type of Markdown. A mark that is lost is
/// lost on the screen; one that has no partner is shown as it is. Where a link leads may depend on the
/// language, so that its address is not compared, but its absence is told.
///
/// - Arguments: the language, the key, the mark, how often the source text has it, how often the
///   translation.
package struct MarkupIsKept: LocalizationRule {
  package static let id: Diagnostic.ID = "markup-kept"
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    for (leaf, source) in localization.translations where leaf.substitution == nil {
      let wanted = TextTraits(of: source)
      guard !Self.traits.isDisjoint(with: wanted.union(leaf.traits)) else { continue }
      let (expected, found) = (Markup(of: source), Markup(of: leaf.value))
      for mark in expected.counts.keys.sorted() where expected[mark] != found[mark] {
        emit(
          localization.finding(
            at: leaf.path,
            .text(mark),
            .integer(expected[mark]),
            .integer(found[mark]),
            isMinor: mark == Markup.code
          )
        )
      }
    }
  }

  private static let traits: TextTraits = [.bracket, .emphasisMark]
}

/// How often a text has each kind of markup.
private struct Markup {
  private(set) var counts: [String: Int] = [:]

  subscript(mark: String) -> Int { counts[mark] ?? 0 }

  init(of text: String) {
    count(/\[[^\[\]]+\]\((?:[^()\s]|\([^()]*\))+\)/, as: Self.link, in: text)
    count(/\*\*[^*\s](?:[^*]*[^*\s])?\*\*/, as: "**…**", in: text)
    count(/~~[^~]+~~/, as: "~~…~~", in: text)
    count(/`[^`]+`/, as: Self.code, in: text)
    for match in text.matches(of: /<(\/?[A-Za-z][A-Za-z0-9]*)(?:\s[^<>]*)?\/?>/) {
      let tag = match.1.lowercased()
      // What else stands in angle brackets are names for the reader to fill in: <name>.
      guard Self.tags.contains(tag.drop { $0 == "/" }) else { continue }
      counts["<\(tag)>", default: 0] += 1
    }
  }

  private static let link = "[…](…)"
  /// Code, which some languages rather put in quotation marks.
  static let code = "`…`"
  private static let tags: Set<Substring> = [
    "a", "b", "big", "br", "code", "del", "em", "font", "h1", "h2", "h3", "i", "li", "ol", "p", "s",
    "small", "span", "strong", "sub", "sup", "u", "ul",
  ]

  private mutating func count(_ pattern: Regex<Substring>, as mark: String, in text: String) {
    let count = text.matches(of: pattern).count
    if count > 0 { counts[mark] = count }
  }
}

extension MarkupIsKept {
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
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "See [the site](https://example.com/en)" : { "localizations" : { "es" : {
        "stringUnit" : {
          "state" : "translated", "value" : "Mira [el sitio](https://example.com/es)" } } } }
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
