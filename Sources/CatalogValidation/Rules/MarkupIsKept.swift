package import Diagnostics
import StringCatalog

/// A translation has the links and the marks of Markdown and HTML that the source text has.
///
/// `Text` and `AttributedString` make links, bold and italic type of Markdown. A mark that is lost is
/// lost on the screen; one that has no partner is shown as it is. Where a link leads may depend on the
/// language, so that its address is not compared, but its absence is told; so is that of an address
/// that stands in the text itself.
///
/// - Arguments: the language, the key, the mark, how often the source text has it, how often the
///   translation.
package struct MarkupIsKept: LocalizationRule {
  package static let id: Diagnostic.ID = "markup-kept"
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    for translation in localization.translations where translation.leaf.substitution == nil {
      let (leaf, source) = (translation.leaf, translation.source)
      // What a translation adds is not looked for.
      guard !Self.traits.isDisjoint(with: source.traits) else { continue }
      let (expected, found) = (Markup(of: source.value), Markup(of: leaf.value))
      for mark in expected.counts.keys.sorted()
      where expected[mark] > found[mark] || (expected[mark] < found[mark] && mark != Markup.address)
      {
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

  private static let traits: TextTraits = [.bracket, .emphasisMark, .slash]
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
