import StringCatalog

/// The texts of a key in one language.
struct PageLocalization: Encodable {
  /// The state of the text that is farthest from done; `nil` if nobody needs to translate the key.
  let state: String?
  let texts: [PageText]
  /// The states of the whole and of each text.
  let states: Set<TextState>

  private enum CodingKeys: CodingKey {
    case state, texts
  }

  /// Creates the localization.
  init(state: TextState?, texts: [CatalogText]) {
    self.state = state?.name
    self.texts = texts.map { PageText($0, besides: state) }
    states = Set(texts.compactMap(\.state) + [state].compactMap(\.self))
  }
}

/// A text as the page of findings shows it.
struct PageText: Encodable {
  /// The text; `nil` if there is none.
  let value: String?
  /// How far it has come; `nil` if that is the state of its localization.
  let state: String?
  /// The name of its variation, such as `plural.one`; `nil` for a text that does not vary.
  let variation: String?
  /// Where its placeholders are; `nil` if it has none.
  let placeholders: [Int]?

  /// Creates the text.
  init(_ text: CatalogText, besides state: TextState?) {
    value = text.value
    self.state = text.state == state ? nil : text.state?.name
    variation = text.variation.isEmpty ? nil : text.variation
    placeholders = text.value.flatMap { PlaceholderRanges(of: $0).offsets }
  }
}
