import CatalogValidation
package import Diagnostics
import OrderedCollections
package import StringCatalog

/// The strings of one catalog in one language, for export.
package struct TranslationTable: Hashable, Sendable {
  /// The path of the catalog, which distinguishes the tables of one document.
  package var path: String
  /// The source language.
  package var sourceLanguage: String
  /// The target language.
  package var targetLanguage: String
  /// The units, sorted by key.
  package var units: [TranslationUnit]
  /// The codes of the languages in files.
  package var codes = LanguageCodes()

  /// Creates a table.
  package init(
    path: String,
    sourceLanguage: String,
    targetLanguage: String,
    units: [TranslationUnit]
  ) {
    self.path = path
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    self.units = units
  }
}

extension TranslationTable {
  /// The code of the source language in files.
  package var sourceCode: String { codes.code(of: sourceLanguage) }
  /// The code of the target language in files.
  package var targetCode: String { codes.code(of: targetLanguage) }
}

// MARK: - Translation table

extension StringCatalog {
  /// Returns the strings to export for a language.
  ///
  /// For the source language itself, the table contains the existing strings, for revision.
  ///
  /// - Parameters:
  ///   - path: The path of the catalog in exported files.
  ///   - language: The target language.
  ///   - options: The selection of strings.
  /// - Returns: The strings, with diagnostics and the number of skipped keys.
  /// - Complexity: O(*n*), where *n* is the number of strings.
  package func translationTable(
    path: String,
    language: String,
    options: ExportOptions = ExportOptions()
  ) -> TranslationExport {
    let plurals = RequiredPluralCategories(languageTag: language)
    var units: [(key: String, units: [TranslationUnit])] = []
    var leftOut: [TranslationExport.Omission: Int] = [:]
    var warnings = ExportWarnings(of: self, language: language)
    for (key, entry) in entries(inLanguages: [sourceLanguage, language]) {
      let entryUnits = EntryUnits(
        entry,
        key: key,
        sourceLanguage: sourceLanguage,
        language: language,
        plurals: plurals
      )
      let own = entryUnits.units()
      if let omission = options.omission(of: entry, [sourceLanguage, language], own) {
        leftOut[omission, default: 0] += 1
        continue
      }
      warnings.find(in: entryUnits, own)
      units.append((key, own))
    }
    units.sort { KeyOrder.precedes($0.key, $1.key) }
    return TranslationExport(
      table: TranslationTable(
        path: path,
        sourceLanguage: sourceLanguage,
        targetLanguage: language,
        units: units.flatMap(\.units)
      ),
      leftOut: leftOut,
      diagnostics: warnings.diagnostics
    )
  }
}

extension ExportOptions {
  /// Returns the reason why an entry is skipped in an export for languages; `nil` if it is not.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - languages: The source language and the target language.
  ///   - units: The units of the entry.
  /// - Returns: The reason.
  func omission(
    of entry: StringCatalog.Entry,
    _ languages: [String],
    _ units: [TranslationUnit]
  ) -> TranslationExport.Omission? {
    if !includesUntranslatable, !entry.shouldTranslate || entry.isEmpty(in: languages) {
      return .untranslatable
    }
    if !includesStale, entry.extractionState == .stale { return .stale }
    return isUnfinishedOnly && units.allSatisfy(\.isFinished) ? .finished : nil
  }
}

extension StringCatalog.Entry {
  /// Returns whether the text that Xcode extracted is empty, and no language of an export has another.
  ///
  /// Templates of projects have an empty copyright, for example.
  fileprivate func isEmpty(in languages: [String]) -> Bool {
    let values = languages.compactMap { localizations[$0] }.flatMap(\.leaves).map(\.unit.value)
    return extractionState == .extractedWithValue && !values.isEmpty && values.allSatisfy(\.isEmpty)
  }
}

extension TranslationUnit {
  /// Whether a person has finished the translation.
  package var isFinished: Bool { target != nil && state == .translated }
}

/// The result of exporting a catalog.
package struct TranslationExport: Sendable {
  /// The strings.
  package var table: TranslationTable
  /// The number of skipped keys, by reason.
  package var leftOut: [Omission: Int]
  /// The diagnostics for content that cannot be exported, or that Xcode would lose on import.
  ///
  /// With an error the table is unusable.
  package var diagnostics: [Diagnostic]

  /// The reasons why a key is skipped.
  package enum Omission: String, Hashable, Sendable, CaseIterable {
    /// The key needs no translation.
    case untranslatable
    /// The code no longer has the key.
    case stale
    /// All translations of the key are finished.
    case finished
  }

  /// Whether the table is unusable.
  package var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }
}

/// The selection of strings for an export.
package struct ExportOptions: Hashable, Sendable {
  /// Whether keys whose translations are all finished are skipped.
  ///
  /// A key with one unfinished translation is exported with all its strings, because plural forms
  /// are translated together.
  package var isUnfinishedOnly: Bool
  /// Whether stale keys are exported.
  package var includesStale: Bool
  /// Whether keys that are excluded from translation are exported.
  package var includesUntranslatable: Bool

  /// Creates options; the default is to export all translatable keys, whether finished or not.
  package init(
    isUnfinishedOnly: Bool = false,
    includesStale: Bool = false,
    includesUntranslatable: Bool = false
  ) {
    self.isUnfinishedOnly = isUnfinishedOnly
    self.includesStale = includesStale
    self.includesUntranslatable = includesUntranslatable
  }
}
