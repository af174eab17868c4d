import CatalogWorkspace
import CommandSupport
import FileSystem
import JSONRPC
import JSONSyntax
import Localization

/// The server of an editor: it receives messages and sends others.
///
/// Notifications are processed in their order. Requests run in parallel, each on the documents as they
/// were when it arrived.
actor LanguageServer {
  private let send: @Sendable (RPCMessage) -> Void
  private var phase = Phase.started
  private var client = ClientCapabilities()
  private var settings = LanguageServerSettings()
  private(set) var documents = DocumentStore()
  private var scope = ProjectScope()
  private var project = ProjectView()
  private var requests: [RPCIdentifier: Task<Void, Never>] = [:]
  private var requestCount = 0
  private var publication: Task<Void, Never>?
  private var search: Task<Void, Never>?
  private var published = PublishedDiagnostics()

  /// The parts of the life of the server.
  private enum Phase {
    case started
    case initialized
    case shutDown
    case exited
  }

  /// The identifier of the reading of the project, and of its progress.
  private static let indexing = RPCIdentifier.text("xcstrings-indexing")
  /// The time after a change before diagnostics are computed.
  private let debounce: Duration
  /// The time after the code was saved before it is searched for unlocalized texts.
  private static let searchDelay = Duration.seconds(1)
  /// The process of the editor; the server ends when it does.
  private(set) var clientProcess: Int32?
  /// The status with which the program exits; `nil` while it goes on.
  private(set) var exitStatus: Int32?

  /// The requests after `initialize`, by method.
  private static let methods: [String: any LanguageRequest.Type] = Dictionary(
    uniqueKeysWithValues: [
      HoverRequest.self, DefinitionRequest.self, ReferencesRequest.self,
      PrepareRenameRequest.self, RenameRequest.self, CompletionRequest.self,
      CodeActionRequest.self, ResolveCodeActionRequest.self, DocumentSymbolRequest.self,
      WorkspaceSymbolRequest.self, FoldingRangeRequest.self, FormattingRequest.self,
      SelectionRangeRequest.self,
      InlayHintRequest.self, CodeLensRequest.self, ExecuteCommandRequest.self,
      DiagnosticRequest.self,
    ]
    .map { (type: any LanguageRequest.Type) in (type.method, type) }
  )

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - clientProcess: The process of the editor; `nil` if it says so in `initialize`.
  ///   - debounce: The time after a change before diagnostics are computed.
  ///   - send: Sends a message to the editor.
  init(
    clientProcess: Int32? = nil,
    debounce: Duration = .milliseconds(75),
    send: @escaping @Sendable (RPCMessage) -> Void
  ) {
    self.clientProcess = clientProcess
    self.debounce = debounce
    self.send = send
  }

  /// The number of requests that are at work.
  var openRequestCount: Int { requests.count }

  // MARK: - Messages

  /// Processes the bytes of a message.
  func receive(_ bytes: [UInt8]) {
    switch RPCInput.parse(bytes, acceptingNull: true) {
    case .single(let message): receive(message)
    case .batch(let messages): for message in messages { receive(message) }
    }
  }

  private func receive(_ message: Result<RPCMessage, RPCFailure>) {
    switch message {
    case .failure(let failure): send(failure.answer)
    case .success(.request(let id, let method, let parameters)):
      answer(id, method, parameters)
    case .success(.notification(let method, let parameters)): note(method, parameters)
    case .success(.result(Self.indexing, _)): Task { await index(showing: true) }
    // The editor answers another request of the server, whose result does not matter.
    case .success(.result), .success(.failure): break
    }
  }

  private func answer(_ id: RPCIdentifier, _ method: String, _ parameters: JSONValue) {
    switch (phase, method) {
    case (.started, "initialize"): send(.result(id: id, initialize(parameters)))
    case (.started, _): send(.failure(id: id, .notInitialized))
    case (.initialized, "shutdown"):
      shutDown()
      send(.result(id: id, .null))
    case (.initialized, "initialize"), (.shutDown, _), (.exited, _):
      send(.failure(id: id, .invalidRequest("not in this state of the server")))
    case (.initialized, _):
      guard let request = Self.methods[method] else {
        return send(.failure(id: id, .methodNotFound(method)))
      }
      start(request, id, parameters)
    }
  }

  private func start(
    _ request: any LanguageRequest.Type,
    _ id: RPCIdentifier,
    _ parameters: JSONValue
  ) {
    guard requests[id] == nil else {
      return send(.failure(id: id, .invalidRequest("the identifier is in use")))
    }
    let context = context()
    let uri = parameters.at("textDocument", "uri")?.text
    let version = uri.flatMap { documents.documents[$0]?.version }
    requests[id] = Task { [scope] in
      let answer = await scope.run { await Self.answer(request, parameters, context) }
      finish(id, answer, uri, version)
    }
  }

  @concurrent
  private static func answer(
    _ request: any LanguageRequest.Type,
    _ parameters: JSONValue,
    _ context: EditorContext
  ) async -> Result<JSONValue, RPCError> {
    do {
      return .success(try await request.answer(parameters, context))
    } catch let error as RPCError {
      return .failure(error)
    } catch {
      return request.reportsErrors ? .failure(RPCError(refusing: error)) : .success(.null)
    }
  }

  /// Sends an answer, unless the request was cancelled or its document has changed.
  private func finish(
    _ id: RPCIdentifier,
    _ answer: Result<JSONValue, RPCError>,
    _ uri: String?,
    _ version: Int?
  ) {
    // A cancelled request has its answer already.
    guard !Task.isCancelled, requests.removeValue(forKey: id) != nil else { return }
    guard uri.map({ documents.documents[$0]?.version == version }) ?? true else {
      return send(.failure(id: id, .contentModified))
    }
    switch answer {
    case .success(let result): send(.result(id: id, result))
    case .failure(let error): send(.failure(id: id, error))
    }
  }

  private func cancel(_ id: RPCIdentifier) {
    guard let request = requests.removeValue(forKey: id) else { return }
    request.cancel()
    send(.failure(id: id, .requestCancelled))
  }

  private func context() -> EditorContext {
    EditorContext(
      project: project,
      documents: documents,
      client: client,
      settings: settings
    ) { [weak self] method, parameters in
      await self?.ask(method, parameters)
    }
  }

  private func ask(_ method: String, _ parameters: JSONValue) {
    requestCount += 1
    send(.request(id: .text("xcstrings-\(requestCount)"), method: method, parameters: parameters))
  }

  // MARK: - Notifications

  private func note(_ method: String, _ parameters: JSONValue) {
    if method == "exit" {
      exitStatus = phase == .shutDown ? 0 : 1
      phase = .exited
      end()
      return
    }
    guard phase == .initialized else { return }
    let uri = parameters.at("textDocument", "uri")?.text ?? ""
    switch method {
    case "initialized":
      watchFiles()
      let creation = JSONValue.fields(("token", Self.indexing.json))
      if client.showsProgress {
        let method = "window/workDoneProgress/create"
        send(.request(id: Self.indexing, method: method, parameters: creation))
      } else if scope.root != nil {
        Task { await index(showing: false) }
      }
    case "$/cancelRequest": parameters["id"].flatMap { RPCIdentifier($0) }.map(cancel)
    case "textDocument/didOpen":
      let document = parameters["textDocument"]
      documents.open(
        document?["uri"]?.text ?? "",
        version: document?["version"]?.number ?? 0,
        text: document?["text"]?.text ?? ""
      )
      adoptRoot(ofDocument: uri)
      publish()
      if search == nil { searchUnlocalized() }
    case "textDocument/didChange":
      let version = parameters.at("textDocument", "version")?.number ?? 0
      let changes = parameters["contentChanges"]?.items ?? []
      if documents.change(uri, version: version, changes, client.encoding) { publish() }
    case "textDocument/didClose":
      documents.close(uri)
      published.documents[uri] = nil
      if !client.pullsDiagnostics { send(.publication(uri, version: nil, [])) }
      publish()
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      published.saveCount += 1
      refresh()
      searchUnlocalized()
    case "workspace/didChangeConfiguration":
      settings = LanguageServerSettings(parameters["settings"])
      publish()
    default: break
    }
  }

  /// Looks at the files again.
  private func refresh() {
    Task { [project] in
      await project.forgetDisk()
      publish()
    }
  }

  // MARK: - Life

  private func initialize(_ parameters: JSONValue) -> JSONValue {
    phase = .initialized
    client = ClientCapabilities(parameters["capabilities"])
    settings = LanguageServerSettings(parameters["initializationOptions"])
    clientProcess = clientProcess ?? parameters["processId"]?.number.flatMap(Int32.init(exactly:))
    let folders = parameters["workspaceFolders"]?.items.compactMap { $0["uri"]?.text } ?? []
    let root = folders.first ?? parameters["rootUri"]?.text
    let path = root.flatMap(DocumentURI.path(of:)) ?? parameters["rootPath"]?.text
    scope = ProjectScope(
      root: path.flatMap { FileSystem.kind(of: $0) == .folder ? $0 : nil },
      documents: documents.contents,
      language: parameters["locale"]?.text
    )
    return ServerCapabilities.result(for: client)
  }

  /// Chooses the project of the first document, if the editor has named no folder.
  private func adoptRoot(ofDocument uri: String) {
    guard scope.root == nil, let path = DocumentURI.path(of: uri) else { return }
    let folder = FileSystem.folder(of: path)
    scope.root = FileSystem.workTree(around: folder) ?? folder
  }

  private func watchFiles() {
    guard client.registersWatching else { return }
    let patterns = ["**/*.xcstrings", "**/*.{swift,m,mm,h}", "**/.xcstrings.yml", "**/*.pbxproj"]
    let options = JSONValue.fields(
      ("watchers", .array(patterns.map { .fields(("globPattern", .string($0))) }))
    )
    let registration = JSONValue.fields(
      ("id", .string("xcstrings-files")),
      ("method", .string("workspace/didChangeWatchedFiles")),
      ("registerOptions", options)
    )
    ask("client/registerCapability", .fields(("registrations", .array([registration]))))
  }

  /// Reads the project before the first request needs it.
  private func index(showing showsProgress: Bool) async {
    func show(_ kind: String, _ title: String?) {
      guard showsProgress, phase == .initialized else { return }
      let value = JSONValue.fields(("kind", .string(kind)), ("title", title.map { .string($0) }))
      let parameters = JSONValue.fields(("token", Self.indexing.json), ("value", value))
      send(.notification(method: "$/progress", parameters: parameters))
    }
    let title = await scope.run {
      String(
        localized: "Reading the catalogs and the code",
        comment: "Title of the progress that editors show when xcstrings lsp starts"
      )
    }
    show("begin", title)
    if scope.root != nil { _ = try? await scope.run { try await project.snapshot() } }
    show("end", nil)
  }

  private func shutDown() {
    phase = .shutDown
    end()
  }

  private func end() {
    publication?.cancel()
    search?.cancel()
    for id in Array(requests.keys) { cancel(id) }
  }

  /// Waits until nothing is at work any more.
  func drain() async {
    for task in Array(requests.values) { await task.value }
    await publication?.value
  }

  // MARK: - Diagnostics

  /// Publishes the diagnostics of all documents after a while, unless another change comes before.
  private func publish() {
    publication?.cancel()
    let context = context()
    publication = Task { [scope, debounce] in
      try? await Task.sleep(for: debounce)
      guard !Task.isCancelled else { return }
      guard !context.client.pullsDiagnostics else {
        if context.client.refreshesDiagnostics {
          ask("workspace/diagnostic/refresh", .null)
        }
        return
      }
      // The code of the editor is shown first, because catalogs take longer.
      let documents = context.documents.documents.values
        .sorted { ($0.kind == .catalog ? 1 : 0, $0.uri) < ($1.kind == .catalog ? 1 : 0, $1.uri) }
      for document in documents where document.kind != .other {
        let isSaved = published.isSaved(document)
        guard isSaved || !DocumentDiagnostics.waitsForSaving(document) else { continue }
        let found = await scope.run { await DocumentDiagnostics.find(in: document, context) }
        guard !Task.isCancelled, let found else { continue }
        publish(found.map(\.json), of: document)
      }
    }
  }

  private func publish(_ diagnostics: [JSONValue], of document: OpenDocument) {
    guard documents.documents[document.uri]?.version == document.version else { return }
    guard published.note(diagnostics, of: document) else { return }
    send(.publication(document.uri, version: document.version, diagnostics))
  }

  /// Searches the code for unlocalized texts after a while, and publishes the diagnostics again.
  private func searchUnlocalized() {
    guard settings.findsUnlocalized else { return }
    search?.cancel()
    search = Task(priority: .low) { [scope, project] in
      try? await Task.sleep(for: Self.searchDelay)
      guard !Task.isCancelled else { return }
      try? await scope.run { try await project.findUnlocalized() }
      guard !Task.isCancelled else { return }
      publish()
    }
  }
}

/// The diagnostics that the editor has.
private struct PublishedDiagnostics {
  var documents: [String: Published] = [:]
  /// The number of times that documents were saved.
  var saveCount = 0
  private var saves: [String: Int] = [:]

  struct Published: Equatable {
    let version: Int
    let diagnostics: [JSONValue]
  }

  /// Notes diagnostics, and returns whether the editor does not have them yet.
  mutating func note(_ diagnostics: [JSONValue], of document: OpenDocument) -> Bool {
    saves[document.uri] = saveCount
    let published = Published(version: document.version, diagnostics: diagnostics)
    defer { documents[document.uri] = published }
    return documents[document.uri] != published
  }

  /// Returns whether a document was saved since its diagnostics were computed.
  func isSaved(_ document: OpenDocument) -> Bool { saves[document.uri] != saveCount }
}

extension RPCMessage {
  /// The notification with the diagnostics of a document.
  fileprivate static func publication(
    _ uri: String,
    version: Int?,
    _ diagnostics: [JSONValue]
  ) -> RPCMessage {
    .notification(
      method: "textDocument/publishDiagnostics",
      parameters: .fields(
        ("uri", .string(uri)),
        ("version", version.map { .number($0) }),
        ("diagnostics", .array(diagnostics))
      )
    )
  }
}
