package import Diagnostics
import FormatString
import ICU
import OrderedCollections
package import StringCatalog

/// An entry in one language, with what rules ask about it.
///
/// It is a reference because many rules pass it on, and some keep it to hold it against others.
package final class LocalizationSubject: Sendable {
  /// The entry.
  package let entry: EntrySubject
  /// The language.
  package let language: LanguageSubject
  /// What the entry has in the language; `nil` if it has nothing.
  package let localization: StringCatalog.Localization?
  /// The texts, in the order of the catalog.
  package let leaves: [LocalizationLeaf]
  /// The plural forms, in the order of the catalog.
  package let pluralForms: [PluralForms]
  /// The translations that somebody has written; none in the source language.
  package let translations: [Translation]
  /// The words of the texts that somebody has written; none where the conventions of the language are
  /// not known.
  package let prose: [Prose]

  /// A text, and the one of the source language that it translates.
  package struct Translation: Sendable {
    /// The text.
    package let leaf: LocalizationLeaf
    /// What it translates.
    package let source: LocalizationLeaf
  }

  init(_ entry: EntrySubject, in language: LanguageSubject) {
    let localization = entry.entry.localizations[language.tag]
    let outline = LocalizationOutline(localization)
    self.entry = entry
    self.language = language
    self.localization = localization
    leaves = outline.leaves
    pluralForms = outline.pluralForms
    let written = leaves.filter(\.isWritten)
    translations =
      language.isSource
      ? []
      : written.compactMap { leaf in
        entry.source(of: leaf).map { Translation(leaf: leaf, source: $0) }
      }
    prose = language.conventions == nil ? [] : written.map(Prose.init)
  }

  /// Returns a finding about a part of the localization, or about the whole of it.
  ///
  /// It is where the part is; if there is no such part, where the entry is.
  package func finding(
    _ message: Diagnostic.Message,
    at part: LocalizationPath = LocalizationPath(),
    isMinor: Bool = false,
    replacement: String? = nil,
    notes: [Diagnostic.Note] = []
  ) -> Finding {
    Finding(
      message,
      at: place(of: part) ?? entry.place,
      path: [entry.key, language.tag] + part.names,
      isMinor: isMinor,
      replacement: replacement,
      notes: notes
    )
  }

  /// Where a part of the localization stands; `nil` if the catalog was not read from a file.
  func place(of part: LocalizationPath) -> Place? {
    entry.catalog.place(of: entry.key, path: ["localizations", language.tag] + part.fields)
  }
}

// MARK: - Plurals

extension LocalizationSubject {
  /// Returns whether the number that decides on the form is shown with decimals.
  ///
  /// Czech and Lithuanian have a form for such numbers alone.
  func isDecimal(_ forms: PluralForms) -> Bool {
    if let name = forms.substitution {
      return localization?.substitutions[name]?.specifier?.argumentKind == .floatingPoint
    }
    let expected = entry.expectedPlaceholders
    guard let position = expected.pluralArgument else { return false }
    return expected.available[position]?.kind == .floatingPoint
  }

  /// Returns whether the source says the same for every number, so that a translation may.
  ///
  /// Where the code has a text of its own for one thing, the text for several has `other` alone, or beside
  /// it one for none at all.
  func isUniformInSource(_ forms: PluralForms) -> Bool {
    let sources = entry.sourcePlurals.filter { $0.substitution == forms.substitution }
    return !sources.isEmpty
      && sources.allSatisfy { $0.categories.allSatisfy { $0 == .other || $0 == .zero } }
  }
}
