package import Diagnostics
import StringCatalog

/// A rule that reports translations without a sentence of the source text.
///
/// A text with fewer sentences that is less than half as long as usual in its language lacks
/// information: *This cannot be undone.* Two sentences that were joined to one are as long as usual.
package struct MissingSentenceRule: CatalogRule {
  package static let id: Diagnostic.ID = "missing-sentence"
  package static let title = "A translation has all sentences of the source text."
  package static let reason = """
    A translation with fewer sentences that is also much shorter than usual in its language lacks \
    information. The source text was probably extended later.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning
  package static let preparations = RulePreparations.relativeLengths

  package func check(_ catalog: CatalogSubject, emit: (EntrySubject?, Finding) -> Void) {
    for length in catalog.relativeLengths where length.ratio < Self.limit {
      let (leaf, source) = (length.translation.leaf, length.translation.source)
      let (found, wanted) = (Self.sentenceCount(leaf.value), Self.sentenceCount(source.value))
      guard wanted > 1, found < wanted, leaf.state != .needsReview, leaf.value.hasWords else {
        continue
      }
      emit(
        length.localization.entry,
        length.localization.finding(
          Self.message(in: length.localization.language.tag, found: found, wanted: wanted),
          at: leaf.path
        )
      )
    }
  }

  /// The relative length below which a text lacks a sentence.
  private static let limit = 0.45

  /// Returns the number of sentences in a text, at least 1.
  private static func sentenceCount(_ text: String) -> Int {
    var count = 0
    var previous: Character?
    var isOpen = false
    for character in text {
      if character.isLetter || character.isNumber || character == "%" {
        // A dot within a number, a name or an abbreviation does not end a sentence.
        let isNew = previous?.isWhitespace ?? true || previous.map { !$0.isASCII } ?? true
        if !isOpen, isNew && !character.isLowercase && !character.isNumber || count == 0 {
          count += 1
          isOpen = true
        }
      } else if ends(character) {
        isOpen = isOpen && character == "." && previous?.isNumber ?? false
      }
      previous = character
    }
    return max(1, count)
  }

  private static func ends(_ character: Character) -> Bool { ".!?…。！？؟।۔".contains(character) }
}

extension MissingSentenceRule {
  private static func message(
    in language: String,
    found: Int,
    wanted: Int
  ) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "the \(quoted: language) translation is short and has fewer sentences (\(found)) than the source text (\(wanted))"
    )
  }

  package static let triggering = [example("↓", "delete")]
  package static let nonTriggering = [
    example("", "delete this now, which nothing can ever undo"),
    example("", "0 au plus", of: "Enter numbers with max. 0 digits here"),
  ]

  private static func example(
    _ mark: String,
    _ translation: String,
    of source: String = "Delete this? It cannot be undone."
  ) -> RuleExample {
    let usual = (1...10)
      .map { index in
        #""Text \#(index) here" : { "localizations" : { "fr" : { "stringUnit" : { "state" : "translated", "value" : "Texte \#(index) ici" } } } }"#
      }
    let text = """
      "\(source)" : { "localizations" : { "fr" : {
        "stringUnit" : { "state" : "translated", "value" : \(mark)"\(translation)" } } } }
      """
    return RuleExample(languages: ["fr"], ([text] + usual).joined(separator: ",\n"))
  }
}
