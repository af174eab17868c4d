import Diagnostics
import FileSystem
import StringCatalog

/// The names of the versions of a catalog that are merged.
///
/// Each is a path, or `REVISION:PATH` for a version in git.
package struct MergedVersions: Sendable {
  /// The common ancestor; `nil` if there is none.
  package var base: String?
  /// The version into which the other one is merged.
  package var ours: String
  /// The version whose changes are merged.
  package var theirs: String

  /// Creates the names of versions.
  package init(base: String?, ours: String, theirs: String) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }
}

extension ProjectSession {
  /// Returns a catalog in the project or in a commit.
  ///
  /// - Parameter name: A path, or `REVISION:PATH`.
  /// - Returns: The catalog.
  /// - Throws: An error if it cannot be read.
  package func catalog(named name: String) throws -> CatalogFile {
    let location = FileSystem.absolutePath(of: name)
    let loaded = try state().files.first { FileSystem.absolutePath(of: $0.path) == location }
    return try loaded ?? CatalogFile(FileContent.ofCatalog(named: name))
  }

  /// Merges versions of a catalog, and writes the result if no conflict is left.
  ///
  /// - Parameters:
  ///   - versions: The versions.
  ///   - output: The path of the merged catalog.
  ///   - resolutions: The decisions about conflicts. If one of them is refused, nothing is written.
  ///   - makesFinished: Whether texts that are not finished in the output may be finished afterwards;
  ///     otherwise, they need review.
  ///   - isPreview: Whether nothing is written.
  /// - Returns: The merged catalog, the result of each decision, and whether it was written.
  /// - Throws: An error if a file cannot be read or written, or if the output has changed meanwhile.
  package func merge(
    _ versions: MergedVersions,
    output: String,
    resolutions: [ConflictResolution],
    makesFinished: Bool,
    isPreview: Bool
  ) async throws -> (merged: MergedCatalog, results: [ResolutionResult], isWritten: Bool) {
    let contexts = try await contextsOfTerms()
    let configuration = try state().workspace.project?.configuration
    let original = try FileSystem.content(of: output, as: .catalog)
    var results: [ResolutionResult] = []
    let merged = try MergedCatalog(
      base: try versions.base.map(FileContent.ofCatalog(named:))
        ?? FileContent(path: "base", bytes: nil),
      ours: FileContent.ofCatalog(named: versions.ours),
      theirs: FileContent.ofCatalog(named: versions.theirs),
      path: output
    ) { merge in
      let rules = RuleLevels.validation(
        of: configuration,
        in: merge.catalog,
        at: output,
        usedIn: contexts
      )
      results = merge.resolve(resolutions, rules)
      guard !makesFinished else { return }
      let former = original.bytes.flatMap { CatalogFile.parse($0, file: output).value }
      merge.catalog.markForReview(FinishedTextChanges(from: former, to: merge.catalog).made)
    }
    let isComplete = merged.conflicts.isEmpty && results.allSatisfy { $0 == .applied }
    guard isComplete, !isPreview else { return (merged, results, false) }
    try Task.checkCancellation()
    try FileSystem.replace(original, with: merged.bytes)
    forgetPaths()
    return (merged, results, true)
  }
}
