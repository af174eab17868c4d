import BundleTables
import Diagnostics
import PropertyLists
import StringCatalog
import StringsFiles

/// The texts of a catalog in one language as projects without catalogs have them: `.strings` and
/// `.stringsdict` in the folder of the language.
struct LegacyTables {
  /// The files, from the folder of the export on.
  private(set) var files: [ExportedFile] = []
  /// What cannot be in such files.
  private(set) var diagnostics: [Diagnostic] = []

  init(of catalog: ExportedCatalog, _ language: String) {
    let source = catalog.file.catalog
    // What the code gives and nobody has finished is in such files as well.
    let options = BundleOptions(languages: [language], includesUnfinished: true)
    let tables = source.bundleTables(options)
    diagnostics = tables.diagnostics
    for table in tables.value {
      let path = "\(Self.folder(of: language))/\(catalog.stem)"
      if !table.strings.entries.isEmpty {
        add(table.strings.commented(by: source).printed(as: .text), "\(path).strings")
      }
      if !table.dictionary.entries.isEmpty {
        add(table.dictionary.printed(as: .xml), "\(path).stringsdict")
      }
    }
  }

  /// The folder of a language.
  static func folder(of language: String) -> String { "\(language).lproj" }

  private mutating func add(_ printed: Parsed<[UInt8]>, _ path: String) {
    diagnostics += printed.diagnostics
    files.append(ExportedFile(path: path, bytes: printed.value))
  }
}

extension StringsTable {
  /// Returns the table with the comments that a catalog has.
  fileprivate func commented(by catalog: StringCatalog) -> StringsTable {
    var table = self
    for index in table.entries.indices {
      table.entries[index].comment = catalog[table.entries[index].key]?.comment
    }
    return table
  }
}
