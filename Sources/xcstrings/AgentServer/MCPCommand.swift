import ArgumentParser
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import ProjectDiscovery

/// Serves the project to agents over the Model Context Protocol.
struct MCPCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "mcp",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @Option(
    help: ArgumentHelp(Texts.root, valueName: SourceOptions.Texts.folderValue),
    completion: .directory
  )
  var root: String?

  @Flag(help: ArgumentHelp(Texts.readOnly))
  var readOnly = false

  @Flag(help: ArgumentHelp(Texts.noApprove))
  var noApprove = false

  @Flag(help: ArgumentHelp(Texts.allowTranslate))
  var allowTranslate = false

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() async throws {
    guard let root else { return await serve() }
    guard FileSystem.kind(of: root) == .folder else {
      throw CommandFailure(Texts.noFolder(root), status: .usage)
    }
    let console = global.console
    await FileSystem.$workingFolder.withValue(FileSystem.absolutePath(of: root)) {
      let boundary = ProjectBoundary(
        arguments: [],
        configuration: Project.fileName,
        allowsOutside: false
      ) { DiagnosticPrinter().print([$0.skipDiagnostic], to: console) }
      await FileSystem.$boundary.withValue(boundary) { await serve() }
    }
  }

  private func serve() async {
    let service = AgentService(
      AgentOptions(readOnly: readOnly, noApprove: noApprove, allowTranslate: allowTranslate)
    )
    let outputEnd = try? StopRequest()
    let interruptions = [InterruptSignal(), outputEnd?.signal].compactMap(\.self)
    let loop = ServerLoop(service.description, service, output: OutputLines(end: outputEnd))
    await withTaskExecutorPreference(ThreadExecutor()) {
      await loop.run(InputChunks(until: interruptions))
    }
  }
}

extension MCPCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Serve the project to agents (Model Context Protocol).",
        comment: "Help of xcstrings mcp. Do not translate 'Model Context Protocol'"
      )
    }
    static var discussion: String {
      String(
        localized: """
          A client starts the command in the folder of the project, and exchanges messages with it \
          over standard input and output. The tools list and search texts, show what waits for \
          translation or review with its context in the code, write translations as drafts, approve \
          drafts, validate, and search the translation memory and the glossary. Each write names the \
          versions of the texts that were read, and is refused if they have changed. Files outside of \
          the project are neither read nor written.

          Example:
            xcstrings mcp --no-approve
          """,
        comment: "Help of xcstrings mcp. Do not translate the indented line"
      )
    }
    static var root: String {
      String(
        localized: "The folder of the project (default: the current folder).",
        comment: "Help of xcstrings mcp --root"
      )
    }
    static func noFolder(_ path: String) -> String {
      String(
        localized: "There is no folder '\(path)'.",
        comment: "Error of xcstrings mcp --root. The argument is a path"
      )
    }
    static var readOnly: String {
      String(
        localized: "Offer only tools that change nothing.",
        comment: "Help of xcstrings mcp --read-only"
      )
    }
    static var allowTranslate: String {
      String(
        localized:
          "Offer a tool that starts the translation engine 'translate.command' of .xcstrings.yml.",
        comment: "Help of xcstrings mcp --allow-translate. Do not translate 'translate.command'"
      )
    }
    static var noApprove: String {
      String(
        localized: "Do not offer the tool that approves drafts.",
        comment: "Help of xcstrings mcp --no-approve"
      )
    }
  }
}
