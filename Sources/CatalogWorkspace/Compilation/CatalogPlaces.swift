import CatalogExchange
package import Diagnostics
import FileFormats
package import FileSystem
import StringCatalog

/// Xcode's rules for the locations of catalogs that are compiled together.
package struct CatalogPlaces {
  /// The paths of the catalogs.
  package let catalogs: [String]
  /// The output folder, which may contain a catalog.
  package let output: String

  /// Creates the locations of catalogs that are compiled together.
  package init(
    catalogs: [String],
    output: String
  ) {
    self.catalogs = catalogs
    self.output = output
  }

  /// Returns the violations of the rules.
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

  /// Returns the name of the `.lproj` folder that contains a catalog; `nil` if it is in none.
  private func languageFolder(of path: String) -> String? {
    let names = FileSystem.absolutePath(of: path).split(separator: "/").dropLast()
    return names.last.flatMap { $0.hasSuffix(".lproj") ? String($0) : nil }
  }

  /// Returns a file of the same table next to a catalog; `nil` if there is none.
  ///
  /// The file may also be in an `.lproj` folder next to it.
  ///
  /// Files that were compiled from the catalog itself are excluded.
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
  /// Creates an error about an entire file.
  fileprivate static func error(_ message: Message, in file: String) -> Diagnostic {
    let location = Location(file: file, utf8Range: 0..<0, line: 1, column: 1)
    return Diagnostic(message, .error, at: location)
  }
}

extension Diagnostic.Message {
  /// Two catalogs belong to the same table: an error.
  static func tableTwice(_ table: String, other: String) -> Self {
    Self("table-twice", "the table \(quoted: table) has another catalog: \(other)")
  }

  /// A catalog is in an `.lproj` folder: an error.
  static func catalogInLanguageFolder(_ folder: String) -> Self {
    Self(
      "catalog-in-language-folder",
      "a catalog contains all languages, so it must not be in \(quoted: folder)"
    )
  }

  /// A `.strings` or `.stringsdict` file belongs to the same table as a catalog: an error.
  static func tableBesideCatalog(_ table: String, file: String) -> Self {
    Self(
      "table-beside-catalog",
      "the table \(quoted: table) also has a legacy file: \(file)"
    )
  }
}

/// The files that a catalog may have been compiled to before.
struct EarlierOutput {
  private var keys: [String: Set<[UInt8]>] = [:]

  /// Determines the output of the catalog at a path; empty if it is not a catalog.
  package init(ofCatalogAt path: String) throws(FileError) {
    let bytes = try FileSystem.read(path, as: .translation)
    guard let catalog = StringCatalog.parse(bytes, file: path).value else { return }
    for table in catalog.bundleTables(BundleOptions(includesUnfinished: true)).value {
      keys[table.language] = Set(
        (table.strings.entries.map(\.key) + table.dictionary.entries.map(\.key))
          .map { Array($0.utf8) }
      )
    }
  }

  /// Returns whether a file may be output of the catalog, which must contain all of its keys.
  ///
  /// The strings may differ, because the catalog may have changed in the meantime.
  package func includes(_ file: String, language: String) throws(FileError) -> Bool {
    let bytes = try FileSystem.read(file, as: .translation)
    var found = StringsTable.parse(bytes, file: file).value?.entries.map(\.key) ?? []
    if file.hasSuffix(".stringsdict") {
      found = StringsDictionary.parse(bytes, file: file).value?.entries.map(\.key) ?? []
    }
    let isPseudo = PseudoLanguage(language) != nil
    let known = keys[language] ?? (isPseudo ? keys.values.reduce([]) { $0.union($1) } : [])
    return !found.isEmpty && found.allSatisfy { known.contains(Array($0.utf8)) }
  }
}
