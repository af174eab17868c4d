package import Diagnostics
import StringCatalog

/// A rule that reports violations of the glossary.
///
/// If the source text contains a term as a whole word, the translation must contain one of its
/// translations in the glossary. If there are several forms, one is sufficient. Inflected forms of
/// English and Spanish words are recognized by their stems, and those of irregular verbs by tables;
/// in other languages, any ending is accepted. A term that is not translated, such as a brand, must occur unchanged. Forbidden terms
/// are reported if they are whole words. Texts in state `new` are ignored.
package struct GlossaryRule: LocalizationRule {
  package static let id: Diagnostic.ID = "glossary-violation"
  package static let title = "Translations use the terms of the glossary and none that it forbids."
  package static let reason = """
    If the source text has a term as a separate word, also in the plural or another form, the \
    translation must contain one of its translations in the glossary, in any form. A term that \
    must not be translated must appear unchanged.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    let terms = localization.entry.glossaryTerms
    guard !terms.isEmpty, !localization.language.isSource else { return }
    let leaves = localization.leaves.filter { $0.state != .new && !$0.value.isEmpty }
    guard let first = leaves.first else { return }
    let texts = leaves.map { TermText($0.value, in: localization.language.tag) }
    for term in terms {
      let accepted = term.accepted(in: localization.language)
      let others = term.alternatives(in: localization.language, forKey: localization.entry.key)
      let isUsed = (accepted + others)
        .contains { word in
          texts.contains { text in
            text.contains(
              word,
              isLiteral: term.isLiteral || !term.isTranslated,
              isCaseSensitive: term.isCaseSensitive || !term.isTranslated,
              acceptsEndings: true
            )
          }
        }
      if !accepted.isEmpty, !isUsed {
        emit(
          localization.finding(
            Self.message(in: localization.language.tag, lacking: accepted, for: term.text),
            at: first.path
          )
        )
      }
      checkForbidden(term, in: Array(zip(leaves, texts)), of: localization, emit: emit)
    }
  }

  private func checkForbidden(
    _ term: Glossary.Term,
    in leaves: [(LocalizationLeaf, TermText)],
    of localization: LocalizationSubject,
    emit: (Finding) -> Void
  ) {
    let allowed = term.alternatives(in: localization.language, forKey: localization.entry.key)
    for word in term.forbidden(in: localization.language) where !allowed.contains(word) {
      for (leaf, text) in leaves {
        let isUsed = text.contains(
          word,
          isLiteral: term.isLiteral,
          isCaseSensitive: false,
          acceptsEndings: false
        )
        guard isUsed else { continue }
        emit(
          localization.finding(
            Self.message(in: localization.language.tag, forbidden: word, for: term.text),
            at: leaf.path
          )
        )
      }
    }
  }
}

extension GlossaryRule {
  /// Returns the message for a text without any translation of a term.
  package static func message(
    in language: String,
    lacking words: [String],
    for term: String
  ) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "the \(quoted: language) text does not use \(quoted: words), the glossary's translation of \(quoted: term)"
    )
  }

  /// Returns whether a finding is about a term that the glossary forbids.
  package static func isAboutForbiddenTerm(_ finding: Diagnostic) -> Bool {
    finding.id == id && finding.message.variant == "forbidden"
  }

  /// Returns the message for a text with a forbidden term.
  package static func message(
    in language: String,
    forbidden word: String,
    for term: String
  ) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      variant: "forbidden",
      "the \(quoted: language) text contains \(quoted: word), which the glossary forbids as a translation of \(quoted: term)"
    )
  }

  private static let glossary = Glossary([
    Glossary.Term(
      "catalog",
      translations: ["es": ["catálogo"], "ja": ["カタログ"]],
      forbidden: ["es": ["listado"]]
    ),
    Glossary.Term("Xcode", isTranslated: false),
    Glossary.Term("cell phone", translations: ["es": ["móvil"], "es-MX": ["celular"]]),
    Glossary.Term("May", isCaseSensitive: true, translations: ["es": ["mayo"]]),
  ])

  package static let triggering = [
    RuleExample(
      glossary: glossary,
      """
      "Open Catalog…" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Abrir fichero…" } } } }
      """
    ),
    RuleExample(
      glossary: glossary,
      """
      "Every catalog" : { "localizations" : {
        "es" : { "stringUnit" : {
          "state" : "needs_review", "value" : ↓"Cada catálogo (el listado)" } } } }
      """
    ),
    // Other forms of the words.
    RuleExample(
      glossary: glossary,
      """
      "Two catalogs" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Dos ficheros" } } } }
      """
    ),
    RuleExample(
      languages: ["es-MX"],
      glossary: glossary,
      """
      "Quit Xcode" : { "localizations" : {
        "es-MX" : { "stringUnit" : { "state" : "translated", "value" : ↓"Salir de XCode" } } } }
      """
    ),
    RuleExample(
      glossary: glossary,
      """
      "%lld in the catalog" : { "localizations" : { "es" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : ↓"Solo una" } },
        "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld de ellos" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld de todos" } }
      } } } } }
      """
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      languages: ["es", "es-MX", "es-AR"],
      glossary: glossary,
      """
      "Your cell phone" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Tu móvil" } },
        "es-AR" : { "stringUnit" : { "state" : "translated", "value" : "Tu móvil" } },
        "es-MX" : { "stringUnit" : { "state" : "translated", "value" : "Tu celular" } } } }
      """
    ),
    RuleExample(
      languages: ["es", "ja"],
      glossary: glossary,
      """
      "%lld in the catalog" : { "localizations" : {
        "ja" : { "stringUnit" : { "state" : "translated", "value" : "このカタログに%lld件" } },
        "es" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "Solo una" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld de ellos" } },
          "other" : { "stringUnit" : {
            "state" : "translated", "value" : "%lld en los Catálogos" } } } } } } }
      """
    ),
    RuleExample(
      glossary: glossary,
      """
      "Cataloguing may vary" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Hay varios listados" } } } }
      """
    ),
    RuleExample(
      glossary: glossary,
      """
      "May" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "new", "value" : "Puede" } } } }
      """
    ),
  ]
}
