import CatalogValidation
package import Diagnostics
import OrderedCollections
package import StringCatalog

/// The texts of one catalog for one language, as translators get them.
package struct TranslationTable: Hashable, Sendable {
  /// The path of the catalog, which tells the tables of one document apart.
  package var path: String
  /// The language of the sources.
  package var sourceLanguage: String
  /// The language of the translations.
  package var targetLanguage: String
  /// The texts, sorted by key.
  package var units: [TranslationUnit]

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

// MARK: - Translation table

extension StringCatalog {
  /// Returns what translators to a language get.
  ///
  /// Translators to the source language itself get the texts that are there, to revise them.
  ///
  /// - Parameters:
  ///   - path: the path by which the files of translators name the catalog.
  ///   - language: the language of the translations.
  ///   - options: which texts are meant.
  /// - Returns: The texts, and what is left out of them.
  /// - Complexity: O(*n*), where *n* is the number of texts.
  package func translationTable(
    path: String,
    language: String,
    options: ExportOptions = ExportOptions()
  ) -> TranslationExport {
    let plurals = PluralDemand(languageTag: language)
    var units: [(key: String, units: [TranslationUnit])] = []
    var leftOut: [TranslationExport.Omission: Int] = [:]
    var traps = ExportTraps(of: self, language: language)
    for (key, entry) in entries(inLanguages: [sourceLanguage, language]) {
      if let omission = options.omission(of: entry, [sourceLanguage, language]) {
        if omission == .phrases { traps.findPhrases(of: key) }
        leftOut[omission, default: 0] += 1
        continue
      }
      let entryUnits = EntryUnits(
        entry,
        key: key,
        sourceLanguage: sourceLanguage,
        language: language,
        plurals: plurals
      )
      let own = entryUnits.units()
      if options.isUnfinishedOnly, own.allSatisfy(\.isFinished) {
        leftOut[.finished, default: 0] += 1
        continue
      }
      traps.find(in: entryUnits, own)
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
      diagnostics: traps.diagnostics
    )
  }
}

extension ExportOptions {
  /// Returns why an entry is left out; `nil` if it is not.
  fileprivate func omission(
    of entry: StringCatalog.Entry,
    _ languages: [String]
  ) -> TranslationExport.Omission? {
    if !includesUntranslatable, !entry.shouldTranslate { return .untranslatable }
    if !includesStale, entry.extractionState == .stale { return .stale }
    let hasPhrases = languages.contains { entry.localizations[$0]?.stringSet != nil }
    return hasPhrases ? .phrases : nil
  }
}

extension TranslationUnit {
  /// Whether nothing is left to do.
  package var isFinished: Bool {
    target != nil && (state == .translated || state == .machineTranslated)
  }
}

/// What translators get of a catalog, and what they do not.
package struct TranslationExport: Sendable {
  /// The texts.
  package var table: TranslationTable
  /// How many keys were left out, by reason.
  package var leftOut: [Omission: Int]
  /// What cannot be exported, and what Xcode would lose when it imports the texts; errors make the
  /// table unfit for use.
  package var diagnostics: [Diagnostic]

  /// Why a key is left out.
  package enum Omission: String, Hashable, Sendable, CaseIterable {
    /// The key needs no translation.
    case untranslatable
    /// The code no longer has the key.
    case stale
    /// All texts of the key are finished.
    case finished
    /// The key has phrases of an App Shortcut.
    case phrases
  }

  /// Whether the table is unfit for use.
  package var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }
}

/// Which texts translators get.
package struct ExportOptions: Hashable, Sendable {
  /// Whether keys whose texts are all finished are left out.
  ///
  /// A key that has one text to translate is exported with all its texts: plural forms are translated
  /// side by side.
  package var isUnfinishedOnly: Bool
  /// Whether keys that the code no longer has are exported.
  package var includesStale: Bool
  /// Whether keys that need no translation are exported.
  package var includesUntranslatable: Bool

  /// Creates options; without arguments, all that is to be translated is exported, finished or not.
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
