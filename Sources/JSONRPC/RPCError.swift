package import JSONSyntax

/// The error of a request (JSON-RPC 2.0, section 5.1).
package struct RPCError: Error, Hashable, Sendable {
  /// The number that identifies the kind of error.
  package var code: Int
  /// A short description in English.
  package var message: String
  /// Details for the program at the other end; `nil` if there are none.
  package var data: JSONValue?

  /// Creates an error.
  package init(code: Int, _ message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// The text is not JSON.
  package static let notJSON = RPCError(code: -32700, "Parse error")

  /// The value is not a request.
  package static func invalidRequest(_ reason: String) -> RPCError {
    RPCError(code: -32600, "Invalid request: \(reason)")
  }

  /// The method does not exist.
  package static func methodNotFound(_ method: String) -> RPCError {
    RPCError(code: -32601, "Method not found: \(method)")
  }

  /// The parameters are invalid.
  package static func invalidParameters(_ reason: String) -> RPCError {
    RPCError(code: -32602, "Invalid params: \(reason)")
  }

  /// The request could not be processed.
  package static func internalError(_ reason: String) -> RPCError {
    RPCError(code: -32603, "Internal error: \(reason)")
  }

  /// The caller cancelled the request.
  package static let requestCancelled = RPCError(code: -32800, "Request cancelled")

  /// The document has changed since the request.
  package static let contentModified = RPCError(code: -32801, "Content modified")

  /// The server expects `initialize` first.
  package static let notInitialized = RPCError(code: -32002, "Server not initialized")

  /// The request is valid, but cannot be carried out.
  package static func requestFailed(_ reason: String) -> RPCError {
    RPCError(code: -32803, reason)
  }

  /// The JSON object.
  package var json: JSONValue {
    .object(
      [.init("code", .number("\(code)")), .init("message", .string(message))]
        + (data.map { [.init("data", $0)] } ?? [])
    )
  }
}
