import CatalogCompiler

/// Which of a package's catalogs are embedded in a target.
struct EmbeddedCatalogs: Equatable {
  /// The table of the calls that name none.
  let defaultTable: String
  /// Who may use the symbols of the catalogs; `nil` if they have none.
  let symbolAccess: SymbolAccess?
  /// The files, sorted by table.
  let catalogs: [Catalog]

  /// A catalog and the table that it is.
  struct Catalog: Equatable {
    let table: String
    let file: String
  }

  /// Selects the catalog of the target's table, and all that lie among the target's own sources but for
  /// the one that only Apple's systems read.
  ///
  /// - Parameters:
  ///   - arguments: The target and the catalogs of its package.
  ///   - settings: What the package says about the target.
  /// - Throws: `usage` if two of them are the same table: which one counts would be chance.
  init(_ arguments: EmbedArguments, _ settings: EmbedSettings) throws(Failure) {
    let defaultTable = settings.defaultTable
    let folders = settings.sharedCatalogs.map { joined(arguments.root, $0) }
    self.defaultTable = defaultTable
    symbolAccess = settings.symbolAccess
    catalogs = arguments.catalogs.map { Catalog(table: tableName(of: $0), file: $0) }
      .filter { catalog in
        guard catalog.table != propertiesTable else { return false }
        return isWithin(catalog.file, arguments.sources)
          || catalog.table == defaultTable && folders.contains { isWithin(catalog.file, $0) }
      }
      .sorted { ($0.table, $0.file) < ($1.table, $1.file) }
    for (catalog, next) in zip(catalogs, catalogs.dropFirst()) where catalog.table == next.table {
      throw Failure(
        "\(next.file): error: '\(arguments.target)' already has the table '\(next.table)' from "
          + "\(catalog.file)",
        .findings
      )
    }
  }
}

/// The table of an app's name and of the reasons for its wishes, which no code asks for.
private let propertiesTable = "InfoPlist"

/// Returns the name of a file without its folder and extension.
private func tableName(of file: String) -> String {
  let name = file.split(separator: "/").last ?? ""
  return String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
}

/// Returns a path with one that is relative to it, unless that is absolute.
private func joined(_ folder: String, _ path: String) -> String {
  let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  return path.hasPrefix("/") ? path : "\(withoutTrailingSlash(folder))/\(path)"
}

/// Returns whether a file is the one of a path or lies in the folder of it.
private func isWithin(_ file: String, _ path: String) -> Bool {
  let path = withoutTrailingSlash(path)
  return file == path || file.hasPrefix(path + "/")
}

private func withoutTrailingSlash(_ path: String) -> String {
  path.hasSuffix("/") ? String(path.dropLast()) : path
}
