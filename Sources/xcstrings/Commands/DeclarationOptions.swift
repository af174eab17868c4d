import ArgumentParser
import CommandSupport
import Localization

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
