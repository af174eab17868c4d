package import Diagnostics
import FileSystem
import ProjectConfiguration
import ProjectDiscovery

/// Paths from a user, a configuration or a list of files, with the names that the files have.
///
/// macOS ignores letter case and Unicode normalization in names, so paths that were written on a Mac
/// may differ from the files on Linux.
package struct UserPaths: Sendable {
  /// The paths, unchanged for files that do not exist.
  package private(set) var paths: [String] = []
  /// A warning for each path that differs from its file, and an error for each ambiguous one.
  package private(set) var problems: [Diagnostic] = []

  /// Looks up paths.
  ///
  /// - Parameters:
  ///   - paths: The paths, relative to the current folder or absolute.
  ///   - locations: The locations of the paths; `nil` or missing for those without one.
  package init(_ paths: [String], at locations: [Location?] = []) {
    var differences: [NameDifference] = []
    for (position, path) in paths.enumerated() {
      let location = locations.indices.contains(position) ? locations[position] : nil
      switch FileSystem.match(path) {
      case .exact, .missing: self.paths.append(path)
      case .different(let existing):
        self.paths.append(existing)
        let difference = NameDifference(named: path, existing: [existing], location: location)
        differences.append(difference)
      case .ambiguous(let existing):
        self.paths.append(path)
        differences.append(NameDifference(named: path, existing: existing, location: location))
      }
    }
    var problems = ReferenceProblems()
    problems.add(differences)
    self.problems = problems.diagnostics
  }

  /// Whether a path matches several files.
  package var areAmbiguous: Bool { problems.contains { $0.severity == .error } }
}

extension Project {
  /// Returns the project with the names that the files of its configuration have.
  func matchingFiles() -> Project {
    var configuration = configuration
    var problems: [Diagnostic] = []
    func existing(_ paths: [String], at locations: [Location?] = []) -> [String] {
      let found = UserPaths(paths.map(path), at: locations)
      problems += found.problems
      return zip(paths, zip(paths.map(path), found.paths))
        .map { FileName.isIdentical($1.0, $1.1) ? $0 : configuredPath($1.1) }
    }
    configuration.catalogs = existing(configuration.catalogs)
    configuration.declarations = existing(configuration.declarations)
    for index in configuration.targets.indices {
      let target = configuration.targets[index]
      configuration.targets[index].sources = existing(target.sources, at: target.sourcePlaces)
    }
    guard !problems.isEmpty else { return self }
    return Project(
      folder: folder,
      configuration: configuration,
      diagnostics: diagnostics + problems
    )
  }
}
