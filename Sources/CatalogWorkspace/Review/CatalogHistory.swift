import CatalogValidation
import Diagnostics
import FileSystem
package import StringCatalog
package import TranslationReview

/// The determination of outdated translations from the versions of catalogs in git.
package struct CatalogHistory: Sendable {
  private let history: GitHistory

  /// The number of versions that are read and parsed together.
  private static let batchCount = 16
  /// The size of the versions that are read together, in bytes.
  private static let batchSize = 64 << 20

  /// Whether earlier versions are not known, because the clone is shallow.
  package var isShallow: Bool { history.isShallow }

  /// Reads the commits that change catalogs.
  ///
  /// Returns `nil` if git has no history of the folder.
  ///
  /// - Parameters:
  ///   - folder: A folder of the work tree.
  ///   - start: A commit whose history is not needed; `nil` for all commits.
  package init?(in folder: String, since start: String? = nil) {
    guard let history = GitHistory.read(in: folder, since: start) else { return nil }
    self.history = history
  }

  /// Reads the commits after one that change catalogs of the project.
  ///
  /// - Throws: ``WorkspaceError/noHistory`` if git does not have their history.
  init(since commit: String) throws(WorkspaceError) {
    guard let history = CatalogHistory(in: ".", since: commit) else { throw .noHistory }
    self = history
  }

  /// Returns the translations that are older than their source text.
  ///
  /// Each version is compared with those that precede it. Versions with the same content are read
  /// once, those that are no catalogs are skipped.
  ///
  /// - Parameters:
  ///   - catalog: The current catalog, which need not be committed.
  ///   - path: Its path.
  ///   - recorded: Returns the source texts for which the translations of a key were made in the
  ///     first version; `nil` for the texts of that version.
  /// - Returns: The translations; `nil` if git has no version of the catalog.
  package func outdatedTranslations(
    in catalog: StringCatalog,
    at path: String,
    recorded: ((_ key: String) -> SourceVariants?)? = nil
  ) async -> [OutdatedTranslation]? {
    guard let versions = versions(ofCatalogAt: path), versions.contains(where: { $0 != nil }) else {
      return nil
    }
    var walk = HistoryWalk(commits: history.commits, versions: versions, recorded: recorded)
    while let batch = walk.nextVersions(count: Self.batchCount, size: Self.batchSize) {
      let contents = history.contents(of: batch)
      let catalogs = await batch.concurrentMap { version in
        contents[version.object].flatMap { CatalogFile.parse($0, file: "").value }
      }
      walk.advance(by: catalogs)
    }
    return SourceHistory(of: catalog, after: walk.last.map { [$0] } ?? [])
      .outdatedTranslations(in: catalog)
  }

  /// Returns a catalog as it was in the commit after which the history begins.
  ///
  /// - Parameter path: The current path of the catalog.
  /// - Returns: `nil` if it did not exist, or was not a catalog.
  func firstVersion(ofCatalogAt path: String) -> StringCatalog? {
    guard let version = versions(ofCatalogAt: path)?.first ?? nil,
      let bytes = history.contents(of: [version])[version.object]
    else { return nil }
    return CatalogFile.parse(bytes, file: "").value
  }

  private func versions(ofCatalogAt path: String) -> [GitHistory.Version?]? {
    history.workTree.name(of: FileSystem.realPath(path) ?? path)
      .flatMap(history.versions(ofCatalogAt:))
  }
}

/// The walk through the versions of a catalog, from the first to the last.
private struct HistoryWalk {
  private let commits: [GitHistory.Commit]
  private let versions: [GitHistory.Version?]
  private let recorded: ((String) -> SourceVariants?)?
  /// The number of commits whose parent is each commit and that were not visited yet.
  private var openChildren: [Int]
  private var histories: [Int: SourceHistory] = [:]
  private var next = 0
  private var isTrusted = false
  /// The history after the last commit.
  private(set) var last: SourceHistory?

  init(
    commits: [GitHistory.Commit],
    versions: [GitHistory.Version?],
    recorded: ((String) -> SourceVariants?)?
  ) {
    self.commits = commits
    self.versions = versions
    self.recorded = recorded
    openChildren = Array(repeating: 0, count: commits.count)
    for parent in commits.flatMap(\.parents) { openChildren[parent] += 1 }
  }

  /// Returns the next versions that must be read; `nil` at the end.
  ///
  /// ``advance(by:)`` must be called with their catalogs.
  mutating func nextVersions(count: Int, size: Int) -> [GitHistory.Version]? {
    var batch: [GitHistory.Version] = []
    var bytes = 0
    var index = next
    while index < commits.count, batch.count < count, bytes < size {
      if let version = versions[index], isNew(at: index) {
        batch.append(version)
        bytes += version.size
      }
      index += 1
    }
    end = index
    return next < commits.count ? batch : nil
  }
  private var end = 0

  /// Returns whether a commit changes the catalog in comparison with all its parents.
  private func isNew(at index: Int) -> Bool {
    !commits[index].parents.contains { versions[$0] == versions[index] }
  }

  /// Visits the commits whose versions were read.
  mutating func advance(by catalogs: [StringCatalog?]) {
    var catalogs = catalogs[...]
    for index in next..<end {
      let parents = commits[index].parents
      let former = parents.compactMap { histories[$0] }
      var history: SourceHistory?
      if versions[index] == nil {
        history = nil
      } else if !isNew(at: index) {
        history = parents.first { versions[$0] == versions[index] }.flatMap { histories[$0] }
      } else if let catalog = catalogs.popFirst() ?? nil {
        history = SourceHistory(of: catalog, after: former)
        if former.isEmpty, let recorded { history?.trust(recorded) }
      } else {
        history = former.first
      }
      histories[index] = history
      for parent in parents {
        openChildren[parent] -= 1
        if openChildren[parent] == 0 { histories[parent] = nil }
      }
      if index == commits.count - 1 { last = history }
    }
    next = end
  }
}
