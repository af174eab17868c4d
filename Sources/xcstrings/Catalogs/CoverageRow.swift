import OrderedCollections
import StringCatalog

/// How far a catalog is translated to one language.
struct CoverageRow: Encodable {
  var path: String
  var language: String
  /// How many keys want a translation.
  var total = 0
  /// How many have one that is finished.
  var translated = 0
  /// How many have one that somebody should look at.
  var needsReview = 0
  /// How many have one that is not finished, or none at all.
  var missing = 0

  /// Counts the keys of `catalog`; those that nobody needs to translate are not among them.
  init(path: String, catalog: StringCatalog, language: String) {
    self.path = path
    self.language = language
    for (_, entry) in catalog.entries
    where entry.shouldTranslate && entry.extractionState != .stale {
      total += 1
      count(entry.localizations[language], isSource: language == catalog.sourceLanguage)
    }
  }

  private mutating func count(_ localization: StringCatalog.Localization?, isSource: Bool) {
    let states = (localization?.leaves ?? []).map(\.unit.state)
    if states.contains(.needsReview) {
      needsReview += 1
    } else if isSource || (!states.isEmpty && states.allSatisfy { $0 == .translated }) {
      // The text of the source language is the key itself, or stands in the code.
      translated += 1
    } else {
      missing += 1
    }
  }
}

extension StringCatalog {
  /// The languages that occur in the catalog: that of the sources, then the others by name.
  var languages: [String] {
    var languages: Set<String> = []
    for (_, entry) in entries { languages.formUnion(entry.localizations.keys) }
    languages.remove(sourceLanguage)
    return [sourceLanguage] + languages.sorted()
  }
}

/// What `coverage --json` prints.
struct CoverageJSONReport: Encodable {
  var catalogs: [CoverageRow]
}
