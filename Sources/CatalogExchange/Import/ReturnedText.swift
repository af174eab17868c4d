package import Diagnostics
import OrderedCollections
package import StringCatalog

/// A text that replaces one of the catalog, compared with it as in the round trip of a whole catalog.
package struct ReturnedText {
  /// What the text lacks, in the order of reports.
  package private(set) var losses: [ServiceChange.Kind] = []
  /// The text with the characters put back that it lacks at its ends and around unchanged words.
  package private(set) var restored: String
  /// Whether the restored text lacks nothing.
  package private(set) var isRepaired = true

  /// Compares a text with the one that it replaces.
  ///
  /// - Parameters:
  ///   - new: The new text.
  ///   - old: The text of the catalog; `nil` if there is none.
  ///   - source: The source text; `nil` for the source language itself.
  /// - Complexity: O(*n* × *m*) in the number of words.
  package init(_ new: String, replacing old: StringCatalog.StringUnit?, source: String?) {
    restored = new
    guard let old, old.state != .new, !old.value.isEmpty,
      !old.value.hasSameCodePoints(as: source), !old.value.hasSameCodePoints(as: new)
    else { return }
    if let loss = Self.lossOfWords(new, source) {
      losses = [loss]
      isRepaired = false
      return
    }
    let trip = TextRoundTrip(from: old.value, to: new, source: source)
    losses = ServiceChange.Kind.allCases.filter(trip.losses.contains)
    isRepaired = trip.hasOtherWords || losses.allSatisfy { $0 == .whitespaceLost }
    if isRepaired { restored = trip.restored }
  }

  /// Returns the loss of the whole translation; `nil` if the text is another one.
  private static func lossOfWords(_ new: String, _ source: String?) -> ServiceChange.Kind? {
    if new.isEmpty { return .translationEmptied }
    return new.hasSameCodePoints(as: source) ? .translationReplacedBySource : nil
  }
}

extension StringCatalog {
  /// Compares a text with the translation that it replaces.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - key: The key.
  ///   - language: The language.
  ///   - variation: The name of the variant; empty for a string without variants.
  /// - Returns: The comparison; without losses if there is no translation yet.
  package func returnedText(
    _ text: String,
    forKey key: String,
    language: String,
    variation: String
  ) -> ReturnedText {
    let entry = self[key, inLanguages: [language, sourceLanguage]]
    let source = entry?.localizations[sourceLanguage]
    return ReturnedText(
      text,
      replacing: entry?.localizations[language]?.unit(named: variation),
      source: language == sourceLanguage
        ? nil
        : Variant(name: variation).flatMap { SourceTexts(of: source, key: key).rawText(of: $0) }
    )
  }
}

extension ReturnedText {
  /// Returns the diagnostic about what the text lacks; `nil` if it lacks nothing.
  ///
  /// - Parameter id: The identifier of the string.
  /// - Returns: A warning; a note if everything was put back.
  package func diagnostic(for id: String) -> Diagnostic? {
    guard !losses.isEmpty else { return nil }
    let names = losses.map(\.rawValue)
    return isRepaired
      ? Diagnostic(.translationRepaired(id, names), .note)
      : Diagnostic(.translationLosses(id, names), .warning)
  }
}
