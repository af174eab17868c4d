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
    for translation in localization.translations
    where translation.leaf.traits.contains(.bracket) || translation.leaf.traits.contains(.nonASCII)
    {
      let leaf = translation.leaf
      guard let mark = Self.unpaired(in: leaf.value),
        Self.unpaired(in: translation.source.value) == nil
      else { continue }
      emit(localization.finding(at: leaf.path, .text(String(mark))))
    }
  }

  /// Returns the first mark that has no partner; `nil` if all have.
  private static func unpaired(in text: String) -> Unicode.Scalar? {
    var open: [Unicode.Scalar] = []
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      if scalar == "«", open.last == "»" {
        open.removeLast()
      } else if scalar.opensBracket {
        if !isFace(previous, scalar) { open.append(scalar) }
      } else if let partner = scalar.openingBracket {
        if open.last == partner {
          open.removeLast()
        } else if scalar == "»" {
          // German, Danish and Slovenian turn them round: »so«.
          open.append(scalar)
        } else if !isFace(previous, scalar) {
          return scalar
        }
      }
    }
    return open.first
  }

  /// Whether two characters are the eyes, or the nose, and the mouth of a face: `:-)`, `;(`.
  private static func isFace(_ first: Unicode.Scalar?, _ second: Unicode.Scalar) -> Bool {
    guard let first, "()[]".unicodeScalars.contains(second) else { return false }
    return ":;=-^".unicodeScalars.contains(first)
  }
}

extension Unicode.Scalar {
  fileprivate var opensBracket: Bool {
    switch self {
    case "(", "[", "{", "«", "（", "［", "「", "『", "【": true
    default: false
    }
  }

  /// The mark that opens what this one closes; `nil` if it closes nothing.
  fileprivate var openingBracket: Unicode.Scalar? {
    switch self {
    case ")": "("
    case "]": "["
    case "}": "{"
    case "»": "«"
    case "）": "（"
    case "］": "［"
    case "」": "「"
    case "』": "『"
    case "】": "【"
    default: nil
    }
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
