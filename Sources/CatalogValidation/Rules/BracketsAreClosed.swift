package import Diagnostics
import StringCatalog

/// Every bracket and every quotation mark of a translation has its partner, as in the source text.
///
/// A bracket without a partner is most often a text that was cut short, or a link of Markdown that no
/// longer works. Where the source text has it too, as in lists (`a)`) and faces (`:-)`), it is meant.
///
/// - Arguments: the language, the key, the mark without a partner.
package struct BracketsAreClosed: LocalizationRule {
  package static let id: Diagnostic.ID = "brackets-closed"
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    for (leaf, source) in localization.translations
    where leaf.traits.contains(.bracket) || leaf.traits.contains(.nonASCII) {
      guard let mark = Self.unpaired(in: leaf.value), Self.unpaired(in: source) == nil else {
        continue
      }
      emit(localization.finding(at: leaf.path, .text(String(mark))))
    }
  }

  private static let partners: [Character: Character] = [
    ")": "(", "]": "[", "}": "{", "»": "«", "）": "（", "］": "［", "」": "「", "』": "『", "】": "【",
  ]
  private static let openings = Set(partners.values)

  /// Returns the first mark that has no partner; `nil` if all have.
  private static func unpaired(in text: String) -> Character? {
    var open: [Character] = []
    var previous: Character?
    for character in text {
      defer { previous = character }
      if character == "«", open.last == "»" {
        open.removeLast()
      } else if openings.contains(character) {
        if !isFace(previous, character) { open.append(character) }
      } else if let partner = partners[character] {
        if open.last == partner {
          open.removeLast()
        } else if character == "»" {
          // German, Danish and Slovenian turn them round: »so«.
          open.append(character)
        } else if !isFace(previous, character) {
          return character
        }
      }
    }
    return open.first
  }

  /// Whether two characters are the eyes, or the nose, and the mouth of a face: `:-)`, `;(`.
  private static func isFace(_ first: Character?, _ second: Character) -> Bool {
    guard let first, "()[]".contains(second) else { return false }
    return ":;=-^".contains(first)
  }
}

extension BracketsAreClosed {
  package static let triggering = [
    RuleExample(
      """
      "Copied (%lld)" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Copiado (%lld" } } } }
      """
    ),
    RuleExample(
      """
      "The name" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"El «nombre" } } } }
      """
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "a) First" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "a) Primero" } } } }
      """
    ),
    RuleExample(
      """
      "The (new) name" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "El «nombre (nuevo)»" } } } }
      """
    ),
    RuleExample(
      languages: ["de"],
      """
      "Skipped \\"%@\\"" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "»%@« übersprungen :-(" } } } }
      """
    ),
  ]
}
