package import JSONRPC
package import JSONSyntax

/// The protocol of a server: what it does with each message of a client.
///
/// It reads and writes nothing itself. A client of 2025 opens a session with `initialize`; the
/// requests of a later one describe themselves, and both may come in the same stream.
package struct ServerSession: Sendable {
  /// What the program does next.
  package enum Effect: Hashable, Sendable {
    /// It writes a message.
    case send(RPCMessage)
    /// It writes several messages in an array.
    case sendBatch([RPCMessage])
    /// It starts to work on a call.
    case start(ServerCall)
    /// It stops to work on a call.
    case cancel(RPCIdentifier)
  }

  /// What the server offers.
  package let description: ServerDescription
  /// The revision of a client that has opened a session; `nil` if there is none.
  var sessionRevision: ProtocolRevision?
  /// The name of that client; `nil` if it did not say.
  var sessionClient: String?
  /// The calls that are not answered yet.
  var calls: [RPCIdentifier: OpenCall] = [:]
  /// The arrays of messages that are not answered yet.
  var batches: [Int: OpenBatch] = [:]
  private var nextBatch = 0
  /// The addresses that a client with a session watches.
  var sessionSubscriptions: Set<String> = []
  /// Whether that client has requested the list of resources.
  var sessionHasListedResources = false
  /// The streams of notifications of clients without a session.
  var streams: [RPCIdentifier: NotificationFilter] = [:]

  /// A call that is not answered yet.
  struct OpenCall: Sendable {
    let operation: ServerCall.Operation
    let revision: ProtocolRevision
    let progressToken: JSONValue?
    var lastProgress = -Double.infinity
    let batch: Int?
  }

  /// An array of messages that is not answered yet.
  struct OpenBatch: Sendable {
    var openCount: Int
    var answers: [RPCMessage] = []
  }

  /// Creates the protocol of a server.
  package init(_ description: ServerDescription) {
    self.description = description
  }

  /// The number of calls that are not answered yet.
  package var openCallCount: Int { calls.count }

  // MARK: - Receiving

  /// Processes a line of a client.
  package mutating func receive(_ line: [UInt8]) -> [Effect] {
    switch RPCInput.parse(line) {
    case .single(let message): return receive(message, batch: nil)
    case .batch(let messages): return receive(messages)
    }
  }

  /// Returns the answer to a line that is too long to be read.
  ///
  /// - Parameters:
  ///   - start: The first bytes of the line.
  ///   - end: The last bytes.
  ///   - limit: The maximum number of bytes.
  /// - Returns: The answer.
  package func receiveTooLong(from start: [UInt8], to end: [UInt8], limit: Int) -> [Effect] {
    let error = RPCError.invalidRequest("the message exceeds \(limit) bytes")
    return [.send(.failure(id: RPCIdentifier(ofMessageFrom: start, to: end), error))]
  }

  private mutating func receive(_ messages: [Result<RPCMessage, RPCFailure>]) -> [Effect] {
    guard sessionRevision?.hasBatches == true else {
      return [.send(.failure(id: nil, .noBatches))]
    }
    let batch = nextBatch
    nextBatch += 1
    // The batch is open while its messages are processed.
    batches[batch] = OpenBatch(openCount: 1)
    var effects: [Effect] = []
    for message in messages {
      for effect in receive(message, batch: batch) {
        if case .send(let answer) = effect, answer.isAnswer {
          batches[batch]?.answers.append(answer)
        } else {
          effects.append(effect)
        }
      }
    }
    return effects + closeOne(of: batch)
  }

  /// Notes that a message of a batch is answered; the last one answers the batch.
  mutating func closeOne(of batch: Int) -> [Effect] {
    batches[batch]?.openCount -= 1
    guard let open = batches[batch], open.openCount == 0 else { return [] }
    batches[batch] = nil
    return open.answers.isEmpty ? [] : [.sendBatch(open.answers)]
  }

  private mutating func receive(
    _ message: Result<RPCMessage, RPCFailure>,
    batch: Int?
  ) -> [Effect] {
    switch message {
    case .failure(let failure): return [.send(failure.answer)]
    case .success(.request(let id, let method, let parameters)):
      guard calls[id] == nil, streams[id] == nil else {
        let error = RPCError.invalidRequest("the identifier belongs to a request without answer")
        return [.send(.failure(id: id, error))]
      }
      do throws(RPCError) {
        return try process(RequestContext(id, method, parameters, batch))
      } catch {
        return [.send(.failure(id: id, error))]
      }
    case .success(.notification("notifications/cancelled", let parameters)):
      guard let id = parameters["requestId"].flatMap(RPCIdentifier.init) else { return [] }
      return cancel(id)
    // The other notifications need no action. The server sends no requests, so it gets no results.
    case .success(.notification), .success(.result), .success(.failure): return []
    }
  }

  private mutating func cancel(_ id: RPCIdentifier) -> [Effect] {
    if streams.removeValue(forKey: id) != nil { return [] }
    guard let call = calls.removeValue(forKey: id) else { return [] }
    return [.cancel(id)] + (call.batch.map { closeOne(of: $0) } ?? [])
  }

  // MARK: - Ending

  /// Ends the session, after which no answer is sent.
  ///
  /// - Returns: The calls to stop, the other answers of their arrays, and the ends of the streams of
  ///   notifications.
  package mutating func end() -> [Effect] {
    let open = calls.keys.map { Effect.cancel($0) }
    let answered = batches.values.filter { !$0.answers.isEmpty }
      .map { Effect.sendBatch($0.answers) }
    let closed = streams.keys.map { id in
      Effect.send(.result(id: id, subscriptionResult(id)))
    }
    (calls, batches, streams, sessionSubscriptions) = ([:], [:], [:], [])
    sessionHasListedResources = false
    return open + answered + closed
  }
}

extension RPCMessage {
  /// Whether the message answers a request.
  fileprivate var isAnswer: Bool {
    switch self {
    case .result, .failure: true
    case .request, .notification: false
    }
  }
}
