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
    /// How the code uses the key.
    package var kind = Kind.compiled

    /// The kinds of uses.
    package enum Kind: Hashable, Sendable {
      /// Code that is compiled with the catalog looks up the key.
      case compiled
      /// The code is not compiled with the catalog, such as that of a package of an app.
      case elsewhere
      /// A literal is equal to the key, and a function that is not known may look it up.
      case literal
    }
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

extension KeyContext.Place {
  /// The maximum number of bytes of a line of code.
  private static let lineLength = 400

  /// Returns the lines of code around the place.
  ///
  /// - Parameter reach: The number of lines before and after it.
  /// - Returns: The lines; `nil` if they cannot be read.
  package func code(reach: Int) -> String? {
    guard let bytes = try? FileSystem.read(location.file, as: .source) else { return nil }
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"),
      maxSplits: location.line + reach,
      omittingEmptySubsequences: false
    )
    let first = max(location.line - 1 - reach, 0)
    let last = min(location.line + reach, lines.count)
    guard first < last else { return nil }
    return lines[first..<last].map { String(decoding: $0.prefix(Self.lineLength), as: UTF8.self) }
      .joined(separator: "\n")
  }
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

  /// Whether no key has a known use.
  package var areEmpty: Bool { contexts.values.allSatisfy(\.isEmpty) }

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
  ///   - kind: The kind of their uses.
  init(
    _ wanted: [(path: String, strings: [ExtractedString])],
    among all: [[ExtractedString]],
    kind: KeyContext.Place.Kind = .compiled
  ) async {
    let locations = Set(wanted.flatMap { $0.strings.map(\.location) })
    let uses = await LocatedUses.find(at: locations)
    let neighbors = NeighborKeys(all)
    for (path, strings) in wanted { add(strings, path, uses, neighbors, kind) }
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
    _ kind: KeyContext.Place.Kind
  ) {
    let catalog = FileSystem.absolutePath(of: path)
    for string in strings {
      let use = uses[string.location]
      let place = KeyContext.Place(
        location: string.location,
        role: use.role,
        screen: use.container,
        kind: kind
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
  ///   - known: Catalogs that are not read again.
  ///   - wanted: Returns whether the uses of a key of a catalog are needed.
  ///   - request: The conditions and the cache of the extraction.
  ///   - progress: Receives the progress of the extraction.
  /// - Returns: The uses.
  /// - Throws: `CancellationError`, or an error if the cache cannot be read.
  package func keyContexts(
    ofCatalogsAt catalogs: [String],
    knowing known: [CatalogFile] = [],
    where wanted: @Sendable (_ catalog: String, _ key: String) -> Bool = { _, _ in true },
    request: SyncRequest = SyncRequest(),
    progress: ExtractionProgressHandler? = nil
  ) async throws -> KeyContexts {
    var request = request
    request.catalogs = catalogs
    request.known = known
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
