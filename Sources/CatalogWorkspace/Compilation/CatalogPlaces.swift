import CatalogExchange
package import Diagnostics
import FileFormats
package import FileSystem
import StringCatalog

/// The rules of Xcode on where catalogs may lie that are built together.
package struct CatalogPlaces {
  /// The paths of the catalogs.
  package let catalogs: [String]
  /// The folder that the files go to, which may be that of a catalog.
  package let output: String

  /// Creates the places of catalogs that are built together.
  package init(
    catalogs: [String],
    output: String
  ) {
    self.catalogs = catalogs
    self.output = output
  }

  /// Returns what is wrong with the places.
  package func diagnostics() throws(FileError) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var tables: [String: String] = [:]
    for path in catalogs {
      let table = CatalogFile.table(ofCatalogAt: path)
      if let other = tables.updateValue(path, forKey: table) {
        diagnostics.append(.error(.tableTwice(table, other: other), in: path))
      }
      if let folder = languageFolder(of: path), folder != "mul.lproj" {
        diagnostics.append(.error(.catalogInLanguageFolder(folder), in: path))
      } else if let legacy = try legacyFile(beside: path, table: table) {
        diagnostics.append(.error(.tableBesideCatalog(table, file: legacy), in: path))
      }
    }
    return diagnostics
  }

  /// Returns the name of the folder of a language that a catalog lies in; `nil` if it lies in none.
  private func languageFolder(of path: String) -> String? {
    let names = FileSystem.absolutePath(of: path).split(separator: "/").dropLast()
    return names.last.flatMap { $0.hasSuffix(".lproj") ? String($0) : nil }
  }

  /// Returns a file of the same table that lies beside a catalog, or in the folder of a language beside
  /// it; `nil` if there is none.
  ///
  /// Those that were made of the catalog itself, now or before, are not meant.
  private func legacyFile(beside path: String, table: String) throws(FileError) -> String? {
    var folder = FileSystem.absolutePath(of: path).split(separator: "/").dropLast()
    if folder.last == "mul.lproj" { folder = folder.dropLast() }
    let root = "/" + folder.joined(separator: "/")
    let files = Self.files(of: table, in: root)
    if let file = files.first { return FileSystem.relativePath(of: file) }
    guard FileSystem.absolutePath(of: output) != root else { return nil }
    let names = try FileSystem.names(in: root).filter { $0.hasSuffix(".lproj") }
    var earlier: EarlierOutput?
    for name in names.sorted() {
      let language = String(name.dropLast(".lproj".count))
      for file in Self.files(of: table, in: "\(root)/\(name)") {
        if earlier == nil { earlier = try EarlierOutput(ofCatalogAt: path) }
        if try earlier?.includes(file, language: language) != true {
          return FileSystem.relativePath(of: file)
        }
      }
    }
    return nil
  }

  private static func files(of table: String, in folder: String) -> [String] {
    ["strings", "stringsdict"].map { "\(folder)/\(table).\($0)" }
      .filter { FileSystem.kind(of: $0) == .file }
  }
}

extension Diagnostic {
  /// Creates an error of a file as a whole.
  fileprivate static func error(_ message: Message, in file: String) -> Diagnostic {
    let place = Place(file: file, utf8Range: 0..<0, line: 1, column: 1)
    return Diagnostic(message, .error, at: place)
  }
}

extension Diagnostic.Message {
  /// Two catalogs are the same table: an error.
  static func tableTwice(_ table: String, other: String) -> Self {
    Self("table-twice", "the table \(quoted: table) has another catalog: \(other)")
  }

  /// A catalog lies in the folder of a language: an error.
  static func catalogInLanguageFolder(_ folder: String) -> Self {
    Self(
      "catalog-in-language-folder",
      "a catalog has all languages and must not lie in \(quoted: folder)"
    )
  }

  /// A `.strings` or `.stringsdict` file is the same table as a catalog: an error.
  static func tableBesideCatalog(_ table: String, file: String) -> Self {
    Self(
      "table-beside-catalog",
      "the table \(quoted: table) has a file of the old form too: \(file)"
    )
  }
}

/// What a catalog can have been compiled to before.
struct EarlierOutput {
  private var keys: [String: Set<[UInt8]>] = [:]

  /// Finds out what the catalog of a path is compiled to; nothing if it is none.
  package init(ofCatalogAt path: String) throws(FileError) {
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
  package func includes(_ file: String, language: String) throws(FileError) -> Bool {
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
