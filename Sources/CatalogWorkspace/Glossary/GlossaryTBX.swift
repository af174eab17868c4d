import CatalogExchange
import FileFormats
import ProjectConfiguration

extension [Configuration.GlossaryTerm] {
  /// Creates the terms of a termbase.
  ///
  /// - Parameters:
  ///   - document: The termbase.
  ///   - language: The source language; concepts without it are skipped.
  ///   - codes: The codes of languages in the termbase.
  init(_ document: TBXDocument, sourceLanguage language: String, codes: LanguageCodes) {
    func tag(of language: TBXDocument.Language) -> MemoryLanguage {
      MemoryLanguage(codes.tag(ofCode: language.tag))
    }
    self = document.concepts.compactMap { concept in
      let sources = concept.languages.filter { tag(of: $0).matches(language) }.flatMap(\.terms)
      guard let source = sources.first(where: { $0.status == .preferred }) ?? sources.first else {
        return nil
      }
      var term = Configuration.GlossaryTerm(
        source.text,
        definition: concept.definition,
        note: concept.notes.isEmpty ? nil : concept.notes.joined(separator: "\n"),
        isTranslated: concept.isTranslated
      )
      term.sourceVariants = sources.filter { $0 != source && $0.status != .deprecated }.map(\.text)
      for other in concept.languages where !tag(of: other).matches(language) {
        let tag = tag(of: other).tag
        for word in other.terms {
          switch word.status {
          case .preferred: term.translations[tag, default: []].append(word.text)
          case .admitted: term.variants[tag, default: []].append(word.text)
          case .deprecated: term.forbidden[tag, default: []].append(word.text)
          }
        }
      }
      return term
    }
  }

  /// Returns the terms as a termbase, which has no scopes, exceptions and matching options.
  func termbase(sourceLanguage language: String) -> TBXDocument {
    TBXDocument(
      map { term in
        let source = TBXDocument.Language(
          language,
          terms: [TBXDocument.Term(term.term)]
            + term.sourceVariants.map { TBXDocument.Term($0, status: .admitted) }
        )
        let others = term.languages.sorted()
          .map { tag in
            let words = [
              (term.translations, TBXDocument.Status.preferred), (term.variants, .admitted),
              (term.forbidden, .deprecated),
            ]
            return TBXDocument.Language(
              tag,
              terms: words.flatMap { texts, status in
                (texts[tag] ?? []).map { TBXDocument.Term($0, status: status) }
              }
            )
          }
        return TBXDocument.Concept(
          definition: term.definition,
          notes: term.note.map { [$0] } ?? [],
          isTranslated: term.isTranslated,
          languages: [source] + others
        )
      }
    )
  }
}
