import Diagnostics
import FileSystem
import FoundationEssentials
import Invariants
import JSONRPC
import JSONSyntax
import TestSupport

/// A running `xcstrings mcp`, and what it must do with damaged messages.
final class AgentProcess {
  /// The number of inputs that the server has got.
  private(set) var inputCount = 0
  private let project: AgentProject
  private let server: RunningServer
  /// The numbers of answers by identifier.
  private var answers: [RPCIdentifier: Int] = [:]
  /// The numbers of answers to earlier inputs that may still come.
  private var late: [RPCIdentifier: Int] = [:]
  private var hasEnded = false

  /// The time limit of an answer.
  private static let answerTime = Duration.seconds(30)
  /// The limit of the resident memory, in bytes.
  private static let memoryLimit = 512 << 20

  init(_ project: AgentProject) throws {
    self.project = project
    server = try project.start()
  }

  /// Sends messages, and waits until all are answered.
  func problems(
    with messages: AgentMessages,
    _ number: Int,
    _ statistics: inout AgentStatistics
  ) -> [String] {
    inputCount += 1
    answers = [:]
    let (once, atMost) = Self.identifiers(in: messages)
    let end = RPCIdentifier.text("end \(number)")
    server.process.send(messages.bytes + [UInt8(ascii: "\n")])
    server.process.send(
      RPCMessage.request(id: end, method: "ping", parameters: .object([])).json.line
    )
    let start = ContinuousClock.now
    while !hasEnded, start.duration(to: .now) < Self.answerTime,
      answers[end] == nil || once.contains(where: { answers[$0.key, default: 0] < $0.value })
    {
      read(atMost: .milliseconds(100))
    }
    let time = start.duration(to: .now)
    read(atMost: .zero)
    statistics.slowestAnswer = max(statistics.slowestAnswer, time)
    statistics.processLineCount += messages.bytes.count { $0 == UInt8(ascii: "\n") } + 1
    statistics.answerCount += answers.values.reduce(0, +)
    statistics.memory = max(statistics.memory, memory)
    var problems: [String] = []
    if hasEnded { problems.append("the server ended: \(server.process.errorText.suffix(400))") }
    if memory > Self.memoryLimit { problems.append("it uses \(memory >> 20) MiB") }
    for (id, count) in once where answers[id] != count {
      problems.append("\(answers[id] ?? 0) of \(count) answers to \(id)")
    }
    late.merge(atMost, uniquingKeysWith: +)
    for (id, count) in answers where id != end {
      late[id, default: 0] -= count
      if late[id, default: 0] < 0 { problems.append("more answers than requests: \(id)") }
    }
    return problems + project.problems
  }

  /// Ends the server.
  func end(_ statistics: inout AgentStatistics) -> [String] {
    let start = ContinuousClock.now
    let status = server.process.end(patience: .seconds(20))
    statistics.slowestEnd = max(statistics.slowestEnd, start.duration(to: .now))
    return status == 0 ? project.problems : ["the server ended with status \(status)"]
  }

  /// Returns how often each identifier is answered: exactly, and at most.
  ///
  /// Requests that are cancelled, streams, and arrays may have no answer.
  private static func identifiers(
    in messages: AgentMessages
  ) -> (once: [RPCIdentifier: Int], atMost: [RPCIdentifier: Int]) {
    var (once, atMost): ([RPCIdentifier: Int], [RPCIdentifier: Int]) = ([:], [:])
    var framing = LineFraming(limit: 16 << 20)
    var optional: Set<RPCIdentifier> = []
    for case .complete(let line) in framing.append(messages.bytes + [UInt8(ascii: "\n")]) {
      let identifiers = ServerInvariants.identifiers(in: line)
      for id in identifiers { atMost[id, default: 0] += 1 }
      switch RPCInput.parse(line) {
      case .batch: optional.formUnion(identifiers)
      case .single(.success(.request(let id, "subscriptions/listen", _))): optional.insert(id)
      case .single(.success(.notification("notifications/cancelled", let parameters))):
        if let id = parameters["requestId"].flatMap(RPCIdentifier.init) { optional.insert(id) }
      case .single: for id in identifiers { once[id, default: 0] += 1 }
      }
    }
    for id in optional { once[id] = nil }
    return (once, atMost)
  }

  private func read(atMost time: Duration) {
    for event in server.process.wait(atMost: time) {
      switch event {
      case .line(let bytes):
        let messages =
          switch RPCInput.parse(bytes) {
          case .single(let message): [message]
          case .batch(let messages): messages
          }
        for message in messages {
          switch message {
          case .success(.result(let id, _)), .success(.failure(let id?, _)):
            answers[id, default: 0] += 1
          default: break
          }
        }
      case .endOfOutput, .lineTooLong: hasEnded = true
      case .errors, .endOfInput: break
      }
    }
  }

  /// The resident memory in bytes.
  private var memory: Int {
    let text =
      (try? String(contentsOfFile: "/proc/\(server.process.identifier)/status", encoding: .utf8))
    let line = (text ?? "").split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return 1024 * (line.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.first ?? 0)
  }
}
