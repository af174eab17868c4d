package import Diagnostics
import FileSystem
import StringCatalog
import StringExtraction
import SwiftTypeChecker

/// The uses of a key in the project, for people and programs that translate its text.
package struct KeyContext: Hashable, Sendable {
  /// A use of the key.
  package struct Place: Hashable, Sendable {
    /// The location of the text in a source, document or Info.plist.
    package var location: Location
    /// The element that displays the text, such as `Button` or `TextField prompt`; `nil` if it is
    /// not known.
    package var role: String?
    /// The type, window or scene that contains the text, such as `SettingsView`; `nil` if it is not
    /// known.
    package var screen: String?
    /// Whether the code is not compiled with the catalog, such as that of a package of an app.
    package var isElsewhere = false
  }

  /// The uses, in the order of files and offsets.
  package var places: [Place]
  /// The keys in the same file before and after the first use: at most two of each, in the order
  /// of the file.
  package var neighbors: [String]
  /// Whether the files of the places can be read.
  ///
  /// A translation file only names the places in the project from which it was exported.
  package var areFilesPresent = true

  /// Creates a context.
  package init(places: [Place] = [], neighbors: [String] = []) {
    self.places = places
    self.neighbors = neighbors
  }

  /// The element that displays the text at its first use.
  package var role: String? { places.lazy.compactMap(\.role).first }
  /// The type, window or scene of the first use that has one.
  package var screen: String? { places.lazy.compactMap(\.screen).first }
}

/// The uses of the keys of catalogs.
package struct KeyContexts: Sendable {
  private var contexts: [String: [ExactString: KeyContext]] = [:]

  /// Creates the contexts of no keys.
  package init() {}

  /// Returns the uses of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - path: The path of its catalog.
  /// - Returns: The uses; none if the code does not contain the key, or was not read.
  package func context(of key: String, inCatalogAt path: String) -> KeyContext {
    contexts[FileSystem.absolutePath(of: path)]?[ExactString(key)] ?? KeyContext()
  }

  /// The names of the types that show texts.
  package var screens: Set<String> {
    Set(contexts.values.flatMap { $0.values.flatMap(\.places).compactMap(\.screen) })
  }

  /// Sets the uses of a key.
  mutating func set(_ context: KeyContext, of key: String, inCatalogAt path: String) {
    contexts[FileSystem.absolutePath(of: path), default: [:]][ExactString(key)] = context
  }

  /// Creates the contexts of strings.
  ///
  /// - Parameters:
  ///   - wanted: The strings by the path of their catalog.
  ///   - all: All strings, among which they have neighbors.
  ///   - areElsewhere: Whether their code is not compiled with the catalogs.
  init(
    _ wanted: [(path: String, strings: [ExtractedString])],
    among all: [[ExtractedString]],
    areElsewhere: Bool = false
  ) async {
    let locations = Set(wanted.flatMap { $0.strings.map(\.location) })
    let uses = await LocatedUses.find(at: locations)
    let neighbors = NeighborKeys(all)
    for (path, strings) in wanted { add(strings, path, uses, neighbors, areElsewhere) }
  }

  /// Adds the uses of keys that have none.
  package mutating func addMissing(from others: KeyContexts) {
    for (catalog, others) in others.contexts {
      contexts[catalog, default: [:]]
        .merge(others) { own, other in
          own.places.isEmpty ? other : own
        }
    }
  }

  /// Adds the uses of the keys of a catalog.
  private mutating func add(
    _ strings: [ExtractedString],
    _ path: String,
    _ uses: LocatedUses,
    _ neighbors: NeighborKeys,
    _ areElsewhere: Bool
  ) {
    let catalog = FileSystem.absolutePath(of: path)
    for string in strings {
      let use = uses[string.location]
      let place = KeyContext.Place(
        location: string.location,
        role: use.role,
        screen: use.container,
        isElsewhere: areElsewhere
      )
      let key = ExactString(string.key)
      if contexts[catalog]?[key] == nil {
        let around = neighbors.keys(around: string.key, at: string.location)
        contexts[catalog, default: [:]][key] = KeyContext(places: [], neighbors: around)
      }
      contexts[catalog]?[key]?.places.append(place)
    }
  }
}

extension Workspace {
  /// Returns the uses of the keys of catalogs in their sources.
  ///
  /// Catalogs without sources have none. Problems of sources are ignored, because `sync` and
  /// `validate` report them.
  ///
  /// - Parameters:
  ///   - catalogs: The paths of the catalogs.
  ///   - wanted: Returns whether the uses of a key of a catalog are needed.
  ///   - request: The conditions and the cache of the extraction.
  ///   - progress: Receives the progress of the extraction.
  /// - Returns: The uses.
  /// - Throws: `CancellationError`, or an error if the cache cannot be read.
  package func keyContexts(
    ofCatalogsAt catalogs: [String],
    where wanted: @Sendable (_ catalog: String, _ key: String) -> Bool = { _, _ in true },
    request: SyncRequest = SyncRequest(),
    progress: ExtractionProgressHandler? = nil
  ) async throws -> KeyContexts {
    var request = request
    request.catalogs = catalogs
    request.keepsAbsentKeys = true
    let plan: SyncPlan
    do {
      plan = try await self.plan(request)
    } catch is WorkspaceError {
      return KeyContexts()
    }
    guard !plan.files.isEmpty || !plan.resourceFiles.isEmpty else { return KeyContexts() }
    let extracted = try await extractStrings(request, by: plan, progress: progress)
    var wantedStrings: [(path: String, strings: [ExtractedString])] = []
    for (catalog, strings) in zip(plan.catalogs, extracted.strings) {
      let path = catalog.file.path
      wantedStrings.append((path, strings.filter { wanted(path, $0.key) }))
    }
    let contexts = await KeyContexts(wantedStrings, among: extracted.strings)
    // A cache that cannot be written only makes the next run slower.
    _ = await extracted.extraction.cacheWriting?.finish()
    return contexts
  }
}
