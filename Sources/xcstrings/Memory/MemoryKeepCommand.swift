import ArgumentParser
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization
import ProjectConfiguration

/// Creates the file in which the translations of removed keys are kept.
struct MemoryKeepCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "keep",
      abstract: .memoryKeepAbstract,
      discussion: .memoryKeepDiscussion
    )
  }

  @OptionGroup
  var access: AccessOptions

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let project = try Project.find(console)
    let kept = KeptTranslations(inFolder: project?.folder ?? ".", version: Version.text)
    let source = project?.configuration.sourceLanguage ?? Project.defaultSourceLanguage
    let isNew = try kept.create(sourceLanguage: source)
    if global.json { return try console.print(json: Report(file: kept.path, isNew: isNew)) }
    console.printStatus(isNew ? Texts.created(kept.path) : Texts.exists(kept.path))
  }

  /// The output of `memory keep --json`.
  struct Report: Encodable {
    var file: String
    var isNew: Bool
  }
}

extension KeptTranslations {
  /// Prints the number of translations that were kept, if there are any.
  func report(_ count: Int, asJSON isJSON: Bool, to console: Console) {
    guard count > 0, !isJSON else { return }
    console.printStatus(MemoryKeepCommand.Texts.kept(count, path))
  }
}

extension MemoryKeepCommand {
  enum Texts {
    static func kept(_ count: Int, _ path: String) -> String {
      String(
        localized: "\(count) translations kept in \(path).",
        comment:
          "Status message of xcstrings remove and rename. The arguments are a number and a file"
      )
    }
    static func created(_ path: String) -> String {
      String(
        localized: "From now on, \(path) keeps the translations of removed keys.",
        comment: "Status message of xcstrings memory keep. The argument is a file"
      )
    }
    static func exists(_ path: String) -> String {
      String(
        localized: "\(path) already keeps the translations of removed keys.",
        comment: "Status message of xcstrings memory keep. The argument is a file"
      )
    }
  }
}
