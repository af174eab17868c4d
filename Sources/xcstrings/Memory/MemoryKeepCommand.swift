import ArgumentParser
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization
import ProjectConfiguration

/// Creates the file in which `sync` keeps the translations of removed keys.
struct MemoryKeepCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "keep",
      abstract: Texts.abstract,
      discussion: Texts.discussion
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

extension MemoryKeepCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Keep the translations of removed keys from now on.",
        comment: "Help of xcstrings memory keep"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Creates .xcstrings/memory.tmx, which belongs into version control. When 'sync' removes or \
          renames keys, it adds their finished translations to the file, and 'memory search' finds \
          them. To stop, delete the file.
          """,
        comment: "Help of xcstrings memory keep"
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
