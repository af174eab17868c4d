import BundleTables
import CommandSupport
import Diagnostics
import PseudoLocalization
import StringCatalog
import StringsFiles

/// What a catalog can have been compiled to before.
struct EarlierOutput {
  private var keys: [String: Set<[UInt8]>] = [:]

  /// Finds out what the catalog of a path is compiled to; nothing if it is none.
  init(ofCatalogAt path: String) throws(FileError) {
    let bytes = try FileSystem.read(path)
    guard let catalog = StringCatalog.parse(bytes, file: path).value else { return }
    for table in catalog.bundleTables(BundleOptions(includesUnfinished: true)).value {
      keys[table.language] = Set(
        (table.strings.entries.map(\.key) + table.dictionary.entries.map(\.key))
          .map { Array($0.utf8) }
      )
    }
  }

  /// Whether a file may be of it: it has texts, and the catalog has a text for each of its keys.
  ///
  /// The texts may be others, for the catalog may have changed since.
  func includes(_ file: String, language: String) throws(FileError) -> Bool {
    let bytes = try FileSystem.read(file)
    var found = StringsTable.parse(bytes, file: file).value?.entries.map(\.key) ?? []
    if file.hasSuffix(".stringsdict") {
      found = StringsDictionary.parse(bytes, file: file).value?.entries.map(\.key) ?? []
    }
    let isPseudo = PseudoLanguage(language) != nil
    let known = keys[language] ?? (isPseudo ? keys.values.reduce([]) { $0.union($1) } : [])
    return !found.isEmpty && found.allSatisfy { known.contains(Array($0.utf8)) }
  }
}
