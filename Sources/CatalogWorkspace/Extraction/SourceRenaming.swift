import CatalogValidation
package import Diagnostics
package import FileSystem
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog
package import StringExtraction
import SwiftTypeChecker

/// The renaming of a key in the sources of a catalog.
package struct SourceRenaming: Sendable {
  /// The new key of the literals; `nil` if no literal is edited.
  package private(set) var key: RenamedKey?
  /// The edits of literals.
  package private(set) var edits: [FixIt.Edit] = []
  /// The diagnostics for literals that are not edited.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The changes to the files.
  package private(set) var changes: [FileChange] = []
  /// The concurrent writing of the cache for the next extraction.
  package private(set) var cacheWriting: CacheWriting?

  /// Finds the literals to edit, without changing anything.
  ///
  /// - Parameters:
  ///   - renaming: The old key and the new one.
  ///   - workspace: The workspace of the catalog and its sources.
  ///   - request: The request for the catalog that contains the key.
  ///   - plan: The plan of the request: the catalog and its sources.
  ///   - catalogs: The paths of the catalogs whose keys are renamed; `nil` for all of the plan.
  ///   - progress: Receives the progress of the extraction.
  /// - Returns: The edits of all sources.
  /// - Throws: An error if the sources cannot be read, or if the new key does not fit them.
  package static func find(
    _ renaming: LiteralRenaming,
    in workspace: Workspace,
    _ request: SyncRequest,
    by plan: SyncPlan,
    inCatalogs catalogs: Set<String>? = nil,
    progress: ExtractionProgressHandler? = nil
  ) async throws -> SourceRenaming {
    try plan.checkCode()
    let input = ExtractionInput(
      files: plan.files,
      stamps: plan.stamps,
      indexed: plan.indexed,
      options: ExtractionOptions(
        routines: plan.routines + (workspace.project?.configuration.routines ?? []),
        includesPreviews: true
      ),
      cache: ExtractionCache(
        at: request.cache,
        of: workspace.project,
        scope: request.scope,
        version: workspace.version
      )
    )
    let extraction = try await input.extract(progress: progress)
    guard extraction.isComplete else {
      _ = await extraction.cacheWriting?.finish()
      throw WorkspaceError.incompleteSources(extraction.diagnostics)
    }
    let strings = plan.strings(in: extraction.strings.occurrences, of: workspace.project)
    let occurrences = zip(plan.catalogs, strings)
      .filter { catalog, _ in catalogs?.contains(catalog.file.path) ?? true }
      .flatMap(\.1.strings)
      .filter { $0.key.hasSameCodePoints(as: renaming.key) }
    var result = SourceRenaming()
    result.cacheWriting = extraction.cacheWriting
    try await result.edit(Dictionary(grouping: occurrences.map(\.location), by: \.file), renaming)
    return result
  }

  private mutating func edit(
    _ locations: [String: [Location]],
    _ renaming: LiteralRenaming
  ) async throws {
    var keys: Set<RenamedKey> = []
    let results = await locations.sorted { $0.key < $1.key }
      .concurrentMap { file, locations in
        Result {
          let bytes = try FileSystem.read(file, as: .source)
          return (file, bytes, Self.rename(renaming, literalsAt: locations, in: bytes, of: file))
        }
      }
    for result in results {
      let (file, bytes, result) = try result.get()
      edits += result.edits
      diagnostics += result.diagnostics
      keys.formUnion(result.keys)
      let content = FileContent(path: file, bytes: bytes)
      changes.append(
        FileChange(content, to: Self.apply(result.edits, to: bytes), isEditOfProgram: true)
      )
    }
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      throw WorkspaceError.unfitLiterals(newKey: renaming.newKey, diagnostics)
    }
    guard keys.count < 2 else {
      throw WorkspaceError.differentLiterals(keys: keys.map(\.key).sorted())
    }
    key = keys.first
  }

  private static func rename(
    _ renaming: LiteralRenaming,
    literalsAt locations: [Location],
    in bytes: [UInt8],
    of file: String
  ) -> LiteralRenaming.Result {
    SourceKind(ofFileAt: file) == .objectiveC
      ? renaming.rename(literalsAt: locations, in: ObjectiveCSource(path: file, bytes: bytes))
      : renaming.rename(literalsAt: locations, in: SourceFile(path: file, bytes: bytes))
  }

  private static func apply(_ edits: [FixIt.Edit], to bytes: [UInt8]) -> [UInt8] {
    edits.reversed()
      .reduce(into: bytes) { bytes, edit in
        bytes.replaceSubrange(edit.location.utf8Range, with: edit.replacement.utf8)
      }
  }
}
