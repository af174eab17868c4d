import CommandSupport
import Localization
import ProjectModel

/// What the user asks `sync` for.
struct SyncRequest {
  /// The catalogs, or folders that hold them; empty for those of the project.
  var catalogs: [String]
  /// The sources, or folders that hold them; empty for those of the project.
  var sources: [String]
  /// A list of further sources.
  var fileList: String?

  /// What the user named of the sources, to tell it from what others name.
  var scope: [String] { sources + (fileList.map { ["--file-list", $0] } ?? []) }

  /// Returns what has to be read for that.
  func plan(in project: Project?, _ console: Console) async throws -> SyncPlan {
    let catalogs = try catalogFiles(in: project, console)
    let hasSources = !sources.isEmpty || fileList != nil
    guard let project else {
      let paths = hasSources ? sources : ["."]
      let files = try await SourceFiles(paths: paths, fileList: fileList, console)
      return SyncPlan(catalogs: catalogs, files: files, isComplete: files.isComplete)
    }
    let all = try project.sourceFiles()
    let indexed = try project.indexedFiles()
    guard hasSources else {
      let files = SourceFiles(paths: all)
      return SyncPlan(catalogs: catalogs, files: files, indexed: indexed, isComplete: true)
    }
    let files = try await SourceFiles(paths: sources, fileList: fileList, console)
    // The targets name all that feeds a table, so only they can say that nothing was left out.
    let named = Set(files.paths.map { FileSystem.absolutePath(of: $0) })
    let isComplete =
      files.isComplete && all.allSatisfy { named.contains(FileSystem.absolutePath(of: $0)) }
    return SyncPlan(catalogs: catalogs, files: files, indexed: indexed, isComplete: isComplete)
  }

  private func catalogFiles(in project: Project?, _ console: Console) throws -> [CatalogFile] {
    let language = project?.configuration.sourceLanguage ?? Project.defaultSourceLanguage
    guard catalogs.isEmpty else {
      let paths = try catalogs.flatMap { path in
        // A catalog that does not exist yet is made; a folder has to be there.
        FileSystem.kind(of: path) == nil && path.hasSuffix(Project.catalogSuffix)
          ? [path]
          : try FileSystem.catalogs(at: [path])
      }
      return try paths.map { try CatalogFile(at: $0, creatingFor: language, console) }
    }
    guard let project else { throw CommandFailure.noCatalogs }
    return try project.configuration.tables.map { table in
      try CatalogFile(
        at: project.catalog(ofTable: table.name),
        creatingFor: language,
        console
      )
    }
  }
}
