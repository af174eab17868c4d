import StringCatalog

/// Texts of catalogs as `list --json` and `get --json` print them, and as `set --from` reads them.
struct TextsJSONReport: Encodable {
  /// One text.
  struct Text: Encodable {
    var catalog: String
    var key: String
    var language: String
    var variation: String?
    var state: String?
    var value: String?
    var extractionState: String?
    var comment: String?
  }

  var strings: [Text]

  init(_ texts: [CatalogText]) {
    strings = texts.map { text in
      Text(
        catalog: text.path,
        key: text.key,
        language: text.language,
        variation: text.variation.isEmpty ? nil : text.variation,
        state: text.state?.name,
        value: text.value,
        extractionState: text.extractionState?.rawValue,
        comment: text.comment
      )
    }
  }
}
