import FileSystem
import MachineTranslation

/// A conversation with a running engine.
///
/// It blocks the thread until the conversation is over.
struct EngineSession: ~Copyable {
  private let timeout: Duration
  private let interruption: InterruptSignal?
  private let log: ([UInt8]) -> Void
  private let start = ContinuousClock.now
  private var process: ConversingProcess
  /// The time since which the engine owes an answer.
  private var silentSince = Duration.zero
  private var isInputOpen = true
  /// The time at which the engine is given up, after its input was closed.
  private var lastChance: Duration?

  /// The maximum time between two calls of the closure that saves translations.
  private static let interval = Duration.milliseconds(250)
  /// The time that an engine has to finish by itself at the end.
  private static let patience = Duration.seconds(10)
  /// The time that an engine has to exit after it has failed.
  private static let shortPatience = Duration.milliseconds(500)
  /// The time that an engine has to exit by itself after an interruption.
  private static let interruptedPatience = Duration.milliseconds(50)

  /// Starts an engine.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - environment: Its environment variables; `nil` for those of this process.
  ///   - timeout: The time after which an engine that answers nothing is given up.
  ///   - interruption: A request of the user to stop.
  ///   - log: Called with the error output of the engine.
  /// - Throws: `EngineFailure.notStarted`.
  init(
    _ command: EngineCommand,
    environment: [String: String]?,
    timeout: Duration,
    interruption: InterruptSignal?,
    log: @escaping ([UInt8]) -> Void
  ) throws(EngineFailure) {
    do throws(ChildProcessError) {
      process = try ConversingProcess(
        command.program,
        command.arguments,
        environment: environment
      )
    } catch {
      throw .notStarted(error)
    }
    self.timeout = timeout
    self.interruption = interruption
    self.log = log
  }

  /// The result of a conversation.
  enum Ending: Hashable {
    /// Nothing is left to send or to wait for.
    case done
    /// The user has interrupted the command.
    case interrupted
    /// The engine could not be used any longer.
    case failed(EngineFailure)
  }

  /// The last part of the error output.
  var errorText: String { process.errorText }

  private var now: Duration { start.duration(to: .now) }

  /// Exchanges messages until the conversation is over, and ends the engine.
  ///
  /// - Parameters:
  ///   - conversation: The conversation.
  ///   - save: Called after messages have arrived, and regularly.
  /// - Returns: The reason for the end.
  /// - Throws: An error of `save`. The engine is then ended, too.
  mutating func run(
    _ conversation: inout EngineConversation,
    save: (inout EngineConversation) throws -> Void
  ) throws -> Ending {
    process.send(conversation.header)
    var ending: Ending?
    while ending == nil {
      ending = isSilent(conversation) ? giveUp(&conversation) : nil
      guard ending == nil else { break }
      for line in conversation.requests(at: now) { process.send(line) }
      try save(&conversation)
      if let breakdown = conversation.breakdown {
        ending = .failed(EngineFailure(breakdown))
      } else if conversation.isDone {
        ending = .done
      } else {
        ending = exchange(&conversation)
      }
    }
    let final = end(ending ?? .done)
    if final == .done { conversation.end() }
    return final
  }

  /// Waits for messages, and processes them.
  private mutating func exchange(_ conversation: inout EngineConversation) -> Ending? {
    let next = conversation.nextTime.map { max(.zero, $0 - now) }
    let events = process.wait(atMost: min(next ?? Self.interval, Self.interval), for: interruption)
    if interruption?.hasCome == true { return .interrupted }
    var ending: Ending?
    for event in events {
      switch event {
      case .line(let bytes):
        let count = conversation.answerCount
        conversation.receive(bytes, at: now)
        // Other lines are no sign of life.
        if conversation.answerCount > count { (silentSince, lastChance) = (now, nil) }
      case .lineTooLong: ending = .failed(.lineTooLong)
      case .endOfOutput: ending = ending ?? .failed(.ended(status: 0))
      case .errors(let bytes): log(bytes)
      case .endOfInput: break
      }
    }
    return conversation.isDone ? nil : ending
  }

  /// Returns whether the engine has owed an answer for too long.
  private mutating func isSilent(_ conversation: EngineConversation) -> Bool {
    // An engine that wants a pause, and therefore has no request, owes nothing.
    if conversation.isReady, conversation.openCount == 0 { silentSince = now }
    return now >= lastChance ?? (silentSince + timeout)
  }

  /// Returns the end of a conversation with an engine that does not answer.
  ///
  /// Some engines answer only after the end of their input, so it is closed first if everything was
  /// sent.
  private mutating func giveUp(_ conversation: inout EngineConversation) -> Ending? {
    if isInputOpen, conversation.isReady, conversation.hasSentAll {
      process.closeInput()
      isInputOpen = false
      conversation.restartTimeouts(at: now)
      lastChance = now + min(timeout, Self.patience)
      return nil
    }
    let silence = now - silentSince
    return .failed(.silent(seconds: Int(silence.components.seconds)))
  }

  /// Ends the engine.
  private mutating func end(_ ending: Ending) -> Ending {
    let log = log
    let patience =
      switch ending {
      case .done: Self.patience
      case .interrupted: Self.interruptedPatience
      case .failed: Self.shortPatience
      }
    let status = process.end(patience: patience) { events in
      for case .errors(let bytes) in events { log(bytes) }
    }
    guard case .failed(.ended) = ending else { return ending }
    // An engine that ends because its input was closed has done what it could.
    return isInputOpen || status != 0 ? .failed(.ended(status: status)) : .done
  }
}

extension EngineFailure {
  fileprivate init(_ breakdown: EngineConversation.Breakdown) {
    switch breakdown {
    case .noGreeting: self = .noGreeting
    case .reported(let error): self = .reported(code: error.code, message: error.message)
    case .tooManyInvalidLines: self = .tooManyInvalidLines
    }
  }
}
