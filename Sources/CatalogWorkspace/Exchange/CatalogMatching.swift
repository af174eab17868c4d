import CatalogExchange
import Diagnostics
import FileSystem

/// Finds the catalogs that translations are of.
package struct CatalogMatching {
  /// The catalogs that are there.
  package let catalogs: [ExportedCatalog]
  /// Whether the user names them.
  package let areNamed: Bool

  /// Creates the catalogs that translations may be of.
  package init(
    catalogs: [ExportedCatalog],
    areNamed: Bool
  ) {
    self.catalogs = catalogs
    self.areNamed = areNamed
  }

  /// What a table is of.
  enum Match {
    /// The catalog at a position.
    case catalog(Int)
    /// No catalog, and the table is refused.
    case refused(Diagnostic)
    /// No catalog: the table is of a file that is none.
    case leftOut(Diagnostic)
  }

  /// Finds the catalog of a table.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - file: The file that has it.
  /// - Returns: The catalog, or why there is none.
  func match(_ table: IncomingTable, in file: TranslationFile) -> Match {
    let path = table.path ?? file.path
    let found = table.path.map { candidates($0) } ?? candidates(ofFile: file.path)
    if found.count == 1 { return .catalog(found[0]) }
    if found.isEmpty, catalogs.count == 1, areNamed || table.path == nil,
      Set(file.tables.map(\.path)).count == 1
    {
      return .catalog(0)
    }
    let names = (found.isEmpty ? Array(catalogs.indices) : found).map { catalogs[$0].name }
    let isCatalog = table.path.map { $0.hasSuffix(Project.catalogSuffix) } ?? true
    guard isCatalog || !found.isEmpty else {
      return .leftOut(
        Diagnostic(.importNoCatalog(path), .warning, at: table.place)
      )
    }
    return .refused(
      Diagnostic(
        found.isEmpty
          ? .importUnknownCatalog(path, known: names)
          : .importAmbiguousCatalog(path, candidates: names),
        .error,
        at: table.place
      )
    )
  }

  /// The catalogs that a path names: as it stands, else from an outer or an inner folder on, else by
  /// the table.
  private func candidates(_ path: String) -> [Int] {
    let tests: [(ExportedCatalog) -> Bool] = [
      { $0.name == path || $0.file.path == path },
      { $0.name.hasSuffix("/\(path)") || path.hasSuffix("/\($0.name)") },
      { $0.file.table == path.pathStem },
    ]
    return first(of: tests)
  }

  /// The catalogs that the name of a file tells: `Localizable.es.csv`.
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

/// What keeps a table from its catalog. The first argument is the path that the file tells.
extension Diagnostic.Message {
  /// No catalog has the path.
  static func importUnknownCatalog(_ path: String, known: [String]) -> Self {
    Self(
      "import-unknown-catalog",
      "there is no catalog \(quoted: path) here; there are \(quoted: known)"
    )
  }

  /// Several catalogs may be meant.
  static func importAmbiguousCatalog(_ path: String, candidates: [String]) -> Self {
    Self(
      "import-ambiguous-catalog",
      "\(quoted: path) may be any of the catalogs \(quoted: candidates); choose one with --catalog"
    )
  }

  /// The texts are of a file that is no catalog; they are left out.
  static func importNoCatalog(_ path: String) -> Self {
    Self("import-no-catalog", "\(quoted: path) is not a catalog; its texts are left out")
  }
}

/// The catalogs that files of translators may be of.
package struct ImportCatalogs {
  /// What the user names; empty for the catalogs of the project.
  package let paths: [String]
  /// What comes back.
  package let files: [TranslationFile]

  /// Creates the search for the catalogs of some files.
  package init(
    paths: [String],
    files: [TranslationFile]
  ) {
    self.paths = paths
    self.files = files
  }

  /// Returns the catalogs: those that the user names, else those of the project; where there is no
  /// project, those below the current folder that the files name.
  package func catalogs(in project: Project?) throws -> [CatalogFile] {
    let selection = CatalogSelection(paths: paths)
    do {
      return try selection.files(in: project)
    } catch WorkspaceError.noCatalogs {
      let found = try FileSystem.files(at: ".", withExtension: "xcstrings")
      let named = found.filter { names.contains(CatalogFile.table(ofCatalogAt: $0)) }
      guard !found.isEmpty else { throw WorkspaceError.noCatalogs }
      return try (named.isEmpty ? found : named).map { try CatalogFile(at: $0) }
    }
  }

  /// The names of tables that the files tell, by what they hold or by their own names.
  private var names: Set<String> {
    var names: Set<String> = []
    for file in files {
      for table in file.tables {
        let stem = (table.path ?? file.path).pathStem
        names.insert(stem)
        // `Localizable.es.csv` is of the table Localizable.
        if table.path == nil { names.insert(stem.pathStem) }
      }
    }
    return names
  }
}
