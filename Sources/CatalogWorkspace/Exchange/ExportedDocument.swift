package import CatalogExchange
import CatalogValidation
import Diagnostics
import FileFormats
import FileSystem
import ProjectDiscovery
import StringCatalog

/// A file for translators.
package struct ExportedFile {
  /// The path relative to the export folder.
  package var path: String
  /// The content.
  package var bytes: [UInt8]
}

/// The exported strings of one language, in one document or in one per catalog.
package struct ExportedDocument {
  /// The target language.
  package let language: String
  /// The file or folder of the document, relative to the export folder.
  package let path: String
  /// The files of the document.
  package let files: [ExportedFile]
  /// The exported part of each catalog.
  package let parts: [Part]

  /// The exported part of a catalog.
  package struct Part {
    package let catalog: ExportedCatalog
    package let export: TranslationExport
  }

  /// The units of all catalogs.
  package var units: [TranslationUnit] { parts.flatMap(\.export.table.units) }

  /// The number of unfinished units.
  package var unfinishedCount: Int { units.count { !$0.isFinished } }

  /// The number of skipped keys, by reason.
  package var leftOut: [TranslationExport.Omission: Int] {
    parts.reduce(into: [:]) { $0.merge($1.export.leftOut, uniquingKeysWith: +) }
  }
}

/// A catalog for export.
package struct ExportedCatalog {
  /// The catalog as it was read.
  package let file: CatalogFile
  /// The path of the catalog, relative to the folder of the project.
  package let name: String
  /// The path in files that Xcode reads: that of the storyboard or XIB, if the catalog belongs to one.
  package let original: String
  /// The stem of the names of its files: that of the table, or a longer one to be unique.
  let stem: String
  /// Where its strings are in the storyboard or XIB, if the catalog belongs to one.
  let context: InterfaceContext
  /// The folder for its language folders, below that of the export; empty if its table is unique.
  let languageFolders: String

  /// Returns the catalogs with unique names.
  ///
  /// - Parameters:
  ///   - files: The catalogs.
  ///   - project: The project; `nil` if there is none.
  /// - Returns: The catalogs, in the same order.
  package static func all(_ files: [CatalogFile], in project: Project?) -> [ExportedCatalog] {
    let names = files.map { project?.configuredPath($0.path) ?? Project.relativePath(of: $0.path) }
    return zip(files, names)
      .map { file, name in
        let isAlone = files.count { $0.table == file.table } == 1
        return ExportedCatalog(
          file: file,
          name: name,
          original: Self.document(of: file, named: name) ?? name,
          stem: isAlone ? file.table : Self.stem(of: name),
          context: InterfaceContext(ofCatalogAt: file.path),
          languageFolders: isAlone ? "" : Self.languageFolders(of: name)
        )
      }
  }

  /// Returns the path of the storyboard or XIB of a catalog; `nil` if there is none.
  ///
  /// Xcode exports the strings of `mul.lproj/Main.xcstrings` as those of `Base.lproj/Main.storyboard`.
  private static func document(of file: CatalogFile, named name: String) -> String? {
    guard let document = InterfaceDocuments.document(ofCatalogAt: file.path),
      let fileName = document.split(separator: "/").last
    else { return nil }
    let folder = RelativePath.folder(of: RelativePath.folder(of: name))
    return FileSystem.join(folder, "\(InterfaceDocuments.documentFolder)/\(fileName)")
  }

  /// Returns the folder for the language folders of a catalog whose table name is not unique.
  ///
  /// Programs find a table by its name, so each of several tables needs a separate folder. It is the
  /// folder of the catalog, or the one around `mul.lproj`.
  private static func languageFolders(of name: String) -> String {
    let folders = name.split(separator: "/").dropLast().filter { $0 != ".." && $0 != "." }
    return (folders.last == InterfaceDocuments.catalogFolder[...] ? folders.dropLast() : folders)
      .map { "\($0)/" }.joined()
  }

  /// Returns the name of files for a catalog whose table name is not unique.
  ///
  /// For example, `App/Localizable.xcstrings` becomes `App-Localizable`.
  private static func stem(of name: String) -> String {
    let base =
      name.hasSuffix(Project.catalogSuffix)
      ? String(name.dropLast(Project.catalogSuffix.count)) : name
    return base.split(separator: "/").filter { $0 != ".." && $0 != "." }.joined(separator: "-")
  }
}

/// The `.strings` and `.stringsdict` files of a catalog in the `.lproj` folders of its languages.
struct LegacyTables {
  /// The files by language, with paths relative to the export folder.
  private(set) var files: [String: [ExportedFile]] = [:]
  /// The diagnostics for content that such files cannot contain.
  private(set) var diagnostics: [Diagnostic] = []

  /// Creates the files of some languages.
  ///
  /// The catalog is decoded once for all of them.
  init(of catalog: ExportedCatalog, in languages: [String]) {
    let source = catalog.file.catalog
    // Such files also contain unfinished strings whose default value is in the code.
    let options = BundleOptions(languages: Set(languages), includesUnfinished: true)
    let tables = source.bundleTables(options)
    diagnostics = tables.diagnostics
    let comments = Dictionary(
      source.entries.lazy.compactMap { key, entry in
        entry.comment.map { (ExactString(key), $0) }
      }
    ) { $1 }
    for table in tables.value {
      let folder = catalog.languageFolders + Self.folder(of: table.language)
      let path = "\(folder)/\(catalog.file.table)"
      if !table.strings.entries.isEmpty {
        let printed = table.strings.commented(comments).printed(as: .text)
        add(printed, "\(path).strings", table.language)
      }
      if !table.dictionary.entries.isEmpty {
        add(table.dictionary.printed(as: .xml), "\(path).stringsdict", table.language)
      }
    }
  }

  /// The folder of a language.
  static func folder(of language: String) -> String { "\(language).lproj" }

  private mutating func add(_ printed: ParseResult<[UInt8]>, _ path: String, _ language: String) {
    diagnostics += printed.diagnostics
    files[language, default: []].append(ExportedFile(path: path, bytes: printed.value))
  }
}

extension StringsTable {
  /// Returns the table with the comments of a catalog.
  fileprivate func commented(_ comments: [ExactString: String]) -> StringsTable {
    var table = self
    for index in table.entries.indices {
      table.entries[index].comment = comments[ExactString(table.entries[index].key)]
    }
    return table
  }
}
