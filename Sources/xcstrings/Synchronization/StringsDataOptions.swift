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
    help: ArgumentHelp(Texts.stringsData, valueName: SourceOptions.Texts.pathValue),
    completion: .file(extensions: ["stringsdata"])
  )
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(Texts.sourceRoot, valueName: SourceOptions.Texts.folderValue),
    completion: .directory
  )
  var sourceRoot: String?

  @Flag(help: ArgumentHelp(Texts.complete))
  var complete = false

  @Flag(help: ArgumentHelp(Texts.skipMarkingStringsStale))
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
      throw CommandFailure(Texts.contradiction, status: .usage)
    }
    guard !paths.isEmpty || (!complete && sourceRoot == nil) else {
      throw CommandFailure(Texts.needsStringsData, status: .usage)
    }
  }
}

extension StringsDataOptions {
  enum Texts {
    static var stringsData: String {
      String(
        localized:
          "Read strings from these .stringsdata files, or from folders that contain them, instead of from source files.",
        comment: "Help of xcstrings sync --stringsdata"
      )
    }
    static var sourceRoot: String {
      String(
        localized:
          "With --stringsdata: the folder of this project on the machine that wrote the files.",
        comment: "Help of xcstrings sync --source-root"
      )
    }
    static var complete: String {
      String(
        localized:
          "With --stringsdata: the files contain all strings, so all other keys are unused.",
        comment: "Help of xcstrings sync --complete"
      )
    }
    static var skipMarkingStringsStale: String {
      String(
        localized:
          "Add and update keys, but do not mark or remove any, as with Apple's xcstringstool.",
        comment:
          "Help of xcstrings sync --skip-marking-strings-stale, an option that Apple's tool also has"
      )
    }
    static var contradiction: String {
      String(
        localized:
          "--complete and --skip-marking-strings-stale cannot be combined: the first marks keys as stale, the second does not.",
        comment: "Error of xcstrings sync. Do not translate the options"
      )
    }
    static var needsStringsData: String {
      String(
        localized: "--complete and --source-root need --stringsdata.",
        comment: "Error of xcstrings sync. Do not translate the options"
      )
    }
  }
}
