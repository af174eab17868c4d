import ArgumentParser
import CommandSupport
import Localization

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
