import FoundationEssentials
import Synchronization
import SystemPackage

/// A running program that receives lines and answers with lines, for as long as the caller needs it.
///
/// All transfers happen in ``wait(atMost:for:)``, on the thread of the caller: lines to send are
/// kept until the program reads them, and output is read whenever there is some. Neither side can
/// therefore wait for the other forever.
///
/// The program leads a process group. Ctrl-C does not reach it, and it ends together with the
/// programs that it started, at the latest when this value is destroyed.
package struct ConversingProcess: ~Copyable {
  /// The maximum number of bytes of a line.
  package static let longestLine = 1 << 20
  /// The number of bytes of its error output that are kept, the last ones.
  private static let keptErrors = 1 << 14
  /// The number of bytes that are read at once.
  private static let chunkLength = 1 << 16

  private let child: Int32
  /// The end of the pipe to its input; `nil` if it is closed.
  private var input: FileDescriptor?
  /// The end of the pipe from its output; `nil` if it is closed.
  private var output: FileDescriptor?
  /// The end of the pipe from its error output; `nil` if it is closed.
  private var errors: FileDescriptor?
  private var status: Int32?
  private var unsent: [UInt8] = []
  private var sentCount = 0
  private var partialLine: [UInt8] = []
  private var errorBytes: [UInt8] = []

  /// Something that happened while waiting.
  package enum Event: Hashable, Sendable {
    /// A line of output, without its line feed.
    case line([UInt8])
    /// The line that the program writes exceeds ``longestLine``; its output is not read any more.
    case lineTooLong
    /// The program has closed its output.
    case endOfOutput
    /// The program no longer reads its input.
    case endOfInput
    /// Error output.
    case errors([UInt8])
  }

  /// Starts a program in the folder of this task.
  ///
  /// - Parameters:
  ///   - program: The name of a program on the `PATH` of this process, or a path.
  ///   - arguments: The arguments, without the name of the program.
  ///   - environment: The environment variables; `nil` for those of this process.
  /// - Throws: An error if it cannot be started.
  package init(
    _ program: String,
    _ arguments: [String],
    environment: [String: String]? = nil
  ) throws(ChildProcessError) {
    SystemCalls.ignoreSignalsOfWriting()
    guard !Self.running.withLock(\.isEnding) else {
      throw ChildProcessError(program: program, errno: .canceled)
    }
    var ends: [FileDescriptor] = []
    func pipe() throws -> (readEnd: FileDescriptor, writeEnd: FileDescriptor) {
      let pipe = try SystemCalls.makePipe()
      ends += [pipe.readEnd, pipe.writeEnd]
      return pipe
    }
    do {
      let command = try ChildProcess.command(program, arguments)
      let (input, output, errors) = (try pipe(), try pipe(), try pipe())
      for end in [input.writeEnd, output.readEnd, errors.readEnd] {
        try SystemCalls.makeNonBlocking(end)
      }
      child = try SystemCalls.spawn(
        command.program,
        command.arguments,
        environment: environment ?? ProcessInfo.processInfo.environment,
        .redirected(input: input.readEnd, output: output.writeEnd, errors: errors.writeEnd),
        leadsGroup: true
      )
      Self.running.withLock { [child] in _ = $0.children.insert(child) }
      for end in [input.readEnd, output.writeEnd, errors.writeEnd] { try? end.close() }
      self.input = input.writeEnd
      self.output = output.readEnd
      self.errors = errors.readEnd
    } catch {
      for end in ends { try? end.close() }
      throw ChildProcessError(program: program, errno: error as? Errno ?? .ioError)
    }
  }

  deinit {
    for end in [input, output, errors] { try? end?.close() }
    if status == nil {
      SystemCalls.endGroup(child, isForced: true)
      _ = SystemCalls.waitForEnd(of: child)
    }
    Self.running.withLock { [child] in _ = $0.children.remove(child) }
  }

  /// The programs that run, which a process ends before it exits itself.
  private struct Running {
    var children: Set<Int32> = []
    var isEnding = false
  }

  private static let running = Mutex(Running())

  /// Forces all programs to end, together with those that they started, and prevents others from
  /// being started.
  ///
  /// For a process that is about to exit. Its threads need not finish their work.
  package static func endAll() {
    running.withLock { running in
      running.isEnding = true
      for child in running.children { SystemCalls.endGroup(child, isForced: true) }
    }
  }

  /// The number of the process.
  package var identifier: Int32 { child }

  /// The number of bytes that the program has not read yet.
  package var unsentCount: Int { unsent.count - sentCount }

  /// Whether the program may still write output.
  package var hasOutput: Bool { output != nil }

  /// The last part of its error output.
  package var errorText: String { String(decoding: errorBytes, as: UTF8.self) }

  /// Adds a line to those that the program will read.
  package mutating func send(_ line: [UInt8]) {
    guard input != nil else { return }
    if sentCount > Self.chunkLength {
      unsent.removeFirst(sentCount)
      sentCount = 0
    }
    unsent += line
    unsent.append(UInt8(ascii: "\n"))
  }

  /// Waits for output, and sends lines.
  ///
  /// - Parameters:
  ///   - duration: The maximum time to wait.
  ///   - interruption: A request to stop, which ends the wait.
  /// - Returns: The events, in the order in which they happened; none if the time has passed.
  package mutating func wait(
    atMost duration: Duration,
    for interruption: InterruptSignal? = nil
  ) -> [Event] {
    let ready = SystemCalls.waitForTransfer(
      of: [output, errors, interruption?.descriptor],
      to: unsentCount > 0 ? input : nil,
      milliseconds: duration.wholeMilliseconds
    )
    var events: [Event] = []
    if ready.isWritable { sendMore(&events) }
    if ready.isReadable[1] { readErrors(&events) }
    if ready.isReadable[0] { readOutput(&events) }
    return events
  }

  /// Closes the input, which makes the program finish.
  ///
  /// Lines that it has not read yet are dropped.
  package mutating func closeInput() {
    (unsent, sentCount) = ([], 0)
    try? input?.close()
    input = nil
  }

  /// Ends the program.
  ///
  /// It may finish by itself after the end of its input. Then it gets SIGTERM, and finally it is
  /// forced to.
  ///
  /// - Parameters:
  ///   - patience: The time that it has before it gets SIGTERM.
  ///   - patienceAfterSignal: The time that it has between SIGTERM and SIGKILL.
  ///   - events: Called with the output until then.
  /// - Returns: The exit status, or 128 plus the signal number if a signal ended it.
  package mutating func end(
    patience: Duration,
    afterSignal patienceAfterSignal: Duration = .seconds(2),
    _ events: ([Event]) -> Void = { _ in }
  ) -> Int32 {
    closeInput()
    for (grace, isForced) in [(patience, false), (patienceAfterSignal, true)] {
      let end = ContinuousClock.now + grace
      while status == nil, ContinuousClock.now < end {
        let happened = wait(atMost: min(end - .now, Self.pause))
        if !happened.isEmpty { events(happened) }
        // The end of the output precedes the end of the process only by a moment.
        status = SystemCalls.endStatus(of: child)
      }
      // On a busy machine, all the time may have passed since the last check.
      status = status ?? SystemCalls.endStatus(of: child)
      if let status { return finished(status, events) }
      SystemCalls.endGroup(child, isForced: isForced)
    }
    let status = SystemCalls.waitForEnd(of: child)
    return finished(status, events)
  }

  /// The maximum time between two checks of whether the program has ended.
  private static let pause = Duration.milliseconds(10)

  private mutating func finished(_ status: Int32, _ events: ([Event]) -> Void) -> Int32 {
    self.status = status
    Self.running.withLock { [child] in _ = $0.children.remove(child) }
    // The programs that it started would otherwise run on without it.
    SystemCalls.endGroup(child, isForced: false)
    while output != nil || errors != nil {
      let happened = wait(atMost: .zero)
      guard !happened.isEmpty else { break }
      events(happened)
    }
    return status
  }
}

// MARK: - Transfers

extension ConversingProcess {
  private mutating func sendMore(_ events: inout [Event]) {
    guard let input else { return }
    do {
      let count = try unsent[sentCount...].withUnsafeBytes { try input.write($0) }
      sentCount += count
      if sentCount == unsent.count { (unsent, sentCount) = ([], 0) }
    } catch Errno.wouldBlock, Errno.interrupted {
      return
    } catch {
      closeInput()
      events.append(.endOfInput)
    }
  }

  private mutating func readOutput(_ events: inout [Event]) {
    guard let bytes = output.flatMap(Self.read) else { return }
    guard !bytes.isEmpty else {
      closeOutput()
      if !partialLine.isEmpty { events.append(.line(partialLine)) }
      partialLine = []
      return events.append(.endOfOutput)
    }
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      events.append(.line(partialLine + bytes[start..<end]))
      partialLine = []
      start = end + 1
    }
    partialLine += bytes[start...]
    guard partialLine.count > Self.longestLine || events.contains(where: \.isLongLine) else {
      return
    }
    events.removeAll(where: \.isLongLine)
    partialLine = []
    closeOutput()
    events.append(.lineTooLong)
  }

  private mutating func closeOutput() {
    try? output?.close()
    output = nil
  }

  private mutating func readErrors(_ events: inout [Event]) {
    guard let bytes = errors.flatMap(Self.read) else { return }
    guard !bytes.isEmpty else {
      try? errors?.close()
      errors = nil
      return
    }
    errorBytes += bytes
    if errorBytes.count > 2 * Self.keptErrors {
      errorBytes.removeFirst(errorBytes.count - Self.keptErrors)
    }
    events.append(.errors(bytes))
  }

  /// Returns the available bytes: none at the end, and `nil` if there are none yet.
  private static func read(_ file: FileDescriptor) -> [UInt8]? {
    do {
      return try [UInt8](unsafeUninitializedCapacity: chunkLength) { buffer, filled in
        filled = try file.read(into: UnsafeMutableRawBufferPointer(buffer))
      }
    } catch Errno.wouldBlock, Errno.interrupted {
      return nil
    } catch {
      return []
    }
  }
}

extension ConversingProcess.Event {
  fileprivate var isLongLine: Bool {
    if case .line(let bytes) = self { bytes.count > ConversingProcess.longestLine } else { false }
  }
}

extension Duration {
  /// The duration in milliseconds, rounded up, so that a short wait is not a busy loop.
  fileprivate var wholeMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    guard seconds < 1_000_000 else { return .max }
    let milliseconds = seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(max(0, milliseconds))
  }
}
