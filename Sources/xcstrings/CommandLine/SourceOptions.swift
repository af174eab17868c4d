import ArgumentParser
import CatalogWorkspace
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

  /// Returns the sources that the user names, after remarks on those that are left out.
  func files(_ console: Console) async throws -> SourceFiles {
    let files = try await SourceFiles(paths: paths, fileList: fileList)
    try console.remark(on: files)
    return files
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

  /// The parts of the sources that count.
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

  /// Returns where the cache is wanted.
  ///
  /// - Parameter memory: What keeps it where there is no folder for it.
  /// - Returns: The place that the options name, or the usual one.
  func location(orIn memory: ExtractionMemory? = nil) -> ExtractionCache.Location {
    guard !isOff else { return .none }
    return folder.map { .folder($0) } ?? .standard(memory: memory)
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
