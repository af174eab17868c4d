package import Diagnostics
import StringCatalog

/// A translation ends as the source text does: with a colon, an ellipsis, a question, an exclamation.
///
/// A colon announces what stands beside the text, an ellipsis that a menu item asks for more, a question
/// that an answer is expected. Whoever reads the translation has to be told the same. Whether a short
/// text has a full stop is a matter of house style, so that is only worth knowing; so is an exclamation
/// that another language does not share, a colon or a question that the translation adds, and the
/// ellipsis of a text that is more than a phrase. A translation that makes a sentence of what announced
/// something was put in other words. The
/// marks of other scripts count as what they are, quotation marks and brackets do not count, and
/// languages that write no punctuation are not asked.
///
/// - Arguments: the language, the key, the mark of the source and that of the translation, of which one
///   may be empty.
package struct EndingsAgree: LocalizationRule {
  package static let id: Diagnostic.ID = "endings-agree"
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    guard !Self.unpunctuated.contains(localization.language.tag) else { return }
    for translation in localization.translations where translation.leaf.substitution == nil {
      let (leaf, source) = (translation.leaf, translation.source)
      // Most texts end with a letter.
      guard !(source.traits.contains(.letterAtEnd) && leaf.traits.contains(.letterAtEnd)) else {
        continue
      }
      let (wanted, found) = (
        TextEnding(of: source.value), TextEnding(of: leaf.value, in: localization.language)
      )
      guard wanted.kind != found.kind, leaf.value.contains(where: \.isLetter) else { continue }
      emit(
        localization.finding(
          at: leaf.path,
          .text(wanted.mark),
          .text(found.mark),
          isMinor: !wanted.isLost(in: leaf.value, endingWith: found)
        )
      )
    }
  }

  /// Thai, Lao, Khmer, Burmese: sentences end with a blank, or not at all.
  private static let unpunctuated: Set<String> = ["th", "lo", "km", "my"]
}

extension EndingsAgree {
  package static let triggering = [
    RuleExample(
      """
      "Name:" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Nombre" } } } }
      """
    ),
    RuleExample(
      """
      "Delete it?" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Eliminarlo." } } } }
      """
    ),
    RuleExample(
      """
      "Done." : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Hecho" } } } }
      """
    ),
    RuleExample(
      """
      "What's new" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"¿Qué hay de nuevo?" } } } }
      """
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "You're up to date :)" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Estás al día" } } } }
      """
    ),
    RuleExample(
      """
      "Loading..." : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Cargando… " } } } }
      """
    ),
    RuleExample(
      """
      "Not found: “%@.”" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "No está: «%@»." } } } }
      """
    ),
    RuleExample(
      languages: ["ja", "th"],
      """
      "Delete it?" : { "localizations" : {
        "ja" : { "stringUnit" : { "state" : "translated", "value" : "削除しますか？" } },
        "th" : { "stringUnit" : { "state" : "translated", "value" : "ลบหรือไม่" } } } }
      """
    ),
  ]
}
