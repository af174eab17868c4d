package import JSONRPC
package import JSONSyntax

extension ServerSession {
  /// Returns the answer to a call.
  ///
  /// A call that was cancelled is not answered.
  package mutating func finish(
    _ id: RPCIdentifier,
    _ answer: Result<ServerAnswer, RPCError>
  ) -> [Effect] {
    guard let call = calls.removeValue(forKey: id) else { return [] }
    let message: RPCMessage =
      switch answer {
      case .failure(let error): .failure(id: id, error)
      case .success(.noResource): .failure(id: id, noResource(call))
      case .success(let answer):
        .result(
          id: id,
          result(
            members(of: answer, call.revision, call.operation),
            call.revision,
            // Files change at any time, which only a notification says.
            lifetime: call.operation.isRead ? 0 : nil
          )
        )
      }
    guard let batch = call.batch else { return [.send(message)] }
    batches[batch]?.answers.append(message)
    return closeOne(of: batch)
  }

  private func noResource(_ call: OpenCall) -> RPCError {
    guard case .resource(let uri) = call.operation else { return .internalError("no resource") }
    return RPCError(
      code: call.revision.hasSession ? RPCErrorCode.resourceNotFound : -32602,
      "Resource not found",
      data: .object([.init("uri", .string(uri))])
    )
  }

  /// The maximum number of values of a completion, by the specification.
  private static let completionLimit = 100

  /// Returns the members of the result of a call.
  func members(
    of answer: ServerAnswer,
    _ revision: ProtocolRevision,
    _ operation: ServerCall.Operation = .resources
  ) -> [JSONValue.Member] {
    switch answer {
    case .tool(let value):
      let content = JSONValue.Member("content", .array([Self.text(value)]))
      return revision.hasStructuredResults
        ? [content, .init("structuredContent", value)] : [content]
    case .toolFailure(let value):
      return [.init("content", .array([Self.text(value)])), .init("isError", .boolean(true))]
    case .resources(let resources): return [.init("resources", .array(resources.map(\.json)))]
    case .resource(let text, let mediaType):
      guard case .resource(let uri) = operation else { return [] }
      let content = JSONValue.object([
        .init("uri", .string(uri)), .init("mimeType", .string(mediaType)),
        .init("text", .string(text)),
      ])
      return [.init("contents", .array([content]))]
    case .prompt(let description, let texts):
      let messages = texts.map { text in
        JSONValue.object([.init("role", .string("user")), .init("content", Self.text(text))])
      }
      return [.init("description", .string(description)), .init("messages", .array(messages))]
    case .completion(let values):
      let completion = JSONValue.object([
        .init("values", .array(values.prefix(Self.completionLimit).map { .string($0) })),
        .init("total", .number("\(values.count)")),
        .init("hasMore", .boolean(values.count > Self.completionLimit)),
      ])
      return [.init("completion", completion)]
    case .noResource: return []
    }
  }

  private static func text(_ value: JSONValue) -> JSONValue {
    text(String(decoding: value.line, as: UTF8.self))
  }

  private static func text(_ text: String) -> JSONValue {
    .object([.init("type", .string("text")), .init("text", .string(text))])
  }

  // MARK: - Progress

  /// Returns a notification about the progress of a call, if its client wants one.
  ///
  /// - Parameters:
  ///   - id: The identifier of the call.
  ///   - progress: The progress, which must increase with each notification; others are left out.
  ///   - total: The progress at the end; `nil` if it is not known.
  ///   - message: What happens, in English.
  /// - Returns: The notification; none if the client does not want it.
  package mutating func progress(
    _ id: RPCIdentifier,
    _ progress: Double,
    of total: Double?,
    _ message: String
  ) -> [Effect] {
    guard let call = calls[id], let token = call.progressToken, progress > call.lastProgress else {
      return []
    }
    calls[id]?.lastProgress = progress
    var members = [
      JSONValue.Member("progressToken", token), .init("progress", .number(Self.digits(progress))),
    ]
    if let total { members.append(.init("total", .number(Self.digits(total)))) }
    members.append(JSONValue.Member("message", .string(message)))
    return [.send(.notification(method: "notifications/progress", parameters: .object(members)))]
  }

  private static func digits(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

extension ServerCall.Operation {
  /// Whether the result is the content of files, which has a lifetime.
  fileprivate var isRead: Bool {
    switch self {
    case .resource, .resources: true
    case .tool, .prompt, .completion: false
    }
  }
}
