package import Diagnostics
package import Localization

/// The sentences of diagnostics: what each identifier says in the language of a user.
package struct DiagnosticSentences: Sendable {
  /// Makes the sentence of one identifier from its arguments.
  package typealias Maker = @Sendable ([Diagnostic.Argument], UserLocale) -> String

  private var makers: [Diagnostic.ID: Maker]

  /// Creates a table of sentences.
  package init(_ makers: [Diagnostic.ID: Maker]) {
    self.makers = makers
  }

  /// The identifiers that have a sentence.
  package var identifiers: Set<Diagnostic.ID> {
    Set(makers.keys)
  }

  /// Returns the sentence of `id`, or the identifier with its arguments where there is none.
  package func sentence(
    of id: Diagnostic.ID,
    _ arguments: [Diagnostic.Argument],
    locale: UserLocale
  ) -> String {
    guard let maker = makers[id] else {
      return ([id.rawValue] + arguments.map(\.plainText)).joined(separator: " ")
    }
    return maker(arguments, locale)
  }
}

extension Diagnostic.Argument {
  /// The argument without regard to any language.
  package var plainText: String {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    case .list(let items): items.joined(separator: ", ")
    }
  }
}
