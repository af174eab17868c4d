internal import CatalogWorkspace
public import Diagnostics
public import StringCatalog

extension StringCatalogProject {
  /// Compares the catalogs with the code, without writing them.
  ///
  /// It does what `xcstrings sync` does. A key is only stale if all sources of its catalog were read.
  ///
  /// ```swift
  /// let update = try await project.synchronization()
  /// if update.catalogs.contains(where: \.isChanged) { try await update.write() }
  /// ```
  ///
  /// - Parameter prunes: Whether keys that are no longer in the code are removed instead of marked as
  ///   stale.
  /// - Returns: The catalogs as they would be.
  /// - Throws: ``StringCatalogProjectError``, or `CancellationError`.
  /// - Complexity: That of parsing all sources.
  public func synchronization(prunes: Bool = false) async throws -> Synchronization {
    let result = try await run { _, state in
      var request = SyncRequest()
      request.prunes = prunes
      request.cache = .none
      let result = try await state.workspace.synchronize(request)
      if let refusal = result.refusal { throw refusal }
      return result
    }
    return Synchronization(project: self, result: result)
  }

  /// The result of comparing catalogs with the code.
  public struct Synchronization: Sendable {
    fileprivate let project: StringCatalogProject
    fileprivate let result: SyncResult

    /// A catalog as it would be.
    public struct Catalog: Sendable {
      /// The path, relative to the folder of the project.
      public let path: String
      /// The content after the synchronization.
      public let content: StringCatalog
      /// Whether the file would be written.
      public let isChanged: Bool
      /// The keys that are new in the code.
      public let addedKeys: [String]
      /// The keys that become stale, or are removed, because the code no longer contains them.
      public let lostKeys: [String]
      /// The former key of each renamed one.
      public let formerKeys: [String: String]
      /// The problems in the sources of the catalog.
      public let diagnostics: [Diagnostic]
    }

    /// The catalogs.
    public var catalogs: [Catalog] {
      result.outcomes.map { outcome in
        let report = outcome.report
        return Catalog(
          path: outcome.file.path,
          content: outcome.catalog,
          isChanged: outcome.isChanged,
          addedKeys: report.changes(of: .added).map(\.key),
          lostKeys: [.markedStale, .removed, .pruned].flatMap { report.changes(of: $0).map(\.key) },
          formerKeys: Dictionary(
            report.changes.compactMap { change in change.formerKey.map { (change.key, $0) } },
            uniquingKeysWith: { first, _ in first }
          ),
          diagnostics: report.diagnostics
        )
      }
    }

    /// The problems of sources that could not be read completely.
    public var diagnostics: [Diagnostic] { result.readingErrors + result.referenceProblems }

    /// Writes the catalogs that changed: all of them or, if one cannot be written, none.
    ///
    /// - Throws: ``StringCatalogProjectError`` if another program changed a catalog meanwhile, or a
    ///   file cannot be written.
    public func write() async throws {
      try await project.inFolder { try result.write(version: StringCatalogProject.version) }
    }
  }
}
