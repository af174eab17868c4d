public import ICU
import OrderedCollections

extension StringCatalog {
  /// A text that is to stand in a catalog.
  ///
  /// ```swift
  /// try catalog.apply(StringCatalog.TextEdit("Hola", forKey: "Hello", language: "es"))
  /// ```
  public struct TextEdit: Hashable, Sendable {
    /// The key of the entry.
    public var key: String
    /// The language of the text.
    public var language: String
    /// Which of the texts of the language.
    public var variant: Variant
    /// The text.
    public var value: String
    /// How far the translation has come.
    public var state: TranslationState
    /// Whether a text that varies otherwise gives way to the new one.
    public var replacesVariations: Bool

    /// Creates an edit.
    public init(
      _ value: String,
      forKey key: String,
      language: String,
      variant: Variant = .plain,
      state: TranslationState = .translated,
      replacesVariations: Bool = false
    ) {
      self.key = key
      self.language = language
      self.variant = variant
      self.value = value
      self.state = state
      self.replacesVariations = replacesVariations
    }
  }
}

// MARK: - Text edit

extension StringCatalog {
  /// Sets a text, and changes nothing else but what follows from it.
  ///
  /// A text that did not vary and gets a variant becomes the variant `other`; so does a key that was its
  /// own source text. A device that gets
  /// plurals starts with the text that it has shown so far. A substitution that only the source text
  /// has is taken over from there.
  ///
  /// - Parameters:
  ///   - edit: what to set.
  ///   - policy: what becomes of the translations if the edit changes the source text.
  /// - Returns: The languages whose translations need review from now on.
  /// - Throws: ``EditError``; the catalog is as it was.
  @discardableResult
  public mutating func apply(
    _ edit: TextEdit,
    onSourceChange policy: SourceChangePolicy = .review
  ) throws(EditError) -> [String] {
    guard var entry = self[edit.key] else {
      throw EditError(.noSuchKey, key: edit.key, language: edit.language)
    }
    let previous = sourceText(of: entry, key: edit.key, at: edit.variant)
    try checkCategory(of: edit)
    entry.localizations[edit.language] = try localization(of: entry, after: edit)
    let changesSource = edit.language == sourceLanguage && previous != edit.value
    let reviewed =
      changesSource && policy == .review ? entry.requestReview(except: sourceLanguage) : []
    if edit.language == sourceLanguage { entry.disownEditedText(in: sourceLanguage) }
    self[edit.key] = entry
    return reviewed
  }

  /// Returns the text that the source language shows for a variant; `nil` if it has none.
  private func sourceText(of entry: Entry, key: String, at variant: Variant) -> String? {
    guard let source = entry.localizations[sourceLanguage], !source.leaves.isEmpty else {
      return variant == .plain ? key : nil
    }
    return source.unit(at: variant)?.value
  }

  private func checkCategory(of edit: TextEdit) throws(EditError) {
    // Every language may have a text for zero of its own, and Xcode offers it for each.
    guard let category = edit.variant.plural, category != .zero,
      let existing = PluralRules.knownCategories(languageTag: edit.language),
      !existing.contains(category)
    else { return }
    throw EditError(
      .categoryNotInLanguage(category, existing: existing),
      key: edit.key,
      language: edit.language
    )
  }

  private func localization(
    of entry: Entry,
    after edit: TextEdit
  ) throws(EditError) -> Localization {
    var localization = entry.localizations[edit.language] ?? Localization()
    if edit.language == sourceLanguage, localization.leaves.isEmpty, localization.stringSet == nil,
      edit.variant.substitution == nil, edit.variant != .plain
    {
      localization = Localization(edit.key)
    }
    if let name = edit.variant.substitution {
      localization.adoptSubstitution(name, from: entry.localizations[sourceLanguage])
    }
    do throws(TextObstacle) {
      try localization.setText(
        edit.value,
        state: edit.state,
        at: edit.variant,
        isReplacing: edit.replacesVariations
      )
    } catch {
      throw EditError(code(of: error, entry), key: edit.key, language: edit.language)
    }
    return localization
  }

  private func code(of obstacle: TextObstacle, _ entry: Entry) -> EditError.Code {
    switch obstacle {
    case .variants(let names): return .textVaries(by: names)
    case .stringSet: return .isStringSet
    case .substitution(let name, let existing):
      let inSource = entry.localizations[sourceLanguage].map { Array($0.substitutions.keys) } ?? []
      let rest = inSource.filter { !existing.contains($0) }
      return .noSuchSubstitution(name, existing: existing + rest)
    }
  }
}

extension StringCatalog.Localization {
  /// Takes over a substitution of the source text, without its variants, and the text that shows it.
  fileprivate mutating func adoptSubstitution(_ name: String, from source: Self?) {
    guard substitutions[name] == nil, var substitution = source?.substitutions[name] else { return }
    substitution.variations = StringCatalog.Variations()
    substitutions[name] = substitution
    if stringUnit == nil, variations == nil, var unit = source?.stringUnit {
      unit.state = .new
      stringUnit = unit
    }
  }
}

extension StringCatalog {
  /// What becomes of translations whose source text changes.
  public enum SourceChangePolicy: String, Hashable, Sendable, CaseIterable {
    /// Those that are finished need review, as in Xcode's editor.
    case review
    /// They stay as they are.
    case keep
  }
}

extension StringCatalog {
  /// Why an edit of a catalog cannot be made; the catalog is as it was.
  public struct EditError: Error, Hashable, Sendable {
    /// What is in the way.
    public enum Code: Hashable, Sendable {
      /// The catalog does not have the key.
      case noSuchKey
      /// The text varies, and the edit does not say which of its variants it means.
      case textVaries(by: [String])
      /// The edit names a substitution that neither the text nor the source text has.
      case noSuchSubstitution(String, existing: [String])
      /// The language does not have the plural category.
      case categoryNotInLanguage(PluralCategory, existing: [PluralCategory])
      /// The key has phrases of an App Shortcut, which are no text.
      case isStringSet
      /// The language is that of the sources.
      case isSourceLanguage
    }

    /// What is in the way.
    public var code: Code
    /// The key of the entry; empty if the edit is of the whole catalog.
    public var key: String
    /// The language of the text.
    public var language: String

    /// Creates an error.
    public init(_ code: Code, key: String = "", language: String) {
      self.code = code
      self.key = key
      self.language = language
    }
  }
}
