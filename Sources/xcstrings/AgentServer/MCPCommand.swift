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

  @Option(
    help: ArgumentHelp(Texts.allow, valueName: Texts.rightValue),
    completion: .list(AllowedRights.names)
  )
  var allow: [AllowedRights] = []

  @Flag(help: ArgumentHelp(Texts.readOnly))
  var readOnly = false

  @Flag(help: ArgumentHelp(Texts.noApprove))
  var noApprove = false

  @Flag(help: ArgumentHelp(Texts.allowTranslate))
  var allowTranslate = false

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  /// The rights that the options give.
  ///
  /// - Throws: `CommandFailure` if two options contradict each other.
  private func rights() throws -> SessionRights {
    var allowed = allow.reduce(into: Set<SessionRight>()) { $0.formUnion($1.rights) }
    if allowTranslate { allowed.insert(.translate) }
    if readOnly {
      guard !noApprove, allowed.isSubset(of: [.read]) else {
        throw CommandFailure(Texts.contradiction("--read-only"), status: .usage)
      }
      return SessionRights([.read])
    }
    if noApprove {
      guard allowed.isDisjoint(with: [.finish, .destroy]) else {
        throw CommandFailure(Texts.contradiction("--no-approve"), status: .usage)
      }
      allowed.formUnion([.edit, .exchange])
    }
    return SessionRights(AgentRights.standard.union(allowed))
  }

  func run() async throws {
    let rights = try rights()
    guard let root else { return await serve(rights) }
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
      await FileSystem.$boundary.withValue(boundary) { await serve(rights) }
    }
  }

  private func serve(_ rights: SessionRights) async {
    let service = AgentService(rights)
    let outputEnd = try? StopRequest()
    let interruptions = [InterruptSignal(), outputEnd?.signal].compactMap(\.self)
    let loop = ServerLoop(service.description, service, output: OutputLines(end: outputEnd))
    await withTaskExecutorPreference(ThreadExecutor()) {
      await loop.run(InputChunks(until: interruptions))
    }
  }
}

/// The rights that a value of `--allow` names, separated by commas.
struct AllowedRights: ExpressibleByArgument {
  let rights: Set<SessionRight>

  /// The name of all rights together.
  private static let all = "all"
  /// The names for completion.
  static let names = SessionRight.allCases.map(\.rawValue) + [all]

  init?(argument: String) {
    var rights: Set<SessionRight> = []
    for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
      if name == Self.all {
        rights.formUnion(SessionRight.allCases)
      } else if let right = SessionRight(rawValue: String(name)) {
        rights.insert(right)
      } else {
        return nil
      }
    }
    self.rights = rights
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
          translation or review with its context in the code, write translations as drafts, validate, \
          and search the translation memory and the glossary. Each write names the versions of the \
          texts that were read, and is refused if they have changed. Files outside of the project are \
          neither read nor written.

          Without options, the client may read, and write drafts. --allow gives it further rights: \
          'edit' for keys, code, languages and terms; 'finish' for approving drafts and making finished \
          translations; 'destroy' for losing finished translations and terms, which the client must \
          confirm; 'exchange' for files of other programs and for merging catalogs; 'translate' for the \
          translation engine 'translate.command' of .xcstrings.yml; 'all' for all of them.

          Examples:
            xcstrings mcp --allow edit
            xcstrings mcp --allow edit,exchange --allow finish
          """,
        comment: """
          Help of xcstrings mcp. Do not translate the indented lines, the words in quotation marks and \
          --allow
          """
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
    static var allow: String {
      String(
        localized: """
          A further right of the client: 'edit', 'finish', 'destroy', 'exchange', 'translate' or 'all'. \
          Several are separated by commas.
          """,
        comment: "Help of xcstrings mcp --allow. Do not translate the words in quotation marks"
      )
    }
    static var rightValue: String {
      String(
        localized: "right",
        comment: "Name of the value of xcstrings mcp --allow: what an agent may do. One word"
      )
    }
    static func contradiction(_ option: String) -> String {
      String(
        localized: "\(option) cannot be used with an option that gives further rights.",
        comment: "Error of xcstrings mcp. The argument is --read-only or --no-approve"
      )
    }
    static var readOnly: String {
      String(
        localized: "Only read: the client can change nothing.",
        comment: "Help of xcstrings mcp --read-only"
      )
    }
    static var allowTranslate: String {
      String(
        localized:
          "The same as --allow translate.",
        comment: "Help of xcstrings mcp --allow-translate. Do not translate '--allow translate'"
      )
    }
    static var noApprove: String {
      String(
        localized: "All rights except 'finish', 'destroy' and 'translate'.",
        comment: "Help of xcstrings mcp --no-approve. Do not translate the words in quotation marks"
      )
    }
  }
}
