import FileSystem
package import StringCatalog
import StringExtraction

/// Some keys of catalogs by the absolute paths of these.
package typealias CatalogKeys = [String: Set<ExactString>]

extension KeyContexts {
  /// Returns the keys of catalogs without known uses.
  package func keysWithoutUses(in files: [CatalogFile]) -> CatalogKeys {
    keysWithoutUses(among: files.lazy.flatMap { file in file.catalog.keys.map { (file.path, $0) } })
  }

  /// Returns those of some keys that have no known uses.
  package func keysWithoutUses(
    among keys: some Sequence<(catalog: String, key: String)>
  ) -> CatalogKeys {
    keys.reduce(into: [:]) { unused, entry in
      guard context(of: entry.key, inCatalogAt: entry.catalog).places.isEmpty else { return }
      unused[FileSystem.absolutePath(of: entry.catalog), default: []].insert(ExactString(entry.key))
    }
  }
}

extension Workspace {
  /// Returns the uses of keys in code that is not compiled with their catalogs, or that looks them up
  /// with functions that are not known.
  ///
  /// The code of packages uses the catalogs of an app if it names no bundle, but `sync` does not
  /// add its keys to them. A function of the project may look up a `String`. The uses are marked as
  /// such. A call without a table may use any catalog.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - progress: Receives the progress of the extraction.
  /// - Returns: The uses.
  /// - Throws: `CancellationError`, or an error if the sources cannot be listed.
  /// - Complexity: That of an extraction from all sources of the project.
  package func usesElsewhere(
    of keys: CatalogKeys,
    progress: ExtractionProgressHandler? = nil
  ) async throws -> KeyContexts {
    guard !keys.isEmpty else { return KeyContexts() }
    let extraction = try await extractionOfAllCode(
      cache: .standard(),
      goesOnWithoutUnreadable: true,
      progress: progress
    )
    let all = extraction.strings.occurrences
    let names = Set(keys.values.flatMap { $0.map(\.string) })
    let literals = await extraction.possibleUses(of: names)
      .filter { $0.isKey || $0.unknown != nil }
      .map { ExtractedString(key: $0.key, location: $0.location) }
    var contexts = await KeyContexts(keys, in: all, among: [all], kind: .elsewhere)
    contexts.addMissing(
      from: await KeyContexts(keys, in: literals, among: [all + literals], kind: .literal)
    )
    // A cache that cannot be written only makes the next run slower.
    _ = await extraction.cacheWriting?.finish()
    return contexts
  }

  /// Returns the literals with some texts in all code of the project.
  ///
  /// - Throws: `CancellationError`, or an error if the sources cannot be listed or one cannot be read.
  /// - Complexity: That of an extraction from all sources of the project.
  func literalsInAllCode(
    equalTo keys: Set<String>,
    cache: ExtractionCache.Location
  ) async throws -> [PossibleKeyUse] {
    let extraction = try await extractionOfAllCode(
      cache: cache,
      goesOnWithoutUnreadable: false,
      progress: nil
    )
    let literals = await extraction.possibleUses(of: keys)
    _ = await extraction.cacheWriting?.finish()
    return literals
  }

  private func extractionOfAllCode(
    cache: ExtractionCache.Location,
    goesOnWithoutUnreadable: Bool,
    progress: ExtractionProgressHandler?
  ) async throws -> SourceExtraction {
    var input = try extractionInput()
    input.cache = ExtractionCache(at: cache, of: project, scope: ["*"], version: version)
    input.goesOnWithoutUnreadable = goesOnWithoutUnreadable
    return try await input.extract(progress: progress)
  }
}

extension KeyContexts {
  /// Creates the contexts of those of some strings that may be keys of catalogs.
  fileprivate init(
    _ keys: CatalogKeys,
    in strings: [ExtractedString],
    among all: [[ExtractedString]],
    kind: KeyContext.Place.Kind
  ) async {
    let found = keys.sorted { $0.key < $1.key }
      .map { path, keys in
        let table = CatalogFile.table(ofCatalogAt: path)
        return (
          path: path,
          strings: strings.filter { string in
            string.table ?? table == table && keys.contains(ExactString(string.key))
          }
        )
      }
    await self.init(found, among: all, kind: kind)
  }
}
