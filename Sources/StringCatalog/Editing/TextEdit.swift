public import ICU
import OrderedCollections

extension StringCatalog {
  /// A change of one string in a catalog.
  ///
  /// ```swift
  /// try catalog.apply(StringCatalog.TextEdit("Hola", forKey: "Hello", language: "es"))
  /// ```
  public struct TextEdit: Hashable, Sendable {
    /// The key of the entry.
    public var key: String
    /// The language of the string.
    public var language: String
    /// The variant to change.
    public var variant: Variant
    /// The new string.
    public var value: String
    /// The translation state of the string.
    public var state: TranslationState
    /// Whether the string replaces variations of another kind.
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
  /// Sets a string, and changes only what depends on it.
  ///
  /// If a string without variations gets a variant, the current string becomes the variant `other`.
  /// This also applies to a key that is its own source string. A device that gets plurals starts
  /// with its current string. A substitution that only the source string has is copied from there.
  ///
  /// - Parameters:
  ///   - edit: The change.
  ///   - policy: Determines what happens to the translations if the edit changes the source string.
  /// - Returns: The languages whose translations now need review.
  /// - Throws: ``EditError``. The catalog is then unchanged.
  @discardableResult
  public mutating func apply(
    _ edit: TextEdit,
    onSourceChange policy: SourceChangePolicy = .review
  ) throws(EditError) -> [String] {
    try apply(edit, onSourceChange: policy, reviewsTrivialChanges: true)
  }

  /// Sets a string like ``apply(_:onSourceChange:)``.
  ///
  /// - Parameters:
  ///   - edit: The change.
  ///   - policy: Determines what happens to the translations if the edit changes the source string.
  ///   - reviewsTrivialChanges: Whether translations need review after a trivial change, too.
  /// - Returns: The languages whose translations now need review.
  /// - Throws: ``EditError``. The catalog is then unchanged.
  package mutating func apply(
    _ edit: TextEdit,
    onSourceChange policy: SourceChangePolicy,
    reviewsTrivialChanges: Bool
  ) throws(EditError) -> [String] {
    let isSource = edit.language == sourceLanguage
    let languages: Set = [edit.language, sourceLanguage]
    guard var entry = isSource ? self[edit.key] : self[edit.key, inLanguages: languages] else {
      throw EditError(.noSuchKey, key: edit.key, language: edit.language)
    }
    let former = entry.sourceTexts(key: edit.key, sourceLanguage: sourceLanguage)
    try checkCategory(of: edit)
    entry.localizations[edit.language] = try localization(of: entry, after: edit)
    guard isSource else {
      self[edit.key, inLanguages: [edit.language]] = entry
      return []
    }
    var reviewed: [String] = []
    if policy == .review {
      reviewed = entry.requestReview(
        after: former,
        of: edit.key,
        in: sourceLanguage,
        includingTrivial: reviewsTrivialChanges
      )
    }
    entry.disownEditedText(in: sourceLanguage)
    self[edit.key] = entry
    return reviewed
  }

  private func checkCategory(of edit: TextEdit) throws(EditError) {
    // Every language may have a separate string for zero. Xcode offers this category for each
    // language.
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
    let isSet = [edit.language, sourceLanguage]
      .contains { entry.localizations[$0]?.stringSet != nil }
    guard isSet == (edit.variant.phrase != nil) else {
      throw EditError(
        isSet ? .isStringSet : .noSuchSubstitution(edit.variant.name, existing: []),
        key: edit.key,
        language: edit.language
      )
    }
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
  /// Copies a substitution of the source string without its variants, and the string that refers to
  /// it.
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
  /// The treatment of translations whose source string changes.
  public enum SourceChangePolicy: String, Hashable, Sendable, CaseIterable {
    /// Finished translations need review, as in Xcode's editor.
    case review
    /// Translations do not change.
    case keep
  }
}

extension StringCatalog {
  /// An error that prevents an edit.
  ///
  /// The catalog is unchanged.
  public struct EditError: Error, Hashable, Sendable {
    /// The reason for an edit error.
    public enum Code: Hashable, Sendable {
      /// The catalog does not have the key.
      case noSuchKey
      /// The string varies, and the edit does not specify a variant.
      case textVaries(by: [String])
      /// The edit names a substitution that exists neither in the translation nor in the source
      /// string.
      case noSuchSubstitution(String, existing: [String])
      /// The plural category does not exist in the language.
      case categoryNotInLanguage(PluralCategory, existing: [PluralCategory])
      /// The key is a set of App Shortcut phrases, and the edit does not specify a phrase.
      case isStringSet
      /// The language is the source language.
      case isSourceLanguage
    }

    /// The reason for the error.
    public var code: Code
    /// The key of the entry; empty if the edit affects the whole catalog.
    public var key: String
    /// The language of the string.
    public var language: String

    /// Creates an error.
    public init(_ code: Code, key: String = "", language: String) {
      self.code = code
      self.key = key
      self.language = language
    }
  }
}
