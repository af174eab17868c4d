import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringExtraction
import SwiftTypeChecker

/// The options that say which sources are read.
struct SourceOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(Texts.paths, valueName: Texts.pathValue),
    completion: .file(extensions: SourceKind.allFileExtensions)
  )
  var paths: [String] = []

  @Option(help: ArgumentHelp(Texts.fileList, valueName: Texts.fileValue), completion: .file())
  var fileList: String?

  /// What the user named, to tell it from what others name.
  var scope: [String] { paths + (fileList.map { ["--file-list", $0] } ?? []) }

  /// Whether the user names sources.
  var areNamed: Bool { !paths.isEmpty || fileList != nil }

  /// Returns the sources that the user names.
  func files(_ console: Console) async throws -> SourceFiles {
    try await SourceFiles(paths: paths, fileList: fileList, console)
  }
}

extension SourceOptions {
  enum Texts {
    static var paths: String {
      String(
        localized:
          "Swift, C and Objective-C files, or folders that contain them; by default those of the project's targets.",
        comment: "Help of the arguments of xcstrings extract"
      )
    }
    static var pathValue: String {
      String(localized: "path", comment: "Help: stands for the path of a file or folder, one word")
    }
    static var fileList: String {
      String(
        localized: "A file with one source path per line; - is standard input.",
        comment: "Help of --file-list"
      )
    }
    static var fileValue: String {
      String(localized: "file", comment: "Help: stands for the path of a file, one word")
    }
    static var folderValue: String {
      String(localized: "folder", comment: "Help: stands for the path of a folder, one word")
    }
    static var formatValue: String {
      String(localized: "format", comment: "Help: stands for the name of a format, one word")
    }
    static var languageValue: String {
      String(localized: "language", comment: "Help: stands for a language such as 'es', one word")
    }
  }
}

/// The options that say which projects and packages count, where there are several.
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

  /// The projects and the folders of packages that the user names.
  var paths: [String] { projects + packages }
}

extension DeclarationOptions {
  enum Texts {
    static var project: String {
      String(
        localized:
          "An Xcode project, or the file that generates it; its local packages count too. By default all below the current folder.",
        comment: "Help of xcstrings sync --project"
      )
    }
    static var projectValue: String {
      String(
        localized: "project",
        comment: "Help: stands for the path of an Xcode project, one word"
      )
    }
    static var package: String {
      String(
        localized:
          "The folder of a Swift package; its local packages count too. By default all below the current folder.",
        comment: "Help of xcstrings sync --package"
      )
    }
  }
}

/// The options that say which parts of sources a build compiles.
struct ConditionOptions: ParsableArguments {
  @Option(
    name: .customShort("D", allowingJoined: true),
    help: ArgumentHelp(Texts.conditions, valueName: Texts.conditionValue)
  )
  var conditions: [String] = []

  @Flag(help: ArgumentHelp(Texts.noDebug))
  var noDebug = false

  /// Returns what a project and the command line tell about the sources.
  ///
  /// - Parameters:
  ///   - project: The project; `nil` if there is none.
  ///   - routines: More names of functions that take a key.
  ///   - possible: The conditions that some configuration of the targets sets; `nil` if that is not
  ///     known. They count where neither the user nor the project says which ones are set.
  /// - Returns: The options of an extraction.
  func extractionOptions(
    of project: Project?,
    routines: [String] = [],
    possibleConditions possible: Set<String>? = nil
  ) -> ExtractionOptions {
    let configuration = project?.configuration ?? Configuration()
    let known: CompilationConditions =
      if configuration.conditions == nil, conditions.isEmpty {
        possible.map { .possible($0) } ?? .unknown
      } else {
        .exact(Set((configuration.conditions ?? []) + conditions))
      }
    return ExtractionOptions(
      routines: routines + configuration.routines,
      conditions: known,
      includesDebugOnly: configuration.includesDebug && !noDebug
    )
  }
}

extension ConditionOptions {
  enum Texts {
    static var conditions: String {
      String(
        localized:
          "A compilation condition that is set; all others are not. By default, all that an Xcode project sets in some configuration may be set; without a project, both sides of each #if are read.",
        comment: "Help of -D"
      )
    }
    static var conditionValue: String {
      String(localized: "condition", comment: "Help: name of the value of -D, one word")
    }
    static var noDebug: String {
      String(
        localized: "Leave out strings that only debug builds compile.",
        comment: "Help of --no-debug"
      )
    }
  }
}

/// The options that say where an extraction leaves what the next one starts from.
struct CacheOptions: ParsableArguments {
  @Option(
    name: .customLong("cache"),
    help: ArgumentHelp(Texts.cache, valueName: SourceOptions.Texts.folderValue),
    completion: .directory
  )
  var folder: String?

  @Flag(name: .customLong("no-cache"), help: ArgumentHelp(Texts.noCache))
  var isOff = false

  /// Returns the cache that is to be used; `nil` for none.
  ///
  /// - Parameters:
  ///   - project: The project that the command works in.
  ///   - scope: The paths that the user gave, or none for the project's own.
  ///   - memory: What keeps it where there is no folder for it.
  /// - Returns: The cache.
  func cache(
    in project: Project?,
    scope: [String],
    orIn memory: ExtractionMemory? = nil
  ) -> ExtractionCache? {
    guard !isOff else { return nil }
    if let folder { return ExtractionCache(store: .folder(folder), scope: scope) }
    guard let root = project?.folder ?? Project.packageFolder else {
      return memory.map { ExtractionCache(store: .memory($0), scope: scope) }
    }
    let folder = FileSystem.join(root, ExtractionCache.defaultFolder)
    return ExtractionCache(store: .folder(folder), scope: scope)
  }
}

extension CacheOptions {
  enum Texts {
    static var cache: String {
      String(
        localized:
          "The folder of the cache; by default .build/xcstrings beside .xcstrings.yml or Package.swift.",
        comment: "Help of --cache"
      )
    }
    static var noCache: String {
      String(
        localized: "Use no cache: read all sources again.",
        comment: "Help of --no-cache"
      )
    }
  }
}
