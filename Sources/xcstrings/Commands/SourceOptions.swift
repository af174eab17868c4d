import ArgumentParser
import CommandSupport
import Localization
import ProjectModel

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
