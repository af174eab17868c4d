package import Diagnostics
import FormatString
import ICU
package import OrderedCollections
package import StringCatalog

/// An entry in one language, with properties for rules.
///
/// It is a class because many rules pass it on, and some keep it for comparisons.
package final class LocalizationSubject: Sendable {
  /// The entry.
  package let entry: EntrySubject
  /// The language.
  package let language: LanguageSubject
  /// The substitutions of the localization.
  package let substitutions: OrderedDictionary<String, StringCatalog.Substitution>
  /// The texts, in catalog order.
  package let leaves: [LocalizationLeaf]
  /// The plural forms, in catalog order.
  package let pluralForms: [PluralForms]
  /// The translations that users have written; empty for the source language.
  package let translations: [Translation]
  /// The words of texts that users have written; empty if the language has no conventions, or if no
  /// rule uses them.
  ///
  /// Translations that are equal to the source text, or in its language, are left out, because the
  /// rules of their language do not apply to them.
  package let prose: [Prose]
  /// The texts that are still in the source language, although they differ from the source text.
  let untranslated: [LocalizationLeaf]

  /// A text, with the source text that it translates.
  package struct Translation: Sendable {
    /// The text.
    package let leaf: LocalizationLeaf
    /// The source text.
    package let source: LocalizationLeaf
  }

  init(
    _ entry: EntrySubject,
    in language: LanguageSubject,
    _ preparations: RulePreparations
  ) {
    let localization = entry.entry.localizations[language.tag]
    let outline = LocalizationOutline(localization)
    self.entry = entry
    self.language = language
    substitutions = localization?.substitutions ?? [:]
    leaves = outline.leaves
    pluralForms = outline.pluralForms
    let written = leaves.filter(\.isWritten)
    translations =
      language.isSource
      ? []
      : written.compactMap { leaf in
        entry.source(of: leaf).map { Translation(leaf: leaf, source: $0) }
      }
    let hasProse = preparations.contains(.prose) && language.conventions != nil
    var (prose, untranslated): ([Prose], [LocalizationLeaf]) = ([], [])
    for leaf in hasProse ? written : [] {
      let source = language.isSource ? nil : entry.source(of: leaf)
      guard source?.value != leaf.value else { continue }
      let text = Prose(leaf)
      if language.isInSourceLanguage(text.words)
        || source.map({ language.repeats(text.words, of: $0) }) ?? false
      {
        untranslated.append(leaf)
      } else {
        prose.append(text)
      }
    }
    (self.prose, self.untranslated) = (prose, untranslated)
  }

  /// Returns a finding about a part of the localization, or about all of it.
  ///
  /// The location is that of the part, or of the entry if the part does not exist.
  package func finding(
    _ message: Diagnostic.Message,
    at part: LocalizationPath = LocalizationPath(),
    isMinor: Bool = false,
    replacement: String? = nil,
    notes: [Diagnostic.Note] = []
  ) -> Finding {
    Finding(
      message,
      at: location(of: part) ?? entry.location,
      path: [entry.key, language.tag] + part.names,
      isMinor: isMinor,
      replacement: replacement,
      notes: notes
    )
  }

  /// Returns the location of a part of the localization, or `nil` if the catalog was not read from
  /// a file.
  func location(of part: LocalizationPath) -> Location? {
    entry.catalog.location(of: entry.key, path: ["localizations", language.tag] + part.fields)
  }
}

// MARK: - State

extension LocalizationSubject {
  /// Returns whether a text is a translation, whatever its state is.
  ///
  /// A text in state `new` is usually empty, or a copy of the source text. If many other languages
  /// have the same text, it is a copy of a former source text.
  func isTranslated(_ leaf: LocalizationLeaf) -> Bool {
    guard !leaf.isWritten else { return true }
    guard leaf.hasWords, let source = entry.source(of: leaf)?.value, leaf.value != source else {
      return false
    }
    let others = entry.completeEntry.localizations
      .compactMap { $0 == language.tag ? nil : $1.stringUnit }
      .filter { $0.state == .new && !$0.value.isEmpty && $0.value != source }
    return 2 * others.count { $0.value == leaf.value } < max(others.count, 1)
  }

  /// Whether the source text is probably the same in the language: a name, an abbreviation, or the
  /// symbol of a unit.
  var isSourceTextProbablyShared: Bool {
    entry.isProbablyName || (entry.isAbbreviation && language.scripts?.contains("a") ?? false)
  }
}

// MARK: - Plurals

extension LocalizationSubject {
  /// Returns whether the number that selects the form has decimals.
  ///
  /// Czech and Lithuanian have a category for such numbers only.
  func isDecimal(_ forms: PluralForms) -> Bool {
    if let name = forms.substitution {
      return substitutions[name]?.specifier?.argumentKind == .floatingPoint
    }
    let expected = entry.expectedPlaceholders
    guard let position = expected.pluralArgument else { return false }
    return expected.available[position]?.kind == .floatingPoint
  }

  /// Returns the texts of plural forms by category; those of variants for devices are separate forms.
  func texts(of forms: PluralForms) -> [PluralCategory: String] {
    var texts: [PluralCategory: String] = [:]
    for leaf in leaves where leaf.path.fields.starts(with: forms.path.fields) {
      if let category = leaf.pluralCategory { texts[category] = texts[category] ?? leaf.value }
    }
    return texts
  }

  /// Returns whether a plural has a form that is written; the others may be copies of the source.
  func hasText(_ forms: PluralForms) -> Bool {
    leaves.contains { $0.isWritten && $0.path.fields.starts(with: forms.path.fields) }
  }

  /// Returns whether the source has the same text for every number, so that a translation may have,
  /// too.
  ///
  /// If the code has a separate text for one thing, the text for several has only `other`, or also
  /// a form for zero.
  func isUniformInSource(_ forms: PluralForms) -> Bool {
    let sources = entry.sourcePlurals.filter { $0.substitution == forms.substitution }
    return !sources.isEmpty
      && sources.allSatisfy { $0.categories.allSatisfy { $0 == .other || $0 == .zero } }
  }
}
