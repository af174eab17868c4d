import CatalogExchange
import CommandSupport

/// The catalogs that files of translators may be of.
struct ImportCatalogs {
  /// What the user names; empty for the catalogs of the project.
  let paths: [String]
  /// What comes back.
  let files: [TranslationFile]

  /// Returns the catalogs: those that the user names, else those of the project; where there is no
  /// project, those below the current folder that the files name.
  func catalogs(in project: Project?, _ console: Console) throws -> [CatalogFile] {
    let selection = CatalogSelection(paths: paths)
    do {
      return try selection.files(in: project, console)
    } catch let failure as CommandFailure where failure == .noCatalogs {
      let found = try FileSystem.files(at: ".", withExtension: "xcstrings")
      let named = found.filter { names.contains(CatalogFile.table(ofCatalogAt: $0)) }
      guard !found.isEmpty else { throw failure }
      return try (named.isEmpty ? found : named).map { try CatalogFile(at: $0, console) }
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
