import CommandSupport
import Diagnostics
import ExtractedStrings
import ProjectModel

/// What `sync` reads, and what it brings in step with it.
struct SyncPlan {
  /// The catalogs that are brought in step.
  var catalogs: [PlannedCatalog] = []
  /// The catalogs that cannot be read; the others are brought in step all the same.
  var unreadCatalogs: [UnreadCatalog] = []
  /// What the file system said of some of the sources already.
  var stamps = SourceStamps()
  /// More sources, whose declarations help to type calls.
  var indexed: [String] = []
  /// The names of functions that take a key, as the targets' build settings tell them.
  var routines: [String] = []
  /// The compilation conditions that some configuration sets; `nil` if that is not known.
  var compilationConditions: Set<String>?
  /// What is questionable in the declarations of targets.
  var diagnostics: [Diagnostic] = []

  /// The sources of all catalogs, each once.
  var files: [String] {
    var seen: Set<String> = []
    return catalogs.flatMap { $0.sources + $0.silentSources }.filter { seen.insert($0).inserted }
  }

  /// How a command ends that leaves catalogs out; `nil` if there are none of them.
  ///
  /// One that is damaged counts more than one that could not be reached.
  var unreadStatus: ExitStatus? {
    unreadCatalogs.contains { $0.status == .data } ? .data : unreadCatalogs.first?.status
  }

  /// Adds a catalog, or tells why it cannot be read.
  ///
  /// - Parameters:
  ///   - path: The path of the catalog.
  ///   - language: The language of the sources, for a catalog that does not exist yet.
  ///   - console: Where errors are told.
  ///   - planned: Says what feeds the catalog.
  /// - Throws: What is about more than the catalog's own file.
  mutating func add(
    catalogAt path: String,
    creatingFor language: String,
    _ console: Console,
    _ planned: (CatalogFile) throws -> PlannedCatalog
  ) throws {
    do {
      catalogs.append(try planned(try CatalogFile(at: path, creatingFor: language, console)))
    } catch {
      guard let failure = CommandFailure(ofFile: error) else { throw error }
      console.report(failure)
      unreadCatalogs.append(UnreadCatalog(path: path, failure))
    }
  }
}

extension CommandFailure {
  /// Creates the failure that an error means which the reading of one file has thrown; `nil` if it
  /// is about more than the file.
  fileprivate init?(ofFile error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as FileError: self.init(error)
    default: return nil
    }
  }
}
