import CommandSupport
import Localization
import ProjectModel

extension FileSystem {
  /// Returns the catalogs that the user names; a folder stands for those in it.
  static func catalogs(at paths: [String]) throws -> [String] {
    var catalogs: [String] = []
    for path in paths {
      if let kind = NonCatalogFile(rawValue: path.pathExtension), FileSystem.kind(of: path) == .file {
        throw CommandFailure.notCatalog(path, hint: kind.hint)
      }
      let found = try files(at: path, withExtension: "xcstrings")
      if found.isEmpty { throw CommandFailure.noCatalogs(in: path) }
      catalogs += found
    }
    return catalogs
  }
}

extension Project {
  /// Returns the catalogs that exist, in the order of the configuration.
  func catalogs() throws -> [String] {
    try configuration.catalogs.flatMap { entry in
      let path = path(entry)
      return FileSystem.kind(of: path) == nil
        ? []
        : try FileSystem.files(at: path, withExtension: "xcstrings")
    }
  }

  /// Returns the tables of the targets, and where their catalogs are or are to be made.
  func tableCatalogs() throws -> [(table: Configuration.Table, path: String)] {
    try configuration.tables.map { ($0, try catalog(ofTable: $0.name)) }
  }

  /// Returns the path of the catalog of a table: where it is, or where it is to be made.
  func catalog(ofTable table: String) throws -> String {
    if let path = try catalogs().first(where: { CatalogFile.table(ofCatalogAt: $0) == table }) {
      return path
    }
    let name = table + Self.catalogSuffix
    for entry in configuration.catalogs {
      let isFile = entry.hasSuffix(Self.catalogSuffix)
      if isFile, CatalogFile.table(ofCatalogAt: entry) == table { return path(entry) }
      if !isFile { return FileSystem.join(path(entry), name) }
    }
    throw CommandFailure.noPlace(forTable: table)
  }
}

extension CommandFailure {
  fileprivate static func noCatalogs(in folder: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "There is no catalog (.xcstrings) in '\(folder)'.",
        comment: "Error: the argument is a folder"
      ),
      status: .noInput
    )
  }

  fileprivate static func noPlace(forTable table: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "\(Project.fileName) names no folder where the catalog of '\(table)' could be.",
        comment: "Error: the first argument is the name of the configuration, the second of a table"
      ),
      hint: String(
        localized: "Name one with 'catalogs'.",
        comment:
          "Below the error that there is no folder for a catalog. 'catalogs' is a key of the configuration"
      ),
      status: .data
    )
  }

  /// The failure of a command that has no catalog to work on.
  static var noCatalogs: CommandFailure {
    CommandFailure(
      String(
        localized:
          "No catalog (.xcstrings) was found.",
        comment: "Error of a command without arguments"
      ),
      hint: String(
        localized:
          "Name one, or create one of the texts in the code: 'xcstrings sync Localizable.xcstrings'.",
        comment: "Below the error that there is nothing to do"
      ),
      status: .usage
    )
  }

  /// The failure of a command that reads the catalogs of a project that has none.
  static var noCatalogsYet: CommandFailure {
    CommandFailure(
      String(
        localized: "The project has no catalog yet.",
        comment: "Error: the configuration names folders without catalogs"
      ),
      hint: String(
        localized: "'xcstrings sync' makes them.",
        comment: "Below the error that the project has no catalog yet"
      ),
      status: .noInput
    )
  }
}
