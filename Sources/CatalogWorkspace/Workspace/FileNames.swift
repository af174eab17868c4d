import Diagnostics
import FileSystem
import OrderedCollections
import ProjectConfiguration
import StringCatalog

/// Conversion of names from the files of a project to names of files and folders.
extension PathComponent {
  /// Creates a component for a name from a file.
  ///
  /// - Parameters:
  ///   - name: The name of a file or folder, including its extension.
  ///   - part: The part of the name that the file contains, for the error.
  ///   - file: The file that contains the name.
  /// - Throws: ``WorkspaceError/invalidFileNames(_:)`` if the name is not safe in a path.
  package init(
    _ name: String,
    from part: String,
    in file: String
  ) throws(WorkspaceError) {
    guard let component = PathComponent(name) else {
      throw .invalidFileNames([Diagnostic(.invalidFileName(part), .error, at: .start(of: file))])
    }
    self = component
  }

  /// Creates the name of the catalog of a table.
  ///
  /// - Parameters:
  ///   - table: The name of the table.
  ///   - file: The file that contains the name of the table.
  /// - Throws: ``WorkspaceError/invalidFileNames(_:)`` if the name is not safe in a path.
  package init(catalogOf table: String, in file: String) throws(WorkspaceError) {
    try self.init(table + Project.catalogSuffix, from: table, in: file)
  }
}

extension Location {
  /// The start of a file.
  static func start(of file: String) -> Location {
    Location(file: file, utf8Range: 0..<0, line: 1, column: 1)
  }
}

extension StringCatalog {
  /// An error for each language that cannot be the name of a folder.
  ///
  /// - Parameter file: The path of the catalog.
  /// - Returns: The errors, each at the first location of the language.
  func languageNameProblems(file: String) -> [Diagnostic] {
    languages.filter { PathComponent("\($0).lproj") == nil }
      .map { language in
        let places = keys.lazy.filter { self[$0]?.localizations[language] != nil }
          .compactMap { location(of: $0, path: ["localizations", language]) }
        return Diagnostic(.invalidFileName(language), .error, at: places.first ?? .start(of: file))
      }
  }
}

extension Configuration {
  /// An error for each table that cannot be the name of a file.
  ///
  /// - Parameter file: The path of the configuration.
  /// - Returns: The errors.
  func tableNameProblems(file: String) -> [Diagnostic] {
    targets.filter { PathComponent($0.table + Project.catalogSuffix) == nil }
      .map {
        Diagnostic(.invalidFileName($0.table), .error, at: $0.tablePlace ?? .start(of: file))
      }
  }
}

extension Diagnostic.Message {
  /// A language or a table cannot be the name of a file or folder.
  static func invalidFileName(_ name: String) -> Self {
    Self(
      "invalid-file-name",
      "\(quoted: name) cannot be the name of a file or folder"
    )
  }
}
