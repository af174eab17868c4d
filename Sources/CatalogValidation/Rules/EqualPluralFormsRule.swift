package import Diagnostics
import FormatString
import ICU
import StringCatalog

/// A rule that reports plurals whose forms are all the same, although those of the source text differ.
///
/// "1 días" was copied from the form for several. In languages whose nouns do not change after a
/// number, such as Turkish, equal forms are correct, and so they are for many nouns of Germanic
/// languages; these languages are not checked. Nouns that have one form for both numbers, such as the
/// French *mois*, are ignored, and so are texts of one short word, which may be a unit.
package struct EqualPluralFormsRule: LocalizationRule {
  package static let id: Diagnostic.ID = "equal-plural-forms"
  package static let title =
    "The plural forms of a translation differ like those of the source text."
  package static let reason = """
    Equal forms are usually copies of one form. Only languages are checked in which nouns change \
    with the number.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    let language = localization.language
    guard !language.isSource, Self.languages.contains(String(language.tag.languageSubtag)) else {
      return
    }
    for forms in localization.pluralForms
    where forms.categories.count > 1 && Self.differ(in: localization.entry, forms) {
      let texts = localization.texts(of: forms)
      let isWritten = localization.leaves
        .allSatisfy { $0.isWritten || !$0.path.fields.starts(with: forms.path.fields) }
      guard isWritten, texts.count == forms.categories.count, let text = texts[.other],
        texts.values.allSatisfy({ $0 == text }),
        Self.changes(text, in: language.tag)
      else { continue }
      emit(localization.finding(Self.message(in: language.tag, text), at: forms.path))
    }
  }

  /// Returns whether the source text has several forms of its words.
  private static func differ(in entry: EntrySubject, _ forms: PluralForms) -> Bool {
    let words = entry.sources
      .filter {
        $0.substitution == forms.substitution && $0.pluralCategory != nil
      }
      .map { $0.words.prose.map(\.folded) }
    return words.dropFirst().contains { inflects($0, words[0]) }
  }

  /// Returns whether a word has another ending in the other text: *entry* and *entries*.
  ///
  /// The rest of the texts may differ, as "An entry" and "%lld entries" do.
  private static func inflects(_ words: [String], _ others: [String]) -> Bool {
    let (own, foreign) = (Set(words).subtracting(others), Set(others).subtracting(words))
    return own.contains { word in
      foreign.contains { zip(word, $0).prefix { $0 == $1 }.count > 2 }
    } || words.count == others.count && words != others
  }

  /// Returns whether a word that the number changes follows the number: "%lld días", not "Días: %lld"
  /// or "%lld por revisar".
  private static func changes(_ text: String, in language: String) -> Bool {
    let segments = FormatString(parsing: text).segments
    guard let number = segments.firstIndex(where: \.isPlaceholder), number + 1 < segments.count,
      case .text(let rest) = segments[number + 1]
    else { return false }
    let words = rest.lowercased().prefix { $0.isLetter || $0.isWhitespace }.split { !$0.isLetter }
    // Italian nouns that end with a consonant or an accent have one form.
    guard let word = words.first, word.count > 3,
      language.languageSubtag != "it" || "aeio".contains(word.last ?? "a"),
      // Czech nouns of actions have one form: "opakování".
      language.languageSubtag != "cs" || !(word.hasSuffix("ní") || word.hasSuffix("tí"))
    else { return false }
    return !words.contains { unchanging.contains(String($0)) }
  }

  /// The languages whose nouns change with the number, and mostly in spelling.
  private static let languages: Set<String> = [
    "be", "bg", "bs", "ca", "cs", "el", "es", "fr", "gl", "hr", "it", "lt", "lv", "mk", "pl", "pt",
    "ro", "ru", "sk", "sl", "sr", "uk",
  ]

  /// Frequent nouns with the same form for one and for several.
  private static let unchanging: Set<String> = [
    // Spanish and Catalan
    "análisis", "crisis", "dosis", "jueves", "lunes", "martes", "miércoles", "viernes", "virus",
    "paréntesis", "dissabtes",
    // French
    "accès", "avis", "bus", "choix", "cours", "fois", "mois", "pays", "prix", "processus", "repas",
    "temps", "voix",
    // Italian
    "analisi", "crisi", "file", "foto", "sintesi", "specie", "video",
    // Portuguese
    "ônibus", "lápis", "vírus",
    // Slavic languages
    "авто", "аудио", "аудіо", "видео", "відео", "кино", "кіно", "медиа", "медіа", "прокси",
    "проксі",
    "радио", "радіо", "фото", "эмодзи", "емодзі", "foto", "krát", "radio", "studio", "video",
    "wideo",
  ]
}

extension FormatString.Segment {
  fileprivate var isPlaceholder: Bool {
    switch self {
    case .specifier, .argument: true
    case .text, .escapedPercent, .substitution: false
    }
  }
}

extension EqualPluralFormsRule {
  /// Returns the message of a finding.
  package static func message(in language: String, _ text: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "all plural forms of the \(quoted: language) text are \(key: text)"
    )
  }

  package static let triggering = [
    RuleExample(
      """
      "%lld days" : { "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } } } } },
        "es" : { "variations" : { "plural" : ↓{
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld días" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld días" } } } } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      languages: ["cs"],
      """
      "%lld reps" : { "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld rep" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld reps" } } } } },
        "cs" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld opakování" } },
          "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld opakování" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld opakování" } } } } } } }
      """
    ),
    RuleExample(
      languages: ["de", "en", "es", "fr"],
      """
      "%lld months" : { "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld month" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld months" } } } } },
        "de" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Fenster" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Fenster" } } } } },
        "es" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld mes" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld meses" } } } } },
        "fr" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld mois" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld mois" } } } } } } }
      """
    ),
  ]
}
