import CatalogWorkspace
import Diagnostics
import Localization

/// A term of the glossary, as a line of a review.
struct TermSentence {
  /// The line, without control characters.
  let text: String

  init(_ term: TranslationAids.Term) {
    let source = KeyQuotation.escape(term.source)
    let accepted = Self.list(term.accepted)
    var sentences: [String] = []
    if !term.isTranslated {
      sentences.append(Texts.untranslated(source))
    } else if !accepted.isEmpty {
      sentences.append(Texts.translated(source, as: accepted))
    } else {
      sentences.append(Texts.term(source))
    }
    if !term.forbidden.isEmpty { sentences.append(Texts.forbidden(Self.list(term.forbidden))) }
    sentences += [term.definition, term.note].compactMap { $0.map(KeyQuotation.escape) }
    text = sentences.joined(separator: "; ")
  }

  private static func list(_ words: [String]) -> String {
    words.map(KeyQuotation.escape).joined(separator: ", ")
  }
}

extension TermSentence {
  enum Texts {
    static func translated(_ term: String, as words: String) -> String {
      String(
        localized: "Term: \(term) → \(words)",
        comment: "A term of the glossary, and its translations, separated by commas"
      )
    }
    static func untranslated(_ term: String) -> String {
      String(
        localized: "Term: \(term) is not translated",
        comment: "A term of the glossary, such as a brand"
      )
    }
    static func term(_ term: String) -> String {
      String(localized: "Term: \(term)", comment: "A term of the glossary without translations")
    }
    static func forbidden(_ words: String) -> String {
      String(
        localized: "not: \(words)",
        comment: "After a term of the glossary: the words that must not be used for it"
      )
    }
  }
}
