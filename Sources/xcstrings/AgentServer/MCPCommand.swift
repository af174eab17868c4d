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
      abstract: .mcpAbstract,
      discussion: .mcpDiscussion
    )
  }

  @Option(
    help: ArgumentHelp(.mcpRoot, valueName: .sourceFolderValue),
    completion: .directory
  )
  var root: String?

  @Option(
    help: ArgumentHelp(.mcpAllow, valueName: .mcpRightValue),
    completion: .list(AllowedRights.names)
  )
  var allow: [AllowedRights] = []

  @Flag(help: ArgumentHelp(.mcpReadOnly))
  var readOnly = false

  @Flag(help: ArgumentHelp(.mcpNoApprove))
  var noApprove = false

  @Flag(help: ArgumentHelp(.mcpAllowTranslate))
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
    static func noFolder(_ path: String) -> String {
      String(
        localized: "There is no folder '\(path)'.",
        comment: "Error of xcstrings mcp --root. The argument is a path"
      )
    }
    static func contradiction(_ option: String) -> String {
      String(
        localized: "\(option) cannot be used with an option that gives further rights.",
        comment: "Error of xcstrings mcp. The argument is --read-only or --no-approve"
      )
    }
  }
}
