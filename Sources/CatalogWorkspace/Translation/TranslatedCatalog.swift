import FileSystem
import MachineTranslation
import OrderedCollections
import StringCatalog

/// A catalog to which translations are written while an engine works.
struct TranslatedCatalog {
  /// The catalog as it was last read or written.
  private(set) var file: CatalogFile

  /// A translation of an entry.
  struct Translation {
    let entry: PlannedEntry
    let translations: [TextTranslation]
    /// Whether a person must decide about it, whatever state is wanted.
    let needsReview: Bool

    /// Returns the state in which it is written.
    func state(_ wanted: StringCatalog.TranslationState) -> StringCatalog.TranslationState {
      needsReview ? .needsReview : entry.state(wanted)
    }
  }

  init(_ file: CatalogFile) {
    self.file = file
  }

  /// Writes translations to the file.
  ///
  /// If another program changes the file meanwhile, the edit is repeated with the new content. A
  /// text whose source text or translation has changed since it was planned is not written.
  ///
  /// - Parameters:
  ///   - translations: The translations.
  ///   - state: Their state, unless they need review.
  /// - Returns: Whether each of the translations was written.
  /// - Throws: An error if the file cannot be read or written.
  mutating func write(
    _ translations: [Translation],
    state: StringCatalog.TranslationState
  ) throws -> [Bool] {
    guard !translations.isEmpty else { return [] }
    let outcomes = try editAndWrite([file]) { _, catalog in
      translations.map { Self.apply($0, state, to: &catalog) }
    }
    guard let outcome = outcomes.first else { return [] }
    file = try Self.file(after: outcome)
    return outcome.report
  }

  private static func file(after outcome: EditOutcome<[Bool]>) throws(FileError) -> CatalogFile {
    let content = FileContent(path: outcome.file.path, bytes: outcome.bytes)
    // What this program has printed is a catalog; only another program makes it none.
    guard let file = try? CatalogFile(content) else {
      throw FileError(.changed, .read, path: outcome.file.path)
    }
    return file
  }

  /// Sets the strings of an entry, if they are still those of the plan.
  private static func apply(
    _ translation: Translation,
    _ state: StringCatalog.TranslationState,
    to catalog: inout StringCatalog
  ) -> Bool {
    let planned = translation.entry
    let languages: Set = [planned.language, planned.sourceLanguage]
    guard catalog.sourceLanguage == planned.sourceLanguage,
      var entry = catalog[planned.key, inLanguages: languages], entry.shouldTranslate,
      entry.sourceVersion(key: planned.key, sourceLanguage: planned.sourceLanguage)
        == planned.sourceVersion,
      entry.localizations[planned.language]?.version ?? .noTranslation == planned.targetVersion,
      let localization = planned.localization(
        translation.translations,
        state: translation.state(state)
      )
    else { return false }
    entry.localizations[planned.language] = localization
    catalog[planned.key, inLanguages: [planned.language]] = entry
    return true
  }
}
