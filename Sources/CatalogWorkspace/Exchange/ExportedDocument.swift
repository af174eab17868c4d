package import CatalogExchange
import Diagnostics
import FileFormats
import FileSystem
import StringCatalog

/// A file for translators.
package struct ExportedFile {
  /// Where it is to be: from the folder of the export on.
  package var path: String
  /// What it holds.
  package var bytes: [UInt8]
}

/// What the translators to one language get: in one document, or in one for each catalog.
package struct ExportedDocument {
  /// The language of the translations.
  package let language: String
  /// The file or the folder that people know the document by: from the folder of the export on.
  package let path: String
  /// The files of it.
  package let files: [ExportedFile]
  /// What was exported of each catalog.
  package let parts: [Part]

  /// What was exported of a catalog.
  package struct Part {
    package let catalog: ExportedCatalog
    package let export: TranslationExport
  }

  /// The texts of all catalogs.
  package var units: [TranslationUnit] { parts.flatMap(\.export.table.units) }

  /// How many texts there are to translate.
  package var unfinishedCount: Int { units.count { !$0.isFinished } }

  /// How many keys were left out, by reason.
  package var leftOut: [TranslationExport.Omission: Int] {
    parts.reduce(into: [:]) { $0.merge($1.export.leftOut, uniquingKeysWith: +) }
  }
}

/// A catalog whose texts are exported.
package struct ExportedCatalog {
  /// The catalog as it was read.
  package let file: CatalogFile
  /// The path by which translators' files name it: from the folder of the project on.
  package let name: String
  /// The name of its files: that of the table, or more where two catalogs have one of the same name.
  let stem: String

  /// Names catalogs so that each is told from the others.
  package static func all(_ files: [CatalogFile], in project: Project?) -> [ExportedCatalog] {
    let names = files.map { project?.configuredPath($0.path) ?? Project.relativePath(of: $0.path) }
    return zip(files, names)
      .map { file, name in
        let isAlone = files.count { $0.table == file.table } == 1
        return ExportedCatalog(
          file: file,
          name: name,
          stem: isAlone ? file.table : Self.stem(of: name)
        )
      }
  }

  /// Returns the name of files for a catalog that has its table's name in common with another one:
  /// `App/Localizable.xcstrings` becomes `App-Localizable`.
  private static func stem(of name: String) -> String {
    let base =
      name.hasSuffix(Project.catalogSuffix)
      ? String(name.dropLast(Project.catalogSuffix.count)) : name
    return base.split(separator: "/").filter { $0 != ".." && $0 != "." }.joined(separator: "-")
  }
}

/// The texts of a catalog in one language as projects without catalogs have them: `.strings` and
/// `.stringsdict` in the folder of the language.
struct LegacyTables {
  /// The files, from the folder of the export on.
  package private(set) var files: [ExportedFile] = []
  /// What cannot be in such files.
  package private(set) var diagnostics: [Diagnostic] = []

  package init(of catalog: ExportedCatalog, _ language: String) {
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
  package static func folder(of language: String) -> String { "\(language).lproj" }

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
