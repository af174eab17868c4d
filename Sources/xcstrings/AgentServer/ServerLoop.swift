import CommandSupport
import FileSystem
import JSONRPC
import JSONSyntax
import ModelContextProtocol

/// The program behind a server, which answers the calls of clients.
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

  /// The maximum number of bytes of a message.
  private static let lineLimit = 16 << 20
  /// The maximum number of calls that run at the same time.
  private static let parallelCallLimit = 32
  /// The minimum time between two notifications about the progress of a call.
  private static let reportInterval = Duration.milliseconds(100)

  init(_ description: ServerDescription, _ service: any ServerService, output: OutputLines) {
    session = ServerSession(description)
    self.service = service
    self.output = output
  }

  /// Processes messages until the client closes the input or no longer reads the output.
  func run(_ input: InputChunks) async {
    while isOpen, let bytes = await input.next() {
      for line in framing.append(bytes) { receive(line) }
    }
    if let last = framing.finish() { receive(last) }
    for task in tasks.values { task.cancel() }
    perform(session.end())
  }

  /// Notifies clients about changes of resources.
  func resourcesChanged(_ uris: [String], listHasChanged: Bool) {
    perform(session.resourcesChanged(uris, listHasChanged: listHasChanged))
  }

  private func receive(_ line: LineFraming.Line) {
    switch line {
    case .complete(let bytes): perform(session.receive(bytes))
    case .tooLong: perform(session.receiveTooLong(limit: Self.lineLimit))
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
