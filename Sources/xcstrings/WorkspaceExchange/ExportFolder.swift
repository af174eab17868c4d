import CatalogExchange
import CommandSupport
import Diagnostics
import FileFormats
import FileSystem
import Localization
import StringCatalog

/// Where the files of an export go.
struct ExportFolder {
  /// The folder that holds all of them.
  private let folder: String
  /// The file or folder that takes the place of the one document; `nil` for its own name.
  private let name: String?

  /// Creates the place of an export.
  ///
  /// - Parameters:
  ///   - output: What the user names: a folder, or the file itself if there is one.
  ///   - documents: What is exported.
  /// - Throws: That one file is named for several.
  init(_ output: String?, of documents: [ExportedDocument]) throws(CommandFailure) {
    let output = output ?? Self.defaultFolder
    let path = output.count > 1 && output.hasSuffix("/") ? String(output.dropLast()) : output
    let suffix = documents.first.map { ".\($0.path.pathExtension)" } ?? ""
    guard suffix.count > 1, path.hasSuffix(suffix), !output.hasSuffix("/") || suffix == ".xcloc"
    else {
      folder = path
      name = nil
      return
    }
    guard documents.count == 1 else { throw .oneFile(path, for: documents.count) }
    folder = ""
    name = path
  }

  /// The folder where the user names none.
  static let defaultFolder = "Translations"

  /// Returns where a document is to be, as a path from the current folder.
  func path(of document: ExportedDocument) -> String {
    name ?? FileSystem.join(folder, document.path)
  }

  /// Returns where a file of a document is to be.
  private func path(of file: ExportedFile, _ document: ExportedDocument) -> String {
    path(of: document) + file.path.dropFirst(document.path.count)
  }

  /// Writes the files, all of them or none.
  func write(_ documents: [ExportedDocument]) throws(FileError) {
    var changes: [FileChange] = []
    for document in documents {
      for file in document.files {
        let path = path(of: file, document)
        try FileSystem.createFolder(path.folderPath)
        changes.append(FileChange(try FileSystem.content(of: path), to: file.bytes))
      }
    }
    try FileSystem.replace(changes)
  }
}

extension String {
  /// What follows the last dot of the name; empty if nothing does.
  var pathExtension: String {
    let name = split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
  }

  /// The folder of the path; `.` for a name alone.
  var folderPath: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}

extension CommandFailure {
  fileprivate static func oneFile(_ path: String, for count: Int) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(path)' is one file, and there are \(count) to write.",
        comment: "Error of xcstrings export --output. The first argument is a path"
      ),
      hint: String(
        localized: "Name a folder, or one language and one catalog.",
        comment: "Below the error that one file is named for several"
      ),
      status: .usage
    )
  }
}

/// A file for translators.
struct ExportedFile {
  /// Where it is to be: from the folder of the export on.
  var path: String
  /// What it holds.
  var bytes: [UInt8]
}

/// What the translators to one language get: in one document, or in one for each catalog.
struct ExportedDocument {
  /// The language of the translations.
  let language: String
  /// The file or the folder that people know the document by: from the folder of the export on.
  let path: String
  /// The files of it.
  let files: [ExportedFile]
  /// What was exported of each catalog.
  let parts: [Part]

  /// What was exported of a catalog.
  struct Part {
    let catalog: ExportedCatalog
    let export: TranslationExport
  }

  /// The texts of all catalogs.
  var units: [TranslationUnit] { parts.flatMap(\.export.table.units) }

  /// How many texts there are to translate.
  var unfinishedCount: Int { units.count { !$0.isFinished } }

  /// How many keys were left out, by reason.
  var leftOut: [TranslationExport.Omission: Int] {
    parts.reduce(into: [:]) { $0.merge($1.export.leftOut, uniquingKeysWith: +) }
  }
}

/// A catalog whose texts are exported.
struct ExportedCatalog {
  /// The catalog as it was read.
  let file: CatalogFile
  /// The path by which translators' files name it: from the folder of the project on.
  let name: String
  /// The name of its files: that of the table, or more where two catalogs have one of the same name.
  let stem: String

  /// Names catalogs so that each is told from the others.
  static func all(_ files: [CatalogFile], in project: Project?) -> [ExportedCatalog] {
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
