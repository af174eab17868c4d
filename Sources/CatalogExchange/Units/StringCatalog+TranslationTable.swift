import CatalogValidation
import Diagnostics
import OrderedCollections
package import StringCatalog

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
