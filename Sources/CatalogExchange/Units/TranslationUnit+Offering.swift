import StringCatalog

extension TranslationUnit {
  /// The translation as PO files and tables offer it to translators; `nil` if there is none to see.
  ///
  /// Xcode fills what nobody has translated with the source text; here it is not translated.
  var offeredText: String? {
    guard let target, !(state == .new && isEmptyOrSource(target)) else { return nil }
    return target
  }

  /// Whether somebody finished the translation without a text, though there is one to translate.
  var isEmptied: Bool {
    target?.isEmpty == true && !source.isEmpty && state != .new
  }

  /// Whether the identifier stands in the place of a source text that nobody knows.
  var isWithoutSource: Bool {
    id.variant != .plain && source.hasSameCodePoints(as: id.text)
  }

  private func isEmptyOrSource(_ text: String) -> Bool {
    text.isEmpty || text.hasSameCodePoints(as: source)
  }
}
