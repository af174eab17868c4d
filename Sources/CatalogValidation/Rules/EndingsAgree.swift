package import Diagnostics
import StringCatalog

/// A translation ends as the source text does: with a colon, an ellipsis, a question, an exclamation.
///
/// A colon announces what stands beside the text, an ellipsis that a menu item asks for more, a question
/// that an answer is expected. Whoever reads the translation has to be told the same. Whether a short
/// text has a full stop is a matter of house style, so that is only worth knowing; so is an exclamation
/// that another language does not share, and a colon or a question that the translation adds. The
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
        Ending(of: source.value), Ending(of: leaf.value, in: localization.language)
      )
      guard wanted.kind != found.kind, leaf.value.contains(where: \.isLetter) else { continue }
      emit(
        localization.finding(
          at: leaf.path,
          .text(wanted.mark),
          .text(found.mark),
          isMinor: !wanted.kind.isTold
        )
      )
    }
  }

  /// Thai, Lao, Khmer, Burmese: sentences end with a blank, or not at all.
  private static let unpunctuated: Set<String> = ["th", "lo", "km", "my"]

  /// What a text ends with.
  private struct Ending {
    let kind: Kind
    let mark: String

    enum Kind {
      case none, fullStop, colon, ellipsis, question, exclamation

      /// Whether readers are told something that the words do not say.
      var isTold: Bool {
        switch self {
        case .none, .fullStop, .exclamation: false
        case .colon, .ellipsis, .question: true
        }
      }
    }

    init(of text: String, in language: LanguageSubject? = nil) {
      let scalars = text.unicodeScalars
      let last = scalars.lastIndex { !$0.properties.isWhitespace && !$0.closes }
      let end = last.map { scalars[...$0] } ?? scalars[..<scalars.startIndex]
      if end.last == ".", Self.ellipses.contains(where: { end.reversed().starts(with: $0) }) {
        (kind, mark) = (.ellipsis, "...")
        return
      }
      kind =
        switch end.last {
        case ".", "。", "．", "।", "۔", "։": .fullStop
        case ":", "：": .colon
        case "…", "⋯": .ellipsis
        case "?", "？", "؟", "՞", "\u{37E}": .question
        // What looks like a semicolon asks in Greek.
        case ";" where language?.tag == "el": .question
        case "!", "！", "՜": .exclamation
        default: .none
        }
      mark = kind == .none ? "" : end.last.map { String($0) } ?? ""
    }

    private static let ellipses = ["...", ". . ."].map(\.unicodeScalars)
  }
}

extension Unicode.Scalar {
  /// Whether the character stands behind the mark that ends a text: a quotation mark, a bracket.
  fileprivate var closes: Bool {
    switch self {
    case "\"", "'", "”", "’", "»", "«", "“", "‘", ")", "]", "」", "』", "）", "】", "*", "_", "`",
      "\u{FE0E}", "\u{FE0F}":
      true
    default: false
    }
  }
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
