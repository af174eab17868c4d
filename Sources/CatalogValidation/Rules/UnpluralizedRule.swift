package import Diagnostics
import FormatString
import StringCatalog

/// A rule that reports texts with a count that do not vary by number.
///
/// "%lld entries" is incorrect for one entry, even in the source language, and in languages with
/// more forms for most numbers. An integer directly before a word is assumed to count it. A number
/// alone, after a word ("Page %lld") or next to another number ("%lld of %lld") is not. Variations
/// in substitutions or only in the source language are sufficient, because other rules report
/// missing forms.
package struct UnpluralizedRule: LocalizationRule {
  package static let id: Diagnostic.ID = "unpluralized"
  package static let deprecatedIDs: [Diagnostic.ID] = ["plural-candidate"]
  package static let title = "A text that counts something has plural forms."
  package static let reason = """
    '1 entries' is wrong. An integer directly before a word is assumed to count it; an integer \
    after a word or next to another number is not.
    """
  package static let defaultSeverity = Diagnostic.Severity.note

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    guard localization.entry.isTranslated, localization.pluralForms.isEmpty,
      (localization.language.plurals?.categories.count ?? 0) > 1
    else { return }
    if localization.language.isSource, localization.leaves.isEmpty {
      guard let counter = Self.counter(in: FormatString(parsing: localization.entry.key)) else {
        return
      }
      emit(localization.finding(Self.message(in: localization.language.tag, counter)))
      return
    }
    for leaf in localization.leaves where leaf.isWritten || localization.language.isSource {
      guard let format = leaf.format, let counter = Self.counter(in: format) else { continue }
      emit(
        localization.finding(Self.message(in: localization.language.tag, counter), at: leaf.path)
      )
    }
  }

  /// Returns the placeholder of a number that counts the next word, or `nil` if there is none.
  private static func counter(in format: FormatString) -> String? {
    for (segment, next) in zip(format.segments, format.segments.dropFirst()) {
      guard case .specifier(let specifier) = segment, case .text(let rest) = next,
        specifier.argumentKind.isInteger
      else { continue }
      let word = rest.drop { $0 == " " || $0 == "\u{A0}" }.prefix(while: \.isLetter)
      if word.count > 2, rest.first?.isWhitespace ?? false { return specifier.text }
    }
    return nil
  }
}

extension FormatSpecifier.ArgumentKind {
  fileprivate var isInteger: Bool {
    switch self {
    case .signedInteger, .unsignedInteger: true
    default: false
    }
  }
}

extension UnpluralizedRule {
  /// Returns the message of a finding.
  package static func message(in language: String, _ number: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "the \(quoted: language) text has the number \(quoted: number), but no plural forms"
    )
  }

  package static let triggering = [
    RuleExample(
      """
      ↓"%lld entries" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"%lld entradas" } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "%lld entries" : { "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld entry" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld entries" } } } } },
        "es" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld entrada" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld de entradas" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld entradas" } }
        } } } } }
      """
    ),
    RuleExample(
      """
      "Page %lld of %lld" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Página %1$lld de %2$lld" } } } },
      "%lld km" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "%lld km" } } } },
      "Level %lld" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Nivel %lld" } } } }
      """
    ),
  ]
}
