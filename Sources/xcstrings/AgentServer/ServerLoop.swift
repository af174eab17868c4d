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
/// Calls run in parallel. The order of answers is that in which the calls are finished. The actor has
/// a separate thread, so that it can cancel calls and end while calls use all threads for tasks.
actor ServerLoop {
  private let thread = ActorThread("ServerLoop")
  private var session: ServerSession
  private let service: any ServerService
  private let output: OutputLines
  private var framing = LineFraming(limit: lineLimit)
  private var tasks: [RPCIdentifier: RunningCall] = [:]
  private var waiting = WaitingCalls()
  /// The number of calls that are at work, including those that were cancelled.
  private var runningCount = 0
  private var lastNumber = 0
  /// The task that looks for changes of resources; `nil` while no client watches any.
  private var watch: Task<Void, Never>?

  /// A call that is at work.
  private struct RunningCall {
    /// A number that no other call has.
    ///
    /// A client may use the identifier of a cancelled call again.
    let number: Int
    let task: Task<Void, Never>
    var lastReport: ContinuousClock.Instant?
  }

  /// The maximum number of bytes of a message.
  private static let lineLimit = 16 << 20
  /// The maximum number of calls that run at the same time.
  private static let parallelCallLimit = 32
  /// The number of calls without answer, and of bytes that the client has not read, above which no
  /// more messages are read.
  private static let (openCallLimit, unreadLimit) = (1000, 64 << 20)
  /// The minimum time between two notifications about the progress of a call.
  private static let reportInterval = Duration.milliseconds(100)
  /// The time between two looks at the files of watched resources.
  private static let watchInterval = Duration.milliseconds(500)

  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  init(_ description: ServerDescription, _ service: any ServerService, output: OutputLines) {
    session = ServerSession(description)
    self.service = service
    self.output = output
  }

  /// Processes messages until the client closes the input or no longer reads the output.
  func run(_ input: InputChunks) async {
    while output.isOpen, let bytes = await input.next() {
      for line in framing.append(bytes) { await receive(line) }
      while isOverloaded, output.isOpen, !input.isClosed {
        await thread.pause(.milliseconds(5))
      }
    }
    if let last = framing.finish() { await receive(last) }
    await end()
  }

  private var isOverloaded: Bool {
    session.openCallCount > Self.openCallLimit || output.pendingCount > Self.unreadLimit
  }

  /// Notifies clients about changes of resources.
  func resourcesChanged(_ uris: [String], listHasChanged: Bool) {
    perform(session.resourcesChanged(uris, listHasChanged: listHasChanged))
  }

  private func receive(_ line: LineFraming.Line) async {
    let effects =
      switch line {
      case .complete(let bytes): session.receive(bytes)
      case .tooLong(let start, let end):
        session.receiveTooLong(from: start, to: end, limit: Self.lineLimit)
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
        waiting.remove(id)
        tasks.removeValue(forKey: id)?.task.cancel()
      }
    }
    startCalls()
  }

  private func write(_ message: JSONValue) {
    output.write(message.line)
  }

  private func startCalls() {
    while runningCount < Self.parallelCallLimit, let call = waiting.removeFirst() {
      runningCount += 1
      lastNumber += 1
      let number = lastNumber
      let task = Task { await self.run(call, number) }
      tasks[call.id] = RunningCall(number: number, task: task)
    }
  }

  @concurrent
  private nonisolated func run(_ call: ServerCall, _ number: Int) async {
    let answer: Result<ServerAnswer, RPCError>
    do {
      answer = .success(
        try await service.answer(call) { progress, total, message in
          Task { await self.report(call.id, number, progress, total, message) }
        }
      )
    } catch let error as RPCError {
      answer = .failure(error)
    } catch {
      answer = .failure(.internalError("\(error)"))
    }
    await finish(call.id, number, answer)
  }

  private func finish(
    _ id: RPCIdentifier,
    _ number: Int,
    _ answer: Result<ServerAnswer, RPCError>
  ) {
    runningCount -= 1
    guard tasks[id]?.number == number else { return startCalls() }
    tasks[id] = nil
    perform(session.finish(id, answer))
  }

  private func report(
    _ id: RPCIdentifier,
    _ number: Int,
    _ progress: Double,
    _ total: Double?,
    _ message: String
  ) {
    guard let call = tasks[id], call.number == number else { return }
    let now = ContinuousClock.now
    if let last = call.lastReport, now - last < Self.reportInterval { return }
    tasks[id]?.lastReport = now
    perform(session.progress(id, progress, of: total, message))
  }

  // MARK: - Ending

  /// The time in which open calls may still be answered.
  private static let timeForAnswers = Duration.milliseconds(50)
  /// The time in which cancelled calls may end.
  private static let timeForCancellation = Duration.milliseconds(80)
  /// The time in which a call may end whose program was forced to.
  private static let timeAfterForce = Duration.milliseconds(20)

  /// Ends all calls, and the process if some of them do not end in time.
  private func end() async {
    watch?.cancel()
    await pause(atMost: Self.timeForAnswers) { $0.tasks.isEmpty && $0.waiting.isEmpty }
    perform(session.end())
    await pause(atMost: Self.timeForCancellation) { $0.isDone }
    ConversingProcess.endAll()
    await pause(atMost: Self.timeAfterForce) { $0.isDone }
    // Files are replaced as a whole, so a call may be left at any time.
    if !isDone { RunningProgram.exitAtOnce(0) }
  }

  private var isDone: Bool { runningCount == 0 && (output.pendingCount == 0 || !output.isOpen) }

  private func pause(
    atMost duration: Duration,
    until condition: (isolated ServerLoop) -> Bool
  ) async {
    let deadline = ContinuousClock.now + duration
    while !condition(self), ContinuousClock.now < deadline {
      await thread.pause(.milliseconds(2))
    }
  }
}

/// The calls that have not begun, in their order.
private struct WaitingCalls {
  private var calls: [Int: ServerCall] = [:]
  private var positions: [RPCIdentifier: Int] = [:]
  private var (first, end) = (0, 0)

  var isEmpty: Bool { calls.isEmpty }

  mutating func append(_ call: ServerCall) {
    calls[end] = call
    positions[call.id] = end
    end += 1
  }

  /// Removes a call that was cancelled, if it is one of them.
  mutating func remove(_ id: RPCIdentifier) {
    if let position = positions.removeValue(forKey: id) { calls[position] = nil }
  }

  /// Removes the first call, and returns it; `nil` if there is none.
  ///
  /// - Complexity: O(1) on average, over all calls.
  mutating func removeFirst() -> ServerCall? {
    while first < end {
      defer { first += 1 }
      guard let call = calls.removeValue(forKey: first) else { continue }
      positions[call.id] = nil
      return call
    }
    return nil
  }
}
