import ArgumentParser
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization

/// The options for strings that compilers, or `extract`, recorded earlier.
struct StringsDataOptions: ParsableArguments {
  @Option(
    name: .customLong("stringsdata"),
    parsing: .upToNextOption,
    help: ArgumentHelp(.stringsDataStringsData, valueName: .sourcePathValue),
    completion: .file(extensions: ["stringsdata"])
  )
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(.stringsDataSourceRoot, valueName: .sourceFolderValue),
    completion: .directory
  )
  var sourceRoot: String?

  @Flag(help: ArgumentHelp(.stringsDataComplete))
  var complete = false

  @Flag(help: ArgumentHelp(.stringsDataSkipMarkingStringsStale))
  var skipMarkingStringsStale = false

  /// The recorded strings.
  var recorded: RecordedSources {
    var recorded = RecordedSources()
    recorded.paths = paths
    recorded.sourceRoot = sourceRoot
    recorded.isComplete = complete
    return recorded
  }

  /// Throws an error if options contradict each other, or require an option that is missing.
  func checkUse() throws(CommandFailure) {
    guard !complete || !skipMarkingStringsStale else {
      throw CommandFailure(String(localized: .stringsDataContradiction), status: .usage)
    }
    guard !paths.isEmpty || (!complete && sourceRoot == nil) else {
      throw CommandFailure(String(localized: .stringsDataNeedsStringsData), status: .usage)
    }
  }
}
