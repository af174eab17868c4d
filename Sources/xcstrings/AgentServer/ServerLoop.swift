import CommandSupport
import FileSystem
import JSONRPC
import JSONSyntax
import ModelContextProtocol

/// A program that answers the calls of the clients of a server.
protocol ServerService: Sendable {
  /// Answers a call.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - report: Called with the progress, its end if it is known, and what happens.
  /// - Returns: The answer.
  /// - Throws: `RPCError` for a call that cannot be answered.
  func answer(
    _ call: ServerCall,
    report: @escaping @Sendable (Double, Double?, String) -> Void
  ) async throws -> ServerAnswer

  /// Returns a version of the files that changes when one of them does.
  ///
  /// - Parameter includesSources: Whether the sources are looked at, which takes longer.
  /// - Returns: The version.
  @concurrent
  func versionOfFiles(includesSources: Bool) async -> FilesVersion

  /// Returns whether a resource depends on the sources.
  func dependsOnSources(resource uri: String) -> Bool

  /// Returns a digest of the content of a resource; `nil` if it cannot be read.
  @concurrent
  func digest(ofResource uri: String) async -> String?

  /// Returns a digest of the list of resources; `nil` if it cannot be made.
  @concurrent
  func digestOfResourceList() async -> String?
}

/// A version of the files of a project.
struct FilesVersion: Equatable, Sendable {
  /// The version of the catalogs and settings.
  var catalogs: String
  /// The version of the sources; `nil` if they were not looked at.
  var sources: Int?

  /// Returns whether no file has changed between two versions, as far as both know.
  func isSame(as other: FilesVersion) -> Bool {
    catalogs == other.catalogs && (sources ?? other.sources) == (other.sources ?? sources)
  }
}

/// Exchanges messages with a client over standard input and output.
///
/// Calls run in parallel. The order of answers is that in which the calls are finished.
actor ServerLoop {
  private var session: ServerSession
  private let service: any ServerService
  private let output: OutputLines
  private var framing = LineFraming(limit: lineLimit)
  private var tasks: [RPCIdentifier: Task<Void, Never>] = [:]
  private var waiting: [ServerCall] = []
  private var lastReports: [RPCIdentifier: ContinuousClock.Instant] = [:]
  private var isOpen = true
  /// The task that looks for changes of resources; `nil` while no client watches any.
  private var watch: Task<Void, Never>?

  /// The maximum number of bytes of a message.
  private static let lineLimit = 16 << 20
  /// The maximum number of calls that run at the same time.
  private static let parallelCallLimit = 32
  /// The minimum time between two notifications about the progress of a call.
  private static let reportInterval = Duration.milliseconds(100)

  /// The time between two looks at the files of watched resources.
  private static let watchInterval = Duration.milliseconds(500)

  init(_ description: ServerDescription, _ service: any ServerService, output: OutputLines) {
    session = ServerSession(description)
    self.service = service
    self.output = output
  }

  /// Processes messages until the client closes the input or no longer reads the output.
  func run(_ input: InputChunks) async {
    while isOpen, let bytes = await input.next() {
      for line in framing.append(bytes) { await receive(line) }
    }
    if let last = framing.finish() { await receive(last) }
    watch?.cancel()
    for task in tasks.values { task.cancel() }
    perform(session.end())
  }

  /// Notifies clients about changes of resources.
  func resourcesChanged(_ uris: [String], listHasChanged: Bool) {
    perform(session.resourcesChanged(uris, listHasChanged: listHasChanged))
  }

  private func receive(_ line: LineFraming.Line) async {
    let effects =
      switch line {
      case .complete(let bytes): session.receive(bytes)
      case .tooLong: session.receiveTooLong(limit: Self.lineLimit)
      }
    // The client may change a file as soon as it has the answer.
    if session.isWatched, watch == nil { watch = await startWatch() }
    perform(effects)
    guard !session.isWatched else { return }
    watch?.cancel()
    watch = nil
  }

  /// Notifies clients about changes, until the task is cancelled.
  private func startWatch() async -> Task<Void, Never> {
    let start = await ResourceWatch(service)
    return Task {
      var watch = start
      while !Task.isCancelled {
        let changes = await watch.changes(
          of: session.watchedResources,
          includesList: session.watchesResourceList
        )
        guard !Task.isCancelled else { return }
        resourcesChanged(changes.uris, listHasChanged: changes.listHasChanged)
        try? await Task.sleep(for: Self.watchInterval)
      }
    }
  }

  private func perform(_ effects: [ServerSession.Effect]) {
    for effect in effects {
      switch effect {
      case .send(let message): write(message.json)
      case .sendBatch(let messages): write(.array(messages.map(\.json)))
      case .start(let call): waiting.append(call)
      case .cancel(let id):
        waiting.removeAll { $0.id == id }
        tasks.removeValue(forKey: id)?.cancel()
        lastReports[id] = nil
      }
    }
    startCalls()
  }

  private func write(_ message: JSONValue) {
    if isOpen, !output.write(message.line) { isOpen = false }
  }

  private func startCalls() {
    while tasks.count < Self.parallelCallLimit, !waiting.isEmpty {
      let call = waiting.removeFirst()
      tasks[call.id] = Task { await self.run(call) }
    }
  }

  @concurrent
  private nonisolated func run(_ call: ServerCall) async {
    let answer: Result<ServerAnswer, RPCError>
    do {
      answer = .success(
        try await service.answer(call) { progress, total, message in
          Task { await self.report(call.id, progress, total, message) }
        }
      )
    } catch let error as RPCError {
      answer = .failure(error)
    } catch {
      answer = .failure(.internalError("\(error)"))
    }
    await finish(call.id, answer)
  }

  private func finish(_ id: RPCIdentifier, _ answer: Result<ServerAnswer, RPCError>) {
    guard tasks.removeValue(forKey: id) != nil else { return }
    lastReports[id] = nil
    perform(session.finish(id, answer))
  }

  private func report(
    _ id: RPCIdentifier,
    _ progress: Double,
    _ total: Double?,
    _ message: String
  ) {
    let now = ContinuousClock.now
    if let last = lastReports[id], now - last < Self.reportInterval { return }
    lastReports[id] = now
    perform(session.progress(id, progress, of: total, message))
  }
}
