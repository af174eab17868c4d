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
  ///   - isTranslation: Returns whether the source text is a translation of itself, instead of the
  ///     text of the catalog.
  /// - Complexity: O(*n* × *m*) in the number of words.
  init(
    _ new: String,
    replacing old: StringCatalog.StringUnit?,
    source: String?,
    isTranslation: (String) -> Bool
  ) {
    restored = new
    guard let old, old.state != .new, !old.value.isEmpty,
      !old.value.hasSameCodePoints(as: source)
    else {
      restoreSpaces(of: source)
      return
    }
    guard !old.value.hasSameCodePoints(as: new) else { return }
    if new.hasSameCodePoints(as: source), isTranslation(old.value) { return }
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

  /// Puts back the spaces of the source text, which a new translation lacks.
  private mutating func restoreSpaces(of source: String?) {
    guard let source, !restored.isEmpty, source.hasSpacesToKeep else { return }
    var words = WordAlignment(
      from: TextCharacters(source).parts,
      to: TextCharacters(restored).parts
    )
    words.restoreSpaces()
    losses = ServiceChange.Kind.allCases.filter(words.losses.contains)
    restored = words.text
  }

  /// Returns the loss of the whole translation; `nil` if the text is another one.
  private static func lossOfWords(_ new: String, _ source: String?) -> ServiceChange.Kind? {
    if new.isEmpty { return .translationEmptied }
    return new.hasSameCodePoints(as: source) ? .translationReplacedBySource : nil
  }
}

/// The texts that replace those of a catalog in one edit, which are compared with them.
package struct ReturnedTexts {
  /// A text for a string of the catalog.
  package struct Text: Hashable, Sendable {
    /// The key.
    let key: String
    /// The language.
    let language: String
    /// The name of the variant; empty for a string without variants.
    let variation: String
    /// The new text.
    let value: String

    /// Creates a text.
    package init(key: String, language: String, variation: String, value: String) {
      self.key = key
      self.language = language
      self.variation = variation
      self.value = value
    }
  }

  private let catalog: StringCatalog
  private let texts: [Text]
  /// What is known about copies of the source text, by language.
  private var copies: [String: SourceCopies] = [:]

  /// Prepares a comparison.
  ///
  /// - Parameters:
  ///   - texts: All texts of the edit.
  ///   - catalog: The catalog before the edit.
  package init(_ texts: [Text], in catalog: StringCatalog) {
    self.texts = texts
    self.catalog = catalog
  }

  /// Compares a text with the one that it replaces.
  ///
  /// - Parameter text: The new text.
  /// - Returns: The comparison; without losses if there is no translation yet.
  /// - Complexity: O(*n*) in the size of the catalog for the first copy of a source text.
  package mutating func compare(_ text: Text) -> ReturnedText {
    let (old, source) = present(text)
    return ReturnedText(text.value, replacing: old, source: source) {
      copies(in: text.language).isTranslation(text.value, insteadOf: $0)
    }
  }

  /// Returns the text of the catalog, and its source text; `nil` for the source language.
  private func present(_ text: Text) -> (old: StringCatalog.StringUnit?, source: String?) {
    let entry = catalog[text.key, inLanguages: [text.language, catalog.sourceLanguage]]
    let source = SourceTexts(of: entry?.localizations[catalog.sourceLanguage], key: text.key)
    let variant = StringCatalog.Variant(name: text.variation)
    return (
      entry?.localizations[text.language]?.unit(named: text.variation),
      text.language == catalog.sourceLanguage ? nil : variant.flatMap(source.rawText)
    )
  }

  private mutating func copies(in language: String) -> SourceCopies {
    if let known = copies[language] { return known }
    var words = SharedWords()
    for item in UnitIndex(catalog, language: language).items.values { words.insert(item) }
    let replacements = texts.filter { $0.language == language }
      .compactMap { text in
        let (old, source) = present(text)
        return SourceCopies.Replacement(text.value, of: old, source: source)
      }
    let copies = SourceCopies(words, replacements)
    self.copies[language] = copies
    return copies
  }
}

extension SharedWords {
  /// Adds the translation of a unit if it is finished.
  mutating func insert(_ item: UnitIndex.Item) {
    guard let source = item.sourceText, let text = item.text, text.state != .new,
      !text.value.isEmpty
    else { return }
    insert(source, text.value)
  }
}

extension SourceCopies.Replacement {
  /// Creates the replacement of a translation; `nil` if the text replaces none.
  init?(_ new: String, of old: StringCatalog.StringUnit?, source: String?) {
    guard let old, old.state != .new, !old.value.isEmpty, !old.value.hasSameCodePoints(as: new)
    else { return nil }
    self.init(old: old.value, new: new, isCopy: new.hasSameCodePoints(as: source))
  }
}

extension ReturnedText {
  /// Returns the diagnostic about what the text lacks; `nil` if it lacks nothing.
  ///
  /// - Parameters:
  ///   - id: The identifier of the string.
  ///   - option: The option or argument that accepts losses.
  /// - Returns: A warning; a note if everything was put back.
  package func diagnostic(for id: String, acceptedBy option: String) -> Diagnostic? {
    guard !losses.isEmpty else { return nil }
    let names = losses.map(\.rawValue)
    return isRepaired
      ? Diagnostic(.translationRepaired(id, names), .note)
      : Diagnostic(.translationLosses(id, names, acceptedBy: option), .warning)
  }
}

extension String {
  /// Whether the text has white space at an end, or spaces at which lines do not break.
  fileprivate var hasSpacesToKeep: Bool {
    [unicodeScalars.first, unicodeScalars.last].contains { $0?.properties.isWhitespace ?? false }
      || utf8.contains { $0 > 0x7F }
        && unicodeScalars.contains { "\u{A0}\u{202F}".unicodeScalars.contains($0) }
  }
}
