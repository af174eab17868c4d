import CommandSupport
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery

extension FileSystem {
  /// Returns the catalogs that the user names; a folder stands for those in it.
  static func catalogs(at paths: [String]) throws -> [String] {
    var catalogs: [String] = []
    for path in paths {
      if let kind = NonCatalogFile(rawValue: path.pathExtension), FileSystem.kind(of: path) == .file
      {
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
  ///
  /// A configuration that names targets alone has them where the build plugin looks for them: in the
  /// folder `Localizations` and among the sources of the targets.
  func catalogs() throws -> [String] {
    guard configuration.catalogs.isEmpty else {
      return try configuration.catalogs.flatMap { try catalogs(at: path($0)) }
    }
    guard !configuration.targets.isEmpty else { return [] }
    let folders = ["Localizations"] + configuration.targets.flatMap(\.sources)
    var seen: Set<String> = []
    return try folders.map(path).filter { FileSystem.kind(of: $0) == .folder }
      .flatMap { try catalogs(at: $0) }
      .filter { seen.insert($0).inserted }
  }

  private func catalogs(at path: String) throws -> [String] {
    FileSystem.kind(of: path) == nil
      ? [] : try FileSystem.files(at: path, withExtension: "xcstrings")
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
    guard configuration.catalogs.isEmpty, let folder = sourceFolder(ofTable: table) else {
      throw CommandFailure.noPlace(forTable: table)
    }
    return FileSystem.join(folder, name)
  }

  /// Returns the folder of the sources of the first target that a table is for; `nil` if they are in
  /// none.
  private func sourceFolder(ofTable table: String) -> String? {
    configuration.targets.filter { $0.table == table }.flatMap(\.sources).map(path)
      .first { FileSystem.kind(of: $0) == .folder }
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
          "'xcstrings init' sets up the project; or name a catalog: 'xcstrings sync Localizable.xcstrings'.",
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

/// A file that is named where a catalog should be, by its extension.
enum NonCatalogFile: String {
  case swift
  case strings
  case stringsdict
  case xliff
  case xlf
  case csv
  case tsv
  case po

  /// What can be done with the file.
  var hint: String {
    switch self {
    case .swift:
      String(
        localized: "Name the catalog first, and Swift files with --sources.",
        comment: "Below the error that a Swift file is not a catalog"
      )
    case .strings, .stringsdict:
      String(
        localized: "'xcstrings migrate' turns .strings and .stringsdict files into catalogs.",
        comment: "Below the error that such a file is not a catalog"
      )
    case .xliff, .xlf, .csv, .tsv, .po:
      String(
        localized: "'xcstrings import' takes translations from such files into catalogs.",
        comment: "Below the error that a file of translators is not a catalog"
      )
    }
  }
}
