import CatalogCompiler

/// The catalogs of a package that are embedded in a target.
struct EmbeddedCatalogs: Equatable {
  /// The table of calls that name none.
  let defaultTable: String
  /// The access level of the symbols; `nil` if none are generated.
  let symbolAccess: SymbolAccess?
  /// The files, sorted by table.
  let catalogs: [Catalog]

  /// A catalog and its table.
  struct Catalog: Equatable {
    let table: String
    let file: String
  }

  /// Selects the catalog of the target's table, and all catalogs among the target's own sources
  /// except the one that only Apple's systems read.
  ///
  /// - Parameters:
  ///   - arguments: The target and the catalogs of its package.
  ///   - settings: The settings of the package for the target.
  /// - Throws: `usage` if two of them have the same table: the choice would be arbitrary.
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

/// The table of an app's name and of its permission requests, which no code looks up.
private let propertiesTable = "InfoPlist"

/// Returns the name of a file without its folder and extension.
private func tableName(of file: String) -> String {
  let name = file.split(separator: "/").last ?? ""
  return String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
}

/// Returns a path appended to a folder, unless the path is absolute.
private func joined(_ folder: String, _ path: String) -> String {
  let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  return path.hasPrefix("/") ? path : "\(withoutTrailingSlash(folder))/\(path)"
}

/// Returns whether a file has a path, or is in the folder with that path.
private func isWithin(_ file: String, _ path: String) -> Bool {
  let path = withoutTrailingSlash(path)
  return file == path || file.hasPrefix(path + "/")
}

private func withoutTrailingSlash(_ path: String) -> String {
  path.hasSuffix("/") ? String(path.dropLast()) : path
}
