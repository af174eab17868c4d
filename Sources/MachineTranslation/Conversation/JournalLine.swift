import Diagnostics
import ICU
import JSONSyntax

/// A line of the journal: the accepted translations of an entry.
///
/// A run that was interrupted before it wrote them to the catalog continues with them.
package struct JournalLine: Hashable, Sendable {
  /// The identity of the request.
  package let request: RequestDigest
  /// The name of the engine; `nil` if it did not say.
  package let engine: String?
  /// The translations, in the order of the texts.
  package let translations: [TextTranslation]

  /// Creates a line.
  package init(request: RequestDigest, engine: String?, translations: [TextTranslation]) {
    self.request = request
    self.engine = engine
    self.translations = translations
  }

  /// Parses a line; returns `nil` if it is not a line of a journal, for example because the program
  /// was interrupted while it wrote the line.
  package init?(parsing bytes: [UInt8]) {
    let parsed = JSONDocument.parse(bytes, file: "journal")
    guard parsed.diagnostics.isEmpty, let root = parsed.value?.root,
      let request = root.member("request")?.string, let texts = root.member("texts"), texts.isArray
    else { return nil }
    var translations: [TextTranslation] = []
    for element in texts.elements {
      if let text = element.string {
        translations.append(.text(text))
        continue
      }
      guard element.isObject else { return nil }
      var forms: [PluralCategory: String] = [:]
      for member in element.members {
        guard let category = PluralCategory(rawValue: member.name) else { return nil }
        forms[category] = member.value.string
      }
      translations.append(.forms(forms))
    }
    self.init(
      request: RequestDigest(text: request),
      engine: root.member("engine")?.string,
      translations: translations
    )
  }

  /// The line without a line feed.
  package var line: [UInt8] {
    var members = [JSONValue.Member("request", .string(request.text))]
    if let engine { members.append(.init("engine", .string(engine))) }
    members.append(.init("texts", .array(translations.map(\.json))))
    return JSONValue.object(members).line
  }
}

extension TextTranslation {
  /// The text, or an object with the plural forms.
  var json: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .forms(let forms):
      .object(
        PluralCategory.allCases.compactMap { category in
          forms[category].map { .init(category.rawValue, .string($0)) }
        }
      )
    }
  }
}
