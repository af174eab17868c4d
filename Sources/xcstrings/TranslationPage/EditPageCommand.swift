import ArgumentParser
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization
import LoopbackServer

/// Shows the page for translators in the browser, and saves what is edited there into the catalogs.
struct EditPageCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "edit",
      abstract: .editAbstract,
      discussion: .editDiscussion
    )
  }

  @OptionGroup
  var catalogs: CatalogArguments

  @Option(
    name: [.customShort("l"), .long],
    help: ArgumentHelp(.editLanguage, valueName: .sourceLanguageValue),
    completion: .languages
  )
  var language: String?

  @Option(help: ArgumentHelp(.editPort, valueName: .sharedNumber))
  var port = 0

  @Flag(help: ArgumentHelp(.editNoOpen))
  var noOpen = false

  @Flag(help: ArgumentHelp(.editReadOnly))
  var readOnly = false

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func validate() throws {
    guard (0...Int(UInt16.max)).contains(port) else {
      throw ValidationError(String(localized: .editBadPort))
    }
  }

  func run() async throws {
    let console = global.console
    let project = try Project.find(console)
    let files = try catalogs.selection(console).files(in: project)
    let service = try await EditorService(
      catalogs: catalogs.paths.isEmpty
        ? nil : Set(files.map { FileSystem.absolutePath(of: $0.path) }),
      isReadOnly: readOnly
    )
    let languages = try await service.languages()
    if let language { try LanguageCheck.check([language], known: languages) }
    guard let first = language ?? languages.first else {
      throw CommandFailure(
        String(localized: .editNoLanguages),
        hint: String(localized: .editNoLanguagesHint),
        status: .usage
      )
    }
    try await serve(service, first, console)
  }

  /// Serves the page until the user ends the program.
  private func serve(
    _ service: EditorService,
    _ language: String,
    _ console: Console
  ) async throws {
    let (opened, isOpened) = AsyncStream.makeStream(of: Void.self)
    let routes = EditorRoutes(service: service, language: language) { isOpened.finish() }
    let server: Server
    do {
      server = try await Server.start(routes.routes, port: port)
    } catch {
      throw CommandFailure(Texts.noPort(port), hint: "\(error)", status: .inputOutput)
    }
    let interrupt = InterruptSignal()
    console.print(Texts.address(server.address))
    console.printStatus(String(localized: .editEnd))
    console.flush()
    let file = try noOpen ? nil : open(server.address, console)
    await withTaskGroup { group in
      group.addTask { await server.run() }
      group.addTask {
        // The file is of no use once the page is shown.
        for await _ in opened {}
        try? file?.remove()
      }
      while interrupt?.hasCome == false { try? await Task.sleep(for: .milliseconds(100)) }
      isOpened.finish()
      await server.stop()
    }
  }

  /// Opens the page in the browser; `nil` if there is none.
  private func open(_ address: String, _ console: Console) throws -> RedirectFile? {
    let environment = CommandContext.current.environment
    let file = try RedirectFile(to: address, environment: environment)
    for command in BrowserOpening.commands(toOpen: file.path, environment: environment) {
      guard let program = command.first,
        (try? ChildProcess.run(program, Array(command.dropFirst())))?.hasSucceeded == true
      else { continue }
      return file
    }
    try? file.remove()
    return nil
  }
}

extension EditPageCommand {
  enum Texts {
    static func address(_ address: String) -> String {
      String(
        localized: "The page is at \(address)",
        comment: "Output of xcstrings edit. The argument is an address for the browser"
      )
    }
    static func noPort(_ port: Int) -> String {
      String(
        localized: "The server cannot use port \("\(port)").",
        comment: "Error of xcstrings edit. The argument is the number of a port"
      )
    }
  }
}
