import CatalogExchange
import Diagnostics
import FileSystem

/// Finds the catalogs that translations belong to.
package struct CatalogMatching {
  /// The available catalogs.
  package let catalogs: [ExportedCatalog]
  /// Whether the user named the catalogs.
  package let areNamed: Bool
  /// The paths of all catalogs in exported files.
  private let paths: Set<String>

  /// Creates the search in some catalogs.
  package init(
    catalogs: [ExportedCatalog],
    areNamed: Bool
  ) {
    self.catalogs = catalogs
    self.areNamed = areNamed
    paths = Set(catalogs.flatMap { [$0.name, $0.original] })
  }

  /// The result of matching a table.
  enum Match {
    /// The catalog at an index.
    case catalog(Int)
    /// There is no catalog, and the table is rejected.
    case refused(Diagnostic)
    /// There is no catalog, because the table belongs to another kind of file.
    case skipped(Diagnostic)
  }

  /// Finds the catalog of a table.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - file: The file that contains it.
  /// - Returns: The catalog, or the reason why there is none.
  func match(_ table: ImportedTable, in file: TranslationFile) -> Match {
    let path = table.path ?? file.path
    let found =
      table.path.map { likelyCandidates($0, in: file) } ?? candidates(ofFile: file.path)
    if found.count == 1 { return .catalog(found[0]) }
    if found.isEmpty, catalogs.count == 1, areNamed || table.path == nil,
      Set(file.tables.map(\.path)).count == 1
    {
      return .catalog(0)
    }
    let names = (found.isEmpty ? Array(catalogs.indices) : found).map { catalogs[$0].name }
    let isCatalog = table.path.map { $0.hasSuffix(Project.catalogSuffix) } ?? true
    guard isCatalog || !found.isEmpty else {
      return .skipped(
        Diagnostic(.importNoCatalog(path), .warning, at: table.location)
      )
    }
    return .refused(
      Diagnostic(
        found.isEmpty
          ? .importUnknownCatalog(path, known: names)
          : .importAmbiguousCatalog(path, candidates: names),
        .error,
        at: table.location
      )
    )
  }

  /// Returns the catalogs for a path in a file, of several those in the project of the file.
  ///
  /// The paths are relative to a folder that all tables of the file share. So `InfoPlist.xcstrings` may
  /// be in `App` or in `App/Widget`, but if there is `Widget/InfoPlist.xcstrings`, too, it is in `App`.
  private func likelyCandidates(_ path: String, in file: TranslationFile) -> [Int] {
    let found = candidates(path)
    guard found.count > 1 else { return found }
    let counts = found.map { index in
      [catalogs[index].name, catalogs[index].original].filter { $0.hasSuffix(path) }
        .map { name in
          let folder = name.dropLast(path.count)
          return file.tables.count { $0.path.map { paths.contains(folder + $0) } ?? false }
        }
        .max() ?? 0
    }
    let best = counts.max() ?? 0
    let likely = zip(found, counts).filter { $0.1 == best }.map(\.0)
    return best > 0 && likely.count == 1 ? likely : found
  }

  /// Returns the catalogs for a path: by the exact path, by its end, or by the table.
  private func candidates(_ path: String) -> [Int] {
    let tests: [(ExportedCatalog) -> Bool] = [
      { $0.name == path || $0.original == path || $0.file.path == path },
      { catalog in
        [catalog.name, catalog.original]
          .contains { $0.hasSuffix("/\(path)") || path.hasSuffix("/\($0)") }
      },
      { $0.file.table == path.pathStem },
    ]
    return first(of: tests)
  }

  /// Returns the catalogs for the name of a file: `Localizable.es.csv`.
  private func candidates(ofFile path: String) -> [Int] {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let tests: [(ExportedCatalog) -> Bool] = [
      { $0.stem == name.pathStem }, { name.hasPrefix("\($0.stem).") },
    ]
    return first(of: tests)
  }

  private func first(of tests: [(ExportedCatalog) -> Bool]) -> [Int] {
    for test in tests {
      let found = catalogs.indices.filter { test(catalogs[$0]) }
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension String {
  /// The name of the file without its extension.
  var pathStem: String {
    let name = split(separator: "/").last.map(String.init) ?? self
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}

/// Diagnostics for tables without a catalog.
///
/// The first argument is the path in the file.
extension Diagnostic.Message {
  /// No catalog has the path.
  static func importUnknownCatalog(_ path: String, known: [String]) -> Self {
    Self(
      "import-unknown-catalog",
      "there is no catalog \(quoted: path); the catalogs are \(quoted: known)"
    )
  }

  /// There are several candidates.
  static func importAmbiguousCatalog(_ path: String, candidates: [String]) -> Self {
    Self(
      "import-ambiguous-catalog",
      "\(quoted: path) matches several catalogs (\(quoted: candidates)); choose one with --catalog"
    )
  }

  /// The strings belong to a file that is not a catalog; they are skipped.
  static func importNoCatalog(_ path: String) -> Self {
    Self("import-no-catalog", "\(quoted: path) is not a catalog; its texts are skipped")
  }
}

/// The catalogs that translated files may belong to.
package struct ImportCatalogs {
  /// The paths that the user named; empty for the catalogs of the project.
  package let paths: [String]
  /// The translated files.
  package let files: [TranslationFile]

  /// Creates the search for the catalogs of files.
  package init(
    paths: [String],
    files: [TranslationFile]
  ) {
    self.paths = paths
    self.files = files
  }

  /// Returns the catalogs that the user named, or those of the project.
  ///
  /// Without a project, they are those below the current folder that the files name.
  package func catalogs(in project: Project?) throws -> [CatalogFile] {
    let selection = CatalogSelection(paths: paths)
    do {
      return try selection.files(in: project)
    } catch let error as WorkspaceError {
      guard case .noCatalogs = error else { throw error }
      let found = try FileSystem.files(at: ".", withExtension: "xcstrings")
      let named = found.filter { names.contains(CatalogFile.table(ofCatalogAt: $0)) }
      guard !found.isEmpty else { throw error }
      return try (named.isEmpty ? found : named).map { try CatalogFile(at: $0) }
    }
  }

  /// The names of tables in the files, or according to the names of the files.
  private var names: Set<String> {
    var names: Set<String> = []
    for file in files {
      for table in file.tables {
        let stem = (table.path ?? file.path).pathStem
        names.insert(stem)
        // `Localizable.es.csv` belongs to the table Localizable.
        if table.path == nil { names.insert(stem.pathStem) }
      }
    }
    return names
  }
}
