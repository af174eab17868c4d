import ICU
import OrderedCollections

extension StringCatalog {
  /// Gives every key a text in a language that nobody speaks, made of that of the source language.
  ///
  /// The texts count as translated. Those of an earlier run are replaced; keys that want no translation,
  /// that the code no longer has or that have no text keep none.
  ///
  /// - Parameters:
  ///   - language: The language. That of the sources cannot be made so.
  ///   - scheme: What becomes of the texts; `nil` for what is usual in the language.
  /// - Returns: The keys whose texts in the language have changed.
  /// - Complexity: O(*n*), where *n* is the length of the texts.
  @discardableResult
  package mutating func pseudolocalize(
    _ language: PseudoLanguage,
    as scheme: PseudoScheme? = nil
  ) -> [String] {
    guard language.tag != sourceLanguage else { return [] }
    let text = PseudoText(scheme: scheme ?? language.usualScheme)
    var changed: [String] = []
    for (key, var entry) in entries {
      let localization = pseudoLocalization(of: key, entry, language, text)
      guard localization != entry.localizations[language.tag] else { continue }
      entry.localizations[language.tag] = localization
      self[key] = entry
      changed.append(key)
    }
    return changed
  }

  private func pseudoLocalization(
    of key: String,
    _ entry: Entry,
    _ language: PseudoLanguage,
    _ text: PseudoText
  ) -> Localization? {
    guard entry.shouldTranslate, entry.extractionState != .stale else { return nil }
    var localization = entry.localizations[sourceLanguage] ?? Localization(key)
    guard localization.hasText else { return nil }
    // What the model has no name for belongs to the texts of the sources.
    localization.unknownFields = UnknownFields()
    localization.startTranslation(to: language.tag, state: .translated)
    localization.updateUnits { unit, path in
      unit.value = text.text(of: unit.value, isPart: path.first == "substitutions")
    }
    if let phrases = localization.stringSet?.values {
      localization.stringSet?.values = phrases.map { text.text(of: $0) }
    }
    return localization
  }
}

/// A language that nobody speaks, which shows what a layout cannot hold and what code does not localize.
///
/// Its region is one of those that ISO 3166 leaves to its users, `XA` to `XZ`. Kosovo has `XK`.
///
/// ```swift
/// PseudoLanguage("en-XA")  // accented English
/// PseudoLanguage("en-GB")  // nil
/// ```
package struct PseudoLanguage: Hashable, Sendable {
  /// The tag, as in `en-XA`.
  package let tag: String

  /// Creates a language from its tag, with `-` or `_`; `nil` if people may speak it.
  package init?(_ tag: String) {
    guard LocaleData.isPseudoLanguage(tag) else { return nil }
    self.tag = tag
  }

  /// What becomes of the texts unless somebody asks for something else: `XB` is for what is written
  /// from right to left, as with Android and Unicode's own data.
  package var usualScheme: PseudoScheme {
    tag.uppercased().hasSuffix("XB") ? .bidirectional : .accented
  }
}

/// What becomes of a text in a language that nobody speaks.
package enum PseudoScheme: String, Hashable, Sendable, CaseIterable {
  /// Accents on Latin letters, longer, in brackets: the text is still read, and what is cut off or was never
  /// localized is seen. So do the pseudo-languages of Android, Unicode and Xcode.
  case accented
  /// Each word from right to left, by the marks of Unicode for that; so do Android and Unicode.
  case bidirectional
  /// The text twice, as `NSDoubleLocalizedStrings` shows it.
  case doubled
  /// In brackets alone, which show where a text begins and ends, and which texts are glued together.
  case bounded
  /// In capitals: what stays small was not localized.
  case capitals
}
