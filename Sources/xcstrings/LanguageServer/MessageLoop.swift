import FileSystem
import JSONRPC
import JSONSyntax

/// Exchanges messages with an editor over standard input and output.
///
/// The actor has a separate thread, so that it goes on while requests use all threads for tasks.
actor MessageLoop {
  private let thread = ActorThread("MessageLoop")
  private let server: LanguageServer
  private let output: OutputLines
  private var framing = ContentLengthFraming(limit: messageLimit)

  /// The maximum number of bytes of a message.
  static let messageLimit = 128 << 20
  /// The number of requests without answer, and of bytes that the editor has not read, above which no
  /// more messages are read.
  private static let (requestLimit, unreadLimit) = (1000, 64 << 20)
  /// The time between two looks at the process of the editor.
  private static let processInterval = Duration.seconds(3)
  /// The time in which the last messages may be written.
  private static let timeForOutput = Duration.milliseconds(200)

  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  /// Creates a loop.
  init(clientProcess: Int32?, output: OutputLines) {
    self.output = output
    server = LanguageServer(clientProcess: clientProcess) { message in
      output.write(bytes: ContentLengthFraming.framed(message.json.line))
    }
  }

  /// Processes messages until the editor says so, or closes the input.
  ///
  /// - Returns: The status of the program: 0 only if the editor has shut the server down before.
  func run(_ input: InputChunks) async -> Int32 {
    let watch = Task { await watchClient() }
    defer { watch.cancel() }
    reading: while output.isOpen, let bytes = await input.next() {
      for frame in framing.append(bytes) {
        await receive(frame)
        if await server.exitStatus != nil { break reading }
      }
      while await isOverloaded, output.isOpen, !input.isClosed {
        await thread.pause(.milliseconds(5))
      }
    }
    let deadline = ContinuousClock.now + Self.timeForOutput
    while output.isOpen, output.pendingCount > 0, ContinuousClock.now < deadline {
      await thread.pause(.milliseconds(2))
    }
    return await server.exitStatus ?? 1
  }

  private func receive(_ frame: ContentLengthFraming.Frame) async {
    switch frame {
    case .message(let bytes): await server.receive(bytes)
    case .tooLong(let length):
      answer(.invalidRequest("\(length) bytes; the limit is \(Self.messageLimit)"))
    case .noHeader: answer(.invalidRequest("a header without Content-Length"))
    }
  }

  private func answer(_ error: RPCError) {
    let message = RPCMessage.failure(id: nil, error)
    output.write(bytes: ContentLengthFraming.framed(message.json.line))
  }

  private var isOverloaded: Bool {
    get async {
      guard output.pendingCount <= Self.unreadLimit else { return true }
      return await server.openRequestCount > Self.requestLimit
    }
  }

  /// Ends the program if the editor has ended without saying so.
  private func watchClient() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: Self.processInterval)
      guard let process = await server.clientProcess else { continue }
      if !RunningProgram.isRunning(process) { RunningProgram.exitAtOnce(1) }
    }
  }
}
