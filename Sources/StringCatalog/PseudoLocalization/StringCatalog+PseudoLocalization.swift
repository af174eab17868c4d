import ICU
import OrderedCollections

extension StringCatalog {
  /// Adds a pseudolocalized version of the source string to every key.
  ///
  /// The strings count as translated. Those of an earlier run are replaced. Keys that need no
  /// translation, stale keys and keys without a source string are not pseudolocalized.
  ///
  /// - Parameters:
  ///   - language: The pseudolanguage. It must not be the source language.
  ///   - scheme: The conversion to apply; `nil` for the usual one of the language.
  /// - Returns: The keys whose strings in the language have changed.
  /// - Complexity: O(*n*), where *n* is the length of the strings.
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
    // Unknown fields belong to the source strings only.
    localization.unknownFields = UnknownFields()
    localization.startTranslation(to: language.tag, state: .translated, keepsZero: true)
    localization.updateUnits { unit, path in
      unit.value = text.text(of: unit.value, isPart: path.first == "substitutions")
    }
    if let phrases = localization.stringSet?.values {
      localization.stringSet?.values = phrases.map { text.text(of: $0) }
    }
    return localization
  }
}

/// A pseudolanguage, which reveals strings that a layout truncates and strings that the code does
/// not localize.
///
/// Its region is one of those that ISO 3166 reserves for private use, `XA` to `XZ`, except `XK`,
/// which is used for Kosovo.
///
/// ```swift
/// PseudoLanguage("en-XA")  // accented English
/// PseudoLanguage("en-GB")  // nil
/// ```
package struct PseudoLanguage: Hashable, Sendable {
  /// The tag, as in `en-XA`.
  package let tag: String

  /// Creates a pseudolanguage from its tag, with `-` or `_`, or returns `nil` if the tag may denote
  /// a real language.
  package init?(_ tag: String) {
    guard LocaleData.isPseudoLanguage(tag) else { return nil }
    self.tag = tag
  }

  /// The default conversion.
  ///
  /// As with Android and Unicode's data, `XB` is used for text that runs from right to left.
  package var usualScheme: PseudoScheme {
    tag.uppercased().hasSuffix("XB") ? .bidirectional : .accented
  }
}

/// The conversions for pseudolanguages.
package enum PseudoScheme: String, Hashable, Sendable, CaseIterable {
  /// Accents on Latin letters, padding and brackets. The string stays readable, while truncated and
  /// unlocalized strings become visible. The pseudolanguages of Android, Unicode and Xcode do the
  /// same.
  case accented
  /// Each word from right to left, with Unicode's directional characters, as in Android and
  /// Unicode.
  case bidirectional
  /// The string twice, as with `NSDoubleLocalizedStrings`.
  case doubled
  /// Only brackets, which show where a string begins and ends, and which strings are concatenated.
  case bounded
  /// Capitals: lowercase strings were not localized.
  case capitals
}
