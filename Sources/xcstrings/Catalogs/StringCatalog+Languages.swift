import ICU
import OrderedCollections
import StringCatalog

extension StringCatalog {
  /// The languages that occur in the catalog: that of the sources, then the others by name.
  var languages: [String] {
    var languages: Set<String> = []
    for (_, entry) in entries { languages.formUnion(entry.localizations.keys) }
    languages.remove(sourceLanguage)
    return [sourceLanguage] + languages.sorted()
  }

  /// The languages that people translate to: not those that are made for tests, such as en-XA.
  var spokenLanguages: [String] {
    languages.filter { $0 == sourceLanguage || !LocaleData.isPseudoLanguage($0) }
  }
}
