import Diagnostics
package import JSONSyntax

/// A message of JSON-RPC 2.0.
package enum RPCMessage: Hashable, Sendable {
  /// A call that expects a response.
  case request(id: RPCIdentifier, method: String, parameters: JSONValue)
  /// A call without a response.
  case notification(method: String, parameters: JSONValue)
  /// The result of a request.
  case result(id: RPCIdentifier, JSONValue)
  /// The error of a request; its identifier is `nil` if it could not be read.
  case failure(id: RPCIdentifier?, RPCError)

  /// The JSON object.
  package var json: JSONValue {
    var members = [JSONValue.Member("jsonrpc", .string("2.0"))]
    switch self {
    case .request(let id, let method, let parameters):
      members += [.init("id", id.json), .init("method", .string(method))]
      members.append(JSONValue.Member("params", parameters))
    case .notification(let method, let parameters):
      members += [.init("method", .string(method)), .init("params", parameters)]
    case .result(let id, let result):
      members += [.init("id", id.json), .init("result", result)]
    case .failure(let id, let error):
      if let id { members.append(JSONValue.Member("id", id.json)) }
      members.append(JSONValue.Member("error", error.json))
    }
    return .object(members)
  }
}

// MARK: - Parsing

/// What a program receives at once: a message, or several in an array.
package enum RPCInput: Hashable, Sendable {
  /// A message, or the error with which it must be answered.
  case single(Result<RPCMessage, RPCFailure>)
  /// The messages of an array, which are answered together.
  case batch([Result<RPCMessage, RPCFailure>])
}

/// The reason why a message cannot be read.
package struct RPCFailure: Error, Hashable, Sendable {
  /// The identifier of the request, as far as it could be read.
  package var id: RPCIdentifier?
  /// The error.
  package var error: RPCError

  /// Creates a failure.
  package init(id: RPCIdentifier? = nil, _ error: RPCError) {
    self.id = id
    self.error = error
  }

  /// The answer to the message.
  package var answer: RPCMessage { .failure(id: id, error) }
}

extension RPCInput {
  /// Parses a text.
  ///
  /// Duplicate keys and halves of characters are errors: two programs could otherwise understand
  /// different messages.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - acceptsNull: Whether parameters may be `null`, as editors send them.
  /// - Returns: The messages, or the errors with which they must be answered.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func parse(_ bytes: [UInt8], acceptingNull acceptsNull: Bool = false) -> RPCInput {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      return .single(.failure(RPCFailure(.notJSON)))
    }
    let parsed = JSONDocument.parse(bytes, file: "")
    guard let root = parsed.value?.root else { return .single(.failure(RPCFailure(.notJSON))) }
    let problem = parsed.diagnostics.first { $0.severity == .error }.map { reason(for: $0, bytes) }
    guard root.isArray else { return .single(message(root, problem, acceptsNull)) }
    let messages = root.elements.map { message($0, problem, acceptsNull) }
    guard !messages.isEmpty else {
      return .single(.failure(RPCFailure(.invalidRequest("the array is empty"))))
    }
    return .batch(messages)
  }

  /// Returns the reason why a message with a problem is not processed.
  private static func reason(for problem: Diagnostic, _ bytes: [UInt8]) -> String {
    switch problem.id {
    case Diagnostic.Message.keyDuplicate("").id: return "a key occurs twice in an object"
    case Diagnostic.Message.surrogateUnpaired("").id:
      let range = problem.location?.utf8Range ?? 0..<0
      let escape = String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
      return "'\(escape)' is only half of a character: send the escapes of both, or the character"
    default: return "the JSON is not valid"
    }
  }

  private static func message(
    _ element: JSONElement,
    _ problem: String?,
    _ acceptsNull: Bool
  ) -> Result<RPCMessage, RPCFailure> {
    let id = element.member("id").flatMap { RPCIdentifier($0.decoded) }
    func invalid(_ reason: String) -> Result<RPCMessage, RPCFailure> {
      .failure(RPCFailure(id: id, .invalidRequest(reason)))
    }
    guard element.isObject else { return invalid("not an object") }
    if let problem { return invalid(problem) }
    guard element.member("jsonrpc")?.string == "2.0" else {
      return invalid("'jsonrpc' is not '2.0'")
    }
    if element.member("id") != nil, id == nil {
      return invalid("'id' is neither a string nor an integer")
    }
    guard let method = element.member("method") else { return response(element, id) }
    guard let name = method.string else { return invalid("'method' is not a string") }
    var parameters = element.member("params")
    if acceptsNull, parameters?.isNull ?? false { parameters = nil }
    guard parameters?.isObject ?? true else { return invalid("'params' is not an object") }
    let values = parameters?.decoded ?? .object([])
    guard let id else { return .success(.notification(method: name, parameters: values)) }
    return .success(.request(id: id, method: name, parameters: values))
  }

  private static func response(
    _ element: JSONElement,
    _ id: RPCIdentifier?
  ) -> Result<RPCMessage, RPCFailure> {
    if let result = element.member("result"), let id {
      return .success(.result(id: id, result.decoded))
    }
    guard let error = element.member("error"), let code = error.member("code")?.integer else {
      return .failure(RPCFailure(id: id, .invalidRequest("there is no 'method'")))
    }
    let failure = RPCError(
      code: code,
      error.member("message")?.string ?? "",
      data: error.member("data")?.decoded
    )
    return .success(.failure(id: id, failure))
  }
}
