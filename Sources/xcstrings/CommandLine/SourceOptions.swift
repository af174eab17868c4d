import ArgumentParser
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringExtraction
import SwiftTypeChecker

/// The options for the sources that a command reads.
struct SourceOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(.sourcePaths, valueName: .sourcePathValue),
    completion: .file(extensions: SourceKind.allFileExtensions)
  )
  var paths: [String] = []

  @Option(help: ArgumentHelp(.sourceFileList, valueName: .sharedFileValue), completion: .file())
  var fileList: String?

  /// The arguments of the user, to distinguish caches of different selections.
  var scope: [String] { paths + (fileList.map { ["--file-list", $0] } ?? []) }

  /// Whether the user named sources.
  var areNamed: Bool { !paths.isEmpty || fileList != nil }

  /// Returns the sources that the user named, after printing which files are ignored.
  func files(_ console: Console) async throws -> SourceFiles {
    let list = try fileList.map { try console.existingPaths([$0])[0] }
    let files = try await SourceFiles(paths: console.existingPaths(paths), fileList: list)
    DiagnosticPrinter().print(files.nameProblems, to: console)
    try console.printIgnoredFiles(of: files)
    return files
  }
}

/// The options for the projects and packages that are used if there are several.
struct DeclarationOptions: ParsableArguments {
  @Option(
    name: .customLong("project"),
    help: ArgumentHelp(.declarationProject, valueName: .declarationProjectValue),
    completion: .directory
  )
  var projects: [String] = []

  @Option(
    name: .customLong("package"),
    help: ArgumentHelp(.declarationPackage, valueName: .sourceFolderValue),
    completion: .directory
  )
  var packages: [String] = []

  /// The projects and package folders that the user named.
  var paths: [String] { projects + packages }
}

/// The options for the conditions under which a build compiles sources.
struct ConditionOptions: ParsableArguments {
  @Option(
    name: .customShort("D", allowingJoined: true),
    help: ArgumentHelp(.conditionConditions, valueName: .conditionConditionValue)
  )
  var conditions: [String] = []

  @Flag(help: ArgumentHelp(.conditionNoDebug))
  var noDebug = false

  /// The conditions for the sources.
  var sources: SourceConditions {
    var sources = SourceConditions()
    sources.names = conditions
    sources.includesDebug = !noDebug
    return sources
  }
}

/// The options for the cache of extractions.
struct CacheOptions: ParsableArguments {
  @Option(
    name: .customLong("cache"),
    help: ArgumentHelp(.cacheCache, valueName: .sourceFolderValue),
    completion: .directory
  )
  var folder: String?

  @Flag(name: .customLong("no-cache"), help: ArgumentHelp(.cacheNoCache))
  var isOff = false

  /// Returns the location of the cache.
  ///
  /// - Parameter memory: The cache in memory, for use without a folder.
  /// - Returns: The location of the options, or the default.
  func location(orIn memory: InMemoryExtractionCache? = nil) -> ExtractionCache.Location {
    guard !isOff else { return .none }
    return folder.map { .folder($0) } ?? .standard(memory: memory)
  }
}
