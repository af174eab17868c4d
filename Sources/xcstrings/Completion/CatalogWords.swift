import CommandSupport
import Diagnostics
import ProjectModel
import StringCatalog

/// What the catalogs at hand know, for a shell that completes a command line.
///
/// They are those that the line names, or else those of the project. What cannot be read has no
/// words, for nobody could be told.
struct CatalogWords {
  private let project: Project?
  private let catalogs: [StringCatalog]

  /// Looks for the catalogs of a command line.
  init(of words: [String]) {
    let named = words.filter { word in
      word.hasSuffix(Project.catalogSuffix) && FileSystem.kind(of: word) != nil
    }
    project = Project.locate()
      .flatMap { folder, path in
        guard let parsed = try? Project.parse(at: path) else { return nil }
        return Project(folder: folder, configuration: parsed.value)
      }
    let paths = try? CatalogSelection(paths: named).paths(in: project)
    catalogs = (paths ?? [])
      .compactMap { path in
        guard let bytes = try? FileSystem.read(path) else { return nil }
        return StringCatalog.parse(bytes, file: path).value
      }
  }

  /// The keys, each once, in the order of the catalogs.
  var keys: [String] {
    unique(catalogs.flatMap { $0.entries.map(\.key) })
  }

  /// The languages of the project, then those of the catalogs.
  var languages: [String] {
    unique(
      (project?.configuration.languages ?? []) + catalogs.flatMap(\.languages)
    )
  }

  private func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }
}
