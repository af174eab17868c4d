package import Diagnostics

/// The exchange of messages with an engine about the texts of some entries.
///
/// It is a value without input and output. The caller sends the lines that it returns, and passes
/// the lines of the engine with the time at which they arrived.
///
/// ```swift
/// var conversation = EngineConversation(header, entries, limits) { index, translations in … }
/// send(conversation.header)
/// while !conversation.isDone {
///   for line in conversation.requests(at: now) { send(line) }
///   conversation.receive(nextLine(), at: now)
///   save(conversation.takeAccepted())
/// }
/// ```
package struct EngineConversation {
  private static let attemptLimit = 2
  /// The number of times that a request is sent again because the engine wants it.
  private static let resendLimit = 8
  /// The number of invalid lines after which the engine cannot be used.
  private static let invalidLineLimit = 1000
  /// The number of problems that are kept for a report.
  private static let problemLimit = 20

  private let message: EngineHeader
  private let entries: [PlannedEntry]
  private let limits: Limits
  private let rules: (Int, [TextTranslation]) -> AnswerRules.Findings
  private let hints: (PlannedEntry, PlannedText) -> [MemoryHint]

  private var greeting: EngineGreeting?
  private var progress: [EntryProgress]
  private var queue = RequestQueue()
  private var open: [String: Open] = [:]
  private var lastID = 0
  /// The number of the latest request that was answered.
  private var lastAnsweredID = 0
  private var lineNumber = 0
  private var invalidLineCount = 0
  private var accepted: [Accepted] = []
  private var pausedUntil: Duration?

  /// The entries that were not translated.
  package private(set) var failures: [Failure] = []
  /// The first problems of lines that are no answers.
  package private(set) var lineProblems: [Diagnostic] = []
  /// The number of lines that are no answers to an open request.
  package var invalidLines: Int { invalidLineCount }
  /// The cost of all answers.
  package private(set) var usage = EngineUsage()
  /// The number of requests that were sent, including repetitions.
  package private(set) var sentCount = 0
  /// The number of entries that are finished, translated or not.
  package private(set) var finishedCount = 0
  /// The number of messages that show that the engine works: its greeting and its answers.
  package private(set) var answerCount = 0
  /// The reason why the engine cannot be used any longer; `nil` if it can.
  package private(set) var breakdown: Breakdown?

  /// The state of an entry.
  private struct EntryProgress {
    var translations: [TextTranslation?]
    var attempts: [Int]
    var problems: [[String]]
    /// A draft that lacks terms of the glossary, while a better one is requested.
    var draft: Accepted?
    var resends = 0
    /// The seconds of the pauses that the engine has requested for the texts.
    var delay = 0.0
    var isFinished = false
  }

  /// A request that the engine has not answered.
  private struct Open {
    let number: Int
    let request: RequestQueue.Request
    let masked: MaskedRequest
    var sent: Duration
  }

  /// Creates a conversation.
  ///
  /// - Parameters:
  ///   - header: The first message.
  ///   - entries: The entries, whose order is that of the requests.
  ///   - limits: The limits.
  ///   - hints: Returns similar texts of the translation memory.
  ///   - rules: Returns the problems of the translations of an entry, which it gets by its index.
  package init(
    _ header: EngineHeader,
    _ entries: [PlannedEntry],
    _ limits: Limits = Limits(),
    hints: @escaping (PlannedEntry, PlannedText) -> [MemoryHint] = { _, _ in [] },
    rules: @escaping (_ entry: Int, [TextTranslation]) -> AnswerRules.Findings
  ) {
    message = header
    self.entries = entries
    self.limits = limits
    self.hints = hints
    self.rules = rules
    progress = entries.map { entry in
      EntryProgress(
        translations: Array(repeating: nil, count: entry.texts.count),
        attempts: Array(repeating: 0, count: entry.texts.count),
        problems: Array(repeating: [], count: entry.texts.count)
      )
    }
    for (index, entry) in entries.enumerated() {
      for text in entry.texts.indices {
        queue.append(RequestQueue.Request(entry: index, text: text))
      }
    }
  }

  /// The first message to the engine.
  package var header: [UInt8] { message.line }

  /// The name of the engine; `nil` if it does not say.
  package var engineName: String? { greeting?.name }

  /// Whether the engine is ready.
  package var isReady: Bool { greeting != nil }

  /// Whether the cost has reached its limit.
  package var isOverCost: Bool { limits.cost.map { usage.cost >= $0 } ?? false }

  /// Whether there is nothing left to send or to wait for.
  package var isDone: Bool {
    breakdown != nil || open.isEmpty && (queue.isEmpty || isOverCost)
  }

  /// Whether every request was sent.
  package var hasSentAll: Bool { queue.isEmpty }

  /// Whether requests wait because the engine has requested a pause.
  package var isPaused: Bool { pausedUntil != nil && !queue.isEmpty }

  /// The number of requests that the engine has not answered.
  package var openCount: Int { open.count }

  /// The next time at which ``requests(at:)`` has something to do without a line of the engine;
  /// `nil` for none.
  package var nextTime: Duration? {
    let timeout = open.values.filter(isOvertaken).map { $0.sent + limits.timeout }.min()
    return [queue.isEmpty ? nil : pausedUntil, timeout].compactMap(\.self).min()
  }

  /// Returns the entries that were accepted since the last call.
  package mutating func takeAccepted() -> [Accepted] {
    defer { accepted = [] }
    return accepted
  }
}

// MARK: - Requests

extension EngineConversation {
  /// Returns the requests to send now.
  package mutating func requests(at now: Duration) -> [[UInt8]] {
    expireRequests(at: now)
    guard let greeting, breakdown == nil else { return [] }
    if let pausedUntil, pausedUntil > now { return [] }
    pausedUntil = nil
    let window = limits.window ?? greeting.window
    var lines: [[UInt8]] = []
    while open.count < window, !isOverCost, let request = queue.popFirst() {
      guard !progress[request.entry].isFinished else { continue }
      if let line = line(request, greeting.masking, at: now) { lines.append(line) }
    }
    sentCount += lines.count
    return lines
  }

  /// Returns the message of a request; `nil` if the text needs no engine.
  private mutating func line(
    _ request: RequestQueue.Request,
    _ style: MaskingStyle,
    at now: Duration
  ) -> [UInt8]? {
    let entry = entries[request.entry]
    let text = entry.texts[request.text]
    let masked = MaskedRequest(text, of: entry, style: style)
    if let own = masked.ownTranslation {
      store(own, for: request)
      return nil
    }
    lastID += 1
    let number = progress[request.entry].attempts[request.text] + 1
    open["\(lastID)"] = Open(number: lastID, request: request, masked: masked, sent: now)
    return masked.line(
      of: entry,
      MaskedRequest.Attempt(
        id: "\(lastID)",
        number: number,
        problems: progress[request.entry].problems[request.text],
        hints: hints(entry, text)
      )
    )
  }

  /// Whether the engine has answered a request that was sent later.
  private func isOvertaken(_ request: Open) -> Bool { request.number < lastAnsweredID }

  /// Gives up the requests whose answers are lost.
  ///
  /// An engine that answers nothing else either is silent, which the caller notices.
  private mutating func expireRequests(at now: Duration) {
    let expired = open.filter { isOvertaken($0.value) && $0.value.sent + limits.timeout <= now }
    for (id, request) in expired {
      open[id] = nil
      fail(request.request.entry, .unanswered)
    }
  }

  /// Gives the engine more time for all open requests.
  package mutating func restartTimeouts(at now: Duration) {
    for id in open.keys { open[id]?.sent = now }
  }

  /// Gives up all open requests, because the engine has ended.
  package mutating func end() {
    for request in open.values { fail(request.request.entry, .unanswered) }
    open = [:]
  }
}

// MARK: - Answers

extension EngineConversation {
  /// Processes a line of the engine.
  ///
  /// - Parameters:
  ///   - line: The line without its line feed.
  ///   - now: The time.
  package mutating func receive(_ line: [UInt8], at now: Duration) {
    lineNumber += 1
    guard breakdown == nil, !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else {
      return
    }
    let parsed = EngineLine.parse(line, number: lineNumber, engine: engineName ?? Self.unnamed)
    guard let message = parsed.value else {
      if greeting == nil { breakdown = .noGreeting }
      return note(parsed.diagnostics)
    }
    switch message {
    case .greeting(let greeting):
      guard self.greeting == nil else { return note(.engineRepeatedGreeting) }
      self.greeting = greeting
      answerCount += 1
    case .failure(let error): breakdown = .reported(error)
    case .answer(let answer):
      guard greeting != nil else {
        breakdown = .noGreeting
        return
      }
      if let usage = answer.usage { self.usage.add(usage) }
      guard let request = open.removeValue(forKey: answer.id) else {
        let isOld = Int(answer.id).map { (1...max(1, lastID)).contains($0) } ?? false
        return note(isOld ? .engineRepeatedAnswer(answer.id) : .engineUnknownRequest(answer.id))
      }
      answerCount += 1
      lastAnsweredID = max(lastAnsweredID, request.number)
      receive(answer, for: request, at: now)
    }
  }

  private static let unnamed = "engine"

  private mutating func note(_ message: Diagnostic.Message) {
    let location = Location(
      file: engineName ?? Self.unnamed,
      utf8Range: 0..<0,
      line: lineNumber,
      column: 1
    )
    note([Diagnostic(message, .warning, at: location)])
  }

  private mutating func note(_ problems: [Diagnostic]) {
    invalidLineCount += 1
    if lineProblems.count < Self.problemLimit { lineProblems += problems }
    if invalidLineCount > Self.invalidLineLimit { breakdown = .tooManyInvalidLines }
  }

  private mutating func receive(_ answer: EngineAnswer, for open: Open, at now: Duration) {
    let request = open.request
    guard !progress[request.entry].isFinished else { return }
    switch answer.content {
    case .skip: fail(request.entry, .skipped(note: answer.note))
    case .error(let error):
      guard let delay = error.retryAfter, progress[request.entry].resends < Self.resendLimit else {
        return fail(request.entry, .error(error))
      }
      progress[request.entry].resends += 1
      progress[request.entry].delay += delay
      // What takes longer than the timeout in total is no answer.
      guard progress[request.entry].delay <= limits.timeoutSeconds else {
        return fail(request.entry, .delayed(error))
      }
      pausedUntil = max(pausedUntil ?? .zero, now + .seconds(delay))
      queue.prepend(request)
    case .text, .forms:
      progress[request.entry].attempts[request.text] += 1
      switch open.masked.translation(of: answer.content) {
      case .success(let translation): store(translation, for: request)
      case .failure(let problems): retry(request, problems.texts)
      }
    }
  }

  /// Stores the translation of a text, and checks the entry if it is the last one.
  private mutating func store(_ translation: TextTranslation, for request: RequestQueue.Request) {
    progress[request.entry].translations[request.text] = translation
    let translations = progress[request.entry].translations.compactMap(\.self)
    guard translations.count == progress[request.entry].translations.count else { return }
    let findings = rules(request.entry, translations)
    if findings.isAccepted {
      let answer = Accepted(
        entry: request.entry,
        translations: translations,
        remarks: findings.remarks
      )
      guard !findings.isEmpty else { return accept(answer) }
      // A later draft is an answer to what the former one lacks.
      progress[request.entry].draft = answer
    }
    let general = findings.reasons(at: nil)
    for text in translations.indices {
      let problems = findings.reasons(at: text) + general
      guard !problems.isEmpty, !progress[request.entry].isFinished else { continue }
      progress[request.entry].translations[text] = nil
      retry(RequestQueue.Request(entry: request.entry, text: text), problems)
    }
  }

  private mutating func retry(_ request: RequestQueue.Request, _ problems: [String]) {
    let attempts = progress[request.entry].attempts[request.text]
    // A text that needs no engine, and was therefore never requested, will not change.
    guard attempts > 0, attempts < Self.attemptLimit else {
      return fail(request.entry, .refused(problems))
    }
    progress[request.entry].problems[request.text] = problems
    queue.prepend(request)
  }

  private mutating func accept(_ answer: Accepted) {
    progress[answer.entry].isFinished = true
    finishedCount += 1
    accepted.append(answer)
  }

  private mutating func fail(_ entry: Int, _ reason: Failure.Reason) {
    guard !progress[entry].isFinished else { return }
    if let draft = progress[entry].draft { return accept(draft) }
    progress[entry].isFinished = true
    finishedCount += 1
    failures.append(Failure(entry: entry, reason: reason))
  }
}

extension Diagnostic.Message {
  /// An engine says for the second time that it is ready.
  fileprivate static let engineRepeatedGreeting = Self(
    "engine-line",
    variant: "greeting",
    "the engine says again that it is ready"
  )

  /// An engine answers a request for the second time.
  fileprivate static func engineRepeatedAnswer(_ id: String) -> Self {
    Self(
      "engine-line",
      variant: "repeated",
      "request \(quoted: id) was answered before or not answered in time"
    )
  }

  /// An engine answers a request that does not exist.
  fileprivate static func engineUnknownRequest(_ id: String) -> Self {
    Self("engine-line", variant: "unknown", "there is no request \(quoted: id)")
  }
}
