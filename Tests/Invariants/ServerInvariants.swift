import Diagnostics
package import JSONRPC
import JSONSyntax
package import ModelContextProtocol

/// What a server of the Model Context Protocol guarantees, whatever a client sends.
package enum ServerInvariants {
  /// The maximum number of bytes of a line.
  private static let lineLimit = 8192

  /// Returns the identifiers of the requests in a line that are answered one by one.
  ///
  /// A request whose content is invalid is answered, too, as far as its identifier can be read.
  package static func identifiers(in line: [UInt8]) -> [RPCIdentifier] {
    switch RPCInput.parse(line) {
    case .single(let message): identifier(of: message).map { [$0] } ?? []
    case .batch(let messages): messages.compactMap(identifier)
    }
  }

  private static func identifier(of message: Result<RPCMessage, RPCFailure>) -> RPCIdentifier? {
    switch message {
    case .success(.request(let id, _, _)): id
    case .success: nil
    case .failure(let failure): failure.id
    }
  }

  /// Sends bytes to a server whose calls end at different times.
  ///
  /// - Parameters:
  ///   - parts: The bytes, in parts as they arrive.
  ///   - description: What the server offers.
  /// - Returns: The violated invariants.
  package static func violations(
    by parts: [ArraySlice<UInt8>],
    _ description: ServerDescription
  ) -> [String] {
    var client = RecordingClient(description)
    var framing = LineFraming(limit: lineLimit)
    for part in parts {
      for line in framing.append(Array(part)) { client.receive(line, limit: lineLimit) }
    }
    if let line = framing.finish() { client.receive(line, limit: lineLimit) }
    return client.end()
  }
}

/// A client that counts the answers to its requests.
private struct RecordingClient {
  private var session: ServerSession
  private var problems: [String] = []
  /// The number of answers that each identifier still has to get.
  private var missing: [RPCIdentifier: Int] = [:]
  /// The calls that are not finished.
  private var open: [ServerCall] = []
  /// The open streams of notifications.
  private var streams: Set<RPCIdentifier> = []
  private var allowsBatches = false
  private var hasSentBatches = false
  private var count = 0

  init(_ description: ServerDescription) {
    session = ServerSession(description)
  }

  mutating func receive(_ line: LineFraming.Line, limit: Int) {
    switch line {
    case .tooLong(let start, let end):
      if let id = RPCIdentifier(ofMessageFrom: start, to: end) { missing[id, default: 0] += 1 }
      perform(session.receiveTooLong(from: start, to: end, limit: limit))
    case .complete(let bytes): receive(bytes)
    }
    // Every other call goes on, as those of slow tools do.
    while open.count > 2 { finish(open.removeFirst()) }
    count += 1
    if count.isMultiple(of: 2), let call = open.popLast() { finish(call) }
  }

  private mutating func receive(_ bytes: [UInt8]) {
    let input = RPCInput.parse(bytes)
    if case .batch = input {
      guard allowsBatches else { return perform(session.receive(bytes)) }
      hasSentBatches = true
    }
    for id in ServerInvariants.identifiers(in: bytes) { missing[id, default: 0] += 1 }
    let messages =
      switch input {
      case .single(let message): [message]
      case .batch(let messages): messages
      }
    for case .success(.notification("notifications/cancelled", let parameters)) in messages {
      // A stream that the client ends is not answered.
      guard let id = parameters["requestId"].flatMap(RPCIdentifier.init),
        streams.remove(id) != nil
      else { continue }
      missing[id]? -= 1
    }
    perform(session.receive(bytes))
  }

  private mutating func finish(_ call: ServerCall) {
    perform(session.progress(call.id, 0.5, of: 1, "at work"))
    let answer: Result<ServerAnswer, RPCError> =
      switch call.operation {
      case .tool: .success(.tool(.object([.init("text", .string("\u{2028}\n\0"))])))
      case .resources: .success(.resources([ResourceDescription("a://b", name: "b", "B.")]))
      case .resource(let uri) where uri.utf8.count.isMultiple(of: 2): .success(.noResource)
      case .resource: .success(.resource(text: "\r\n", mediaType: "text/plain"))
      case .prompt: .success(.prompt(description: "P.", texts: ["a", "b"]))
      case .completion: .failure(.internalError("no"))
      }
    perform(session.finish(call.id, answer))
  }

  private mutating func perform(_ effects: [ServerSession.Effect]) {
    for effect in effects {
      switch effect {
      case .start(let call): open.append(call)
      case .cancel(let id):
        missing[id]? -= 1
        open.removeAll { $0.id == id }
      case .send(let message): read(message)
      case .sendBatch(let messages):
        if !hasSentBatches { problems.append("it sent an array") }
        if messages.isEmpty { problems.append("it sent an empty array") }
        for message in messages { read(message) }
      }
    }
  }

  private mutating func read(_ message: RPCMessage) {
    let line = message.json.line
    if line.contains(UInt8(ascii: "\n")) { problems.append("a message has several lines") }
    guard case .single(.success(let read)) = RPCInput.parse(line), read == message else {
      return problems.append("a message cannot be read: \(String(decoding: line, as: UTF8.self))")
    }
    switch message {
    case .result(let id, let result):
      missing[id, default: 0] -= 1
      if let version = result["protocolVersion"] {
        allowsBatches = version == .string("2025-03-26")
      }
    case .failure(let id?, _): missing[id, default: 0] -= 1
    case .notification("notifications/subscriptions/acknowledged", let parameters):
      let id = parameters["_meta"]?["io.modelcontextprotocol/subscriptionId"]
      if let id = id.flatMap(RPCIdentifier.init) { streams.insert(id) }
    case .failure(nil, _), .notification: break
    case .request: problems.append("the server sent a request")
    }
  }

  /// Ends the session, and returns all problems.
  mutating func end() -> [String] {
    let isFinishing = count.isMultiple(of: 2)
    while isFinishing, let call = open.popLast() { finish(call) }
    perform(session.end())
    if session.openCallCount > 0 { problems.append("calls are open after the end") }
    for (id, count) in missing where count != 0 {
      problems.append("request \(id) got \(count > 0 ? "no answer" : "more than one answer")")
    }
    return problems
  }
}
