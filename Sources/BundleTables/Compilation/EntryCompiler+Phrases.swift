import Diagnostics
import OrderedCollections
import StringCatalog
import StringsFiles

extension EntryCompiler {
  /// Returns the phrases of a set.
  ///
  /// A bundle names a phrase after that of the source language at the same position. A language may have
  /// fewer of them than the source language, and more in a catalog alone.
  mutating func phrases(of set: StringCatalog.StringSet) -> CompiledText {
    let source = entry.localizations[catalog.sourceLanguage]?.stringSet?.values ?? []
    let names = source.isEmpty ? [key] : source
    if set.values.count > names.count {
      let place = TextPlace(key: key, language: language)
      report(.phrasesLeftOut, .warning, at: place, [.integer(set.values.count - names.count)])
    }
    var strings: OrderedDictionary<String, String> = [:]
    for (name, phrase) in zip(names, set.values) where strings[name] == nil {
      strings[name] = phrase
    }
    return CompiledText(strings: strings)
  }
}
