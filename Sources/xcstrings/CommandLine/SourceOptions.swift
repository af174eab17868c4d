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
    help: ArgumentHelp(Texts.paths, valueName: Texts.pathValue),
    completion: .file(extensions: SourceKind.allFileExtensions)
  )
  var paths: [String] = []

  @Option(help: ArgumentHelp(Texts.fileList, valueName: Texts.fileValue), completion: .file())
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

extension SourceOptions {
  enum Texts {
    static var paths: String {
      String(
        localized:
          "Swift, C and Objective-C files, or folders that contain them, and storyboards, XIBs and Info.plist files (default: the source files of the project's targets).",
        comment: "Help of the arguments of xcstrings extract"
      )
    }
    static var pathValue: String {
      String(
        localized: "path",
        comment: "Help: placeholder for the path of a file or folder, one word"
      )
    }
    static var fileList: String {
      String(
        localized: "A file with one source path per line; - is standard input.",
        comment: "Help of --file-list"
      )
    }
    static var fileValue: String {
      String(localized: "file", comment: "Help: placeholder for the path of a file, one word")
    }
    static var folderValue: String {
      String(localized: "folder", comment: "Help: placeholder for the path of a folder, one word")
    }
    static var formatValue: String {
      String(localized: "format", comment: "Help: placeholder for the name of a format, one word")
    }
    static var languageValue: String {
      String(
        localized: "language",
        comment: "Help: placeholder for a language such as 'es', one word"
      )
    }
  }
}

/// The options for the projects and packages that are used if there are several.
struct DeclarationOptions: ParsableArguments {
  @Option(
    name: .customLong("project"),
    help: ArgumentHelp(Texts.project, valueName: Texts.projectValue),
    completion: .directory
  )
  var projects: [String] = []

  @Option(
    name: .customLong("package"),
    help: ArgumentHelp(Texts.package, valueName: SourceOptions.Texts.folderValue),
    completion: .directory
  )
  var packages: [String] = []

  /// The projects and package folders that the user named.
  var paths: [String] { projects + packages }
}

extension DeclarationOptions {
  enum Texts {
    static var project: String {
      String(
        localized:
          "An Xcode project or workspace, or the file that generates it, with its local packages (default: all projects in the current folder and its subfolders).",
        comment: "Help of xcstrings sync --project"
      )
    }
    static var projectValue: String {
      String(
        localized: "project",
        comment: "Help: placeholder for the path of an Xcode project, one word"
      )
    }
    static var package: String {
      String(
        localized:
          "The folder of a Swift package, with its local packages (default: all packages in the current folder and its subfolders).",
        comment: "Help of xcstrings sync --package"
      )
    }
  }
}

/// The options for the conditions under which a build compiles sources.
struct ConditionOptions: ParsableArguments {
  @Option(
    name: .customShort("D", allowingJoined: true),
    help: ArgumentHelp(Texts.conditions, valueName: Texts.conditionValue)
  )
  var conditions: [String] = []

  @Flag(help: ArgumentHelp(Texts.noDebug))
  var noDebug = false

  /// The conditions for the sources.
  var sources: SourceConditions {
    var sources = SourceConditions()
    sources.names = conditions
    sources.includesDebug = !noDebug
    return sources
  }
}

extension ConditionOptions {
  enum Texts {
    static var conditions: String {
      String(
        localized:
          "Set this compilation condition; all conditions that are not set are false. By default, the conditions of all configurations of an Xcode project may be set; without a project, both branches of each #if are read.",
        comment: "Help of -D"
      )
    }
    static var conditionValue: String {
      String(localized: "condition", comment: "Help: name of the value of -D, one word")
    }
    static var noDebug: String {
      String(
        localized: "Skip strings that are compiled only in debug builds.",
        comment: "Help of --no-debug"
      )
    }
  }
}

/// The options for the cache of extractions.
struct CacheOptions: ParsableArguments {
  @Option(
    name: .customLong("cache"),
    help: ArgumentHelp(Texts.cache, valueName: SourceOptions.Texts.folderValue),
    completion: .directory
  )
  var folder: String?

  @Flag(name: .customLong("no-cache"), help: ArgumentHelp(Texts.noCache))
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

extension CacheOptions {
  enum Texts {
    static var cache: String {
      String(
        localized:
          "The folder of the cache (default: .build/xcstrings next to .xcstrings.yml or Package.swift).",
        comment: "Help of --cache"
      )
    }
    static var noCache: String {
      String(
        localized: "Do not use the cache; read all source files again.",
        comment: "Help of --no-cache"
      )
    }
  }
}
