import StringCatalog

/// The conditions under which a translation that equals its source text may be untranslated.
package enum UnchangedText {
  /// Returns whether two languages are the same or regional variants of one.
  ///
  /// British and American English share most texts, as do the Spanish of Spain and that of Mexico.
  package static func isVariety(_ tag: String, of source: String) -> Bool {
    tag.languageSubtag == source.languageSubtag
  }

  /// Returns whether a translation equals its source text, although it has words.
  ///
  /// A single letter is a symbol or an abbreviation, which languages share.
  package static func isUnchanged(_ translation: String, from source: String) -> Bool {
    translation == source && source.hasWords && !words(of: translation).isEmpty
  }

  /// Returns the words of a text without single letters, placeholders, addresses and code.
  ///
  /// - Parameter text: The text.
  /// - Returns: The words in lowercase, in text order.
  package static func words(of text: String) -> [String] {
    Prose(LocalizationLeaf(text, .translated)).words.lazy.filter { $0.text.count > 1 }
      .map(\.folded)
  }
}
