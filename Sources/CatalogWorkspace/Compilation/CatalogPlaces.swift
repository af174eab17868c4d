import CatalogExchange
package import Diagnostics
import FileFormats
package import FileSystem
import ProjectDiscovery
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
        var diagnostic = Diagnostic.error(.tableTwice(table, other: other), in: path)
        diagnostic.notes = [Diagnostic.Note(.compileTargetsSeparately)]
        diagnostics.append(diagnostic)
      }
      if let folder = languageFolder(of: path), folder != InterfaceDocuments.catalogFolder {
        diagnostics.append(.error(.catalogInLanguageFolder(folder), in: path))
      } else {
        let legacy = try ConflictingFiles(besideCatalogAt: path, output: output).tables.first
        guard let legacy else { continue }
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

  /// Note: catalogs of several targets have the same table.
  static let compileTargetsSeparately = Self(
    "compile-targets-separately",
    "if the catalogs belong to different targets, compile those of each target separately, each into another folder"
  )

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
    let found: [String]?
    if file.hasSuffix(".stringsdict") {
      found = StringsDictionary.parse(bytes, file: file).value?.entries.map(\.key)
    } else {
      // Compiled files are property lists in XML or binary, not "key" = "value".
      let isPropertyList =
        bytes.starts(with: "<?xml".utf8) || bytes.starts(with: "bplist".utf8)
      found =
        isPropertyList ? StringsTable.parse(bytes, file: file).value?.entries.map(\.key) : nil
    }
    let isPseudo = PseudoLanguage(language) != nil
    let known = keys[language] ?? (isPseudo ? keys.values.reduce([]) { $0.union($1) } : [])
    guard let found, !found.isEmpty else { return false }
    return found.allSatisfy { known.contains(Array($0.utf8)) }
  }
}
