package import JSONRPC
package import JSONSyntax

/// A request that the program answers for which the server speaks the protocol.
package struct ServerCall: Hashable, Sendable {
  /// The identifier of the request.
  package let id: RPCIdentifier
  /// What is requested.
  package let operation: Operation
  /// The name of the client; `nil` if it did not say.
  package let client: String?

  /// Creates a call.
  package init(id: RPCIdentifier, operation: Operation, client: String? = nil) {
    self.id = id
    self.operation = operation
    self.client = client
  }

  /// What is requested.
  package enum Operation: Hashable, Sendable {
    /// The result of a tool, whose arguments are valid by its schema.
    case tool(name: String, arguments: JSONValue)
    /// The list of resources.
    case resources
    /// The content of a resource.
    case resource(uri: String)
    /// The messages of a prompt.
    case prompt(name: String, arguments: [String: String])
    /// The values of an argument that start like a text.
    case completion(CompletionQuery)
  }
}

/// A request for the possible values of an argument.
package struct CompletionQuery: Hashable, Sendable {
  /// The owner of the argument.
  package enum Reference: Hashable, Sendable {
    /// A prompt, by its name.
    case prompt(String)
    /// The template of the addresses of resources.
    case resource(String)
  }

  /// The owner of the argument.
  package let reference: Reference
  /// The name of the argument.
  package let argument: String
  /// The beginning of the value.
  package let prefix: String
  /// The values of other arguments.
  package let others: [String: String]
}

/// The answer of the program to a call.
package enum ServerAnswer: Hashable, Sendable {
  /// The result of a tool, an object that its schema describes.
  case tool(JSONValue)
  /// The reason why a tool could not do what the call says, as an object for the model.
  case toolFailure(JSONValue)
  /// The list of resources.
  case resources([ResourceDescription])
  /// The content of a resource.
  case resource(text: String, mediaType: String)
  /// There is no such resource.
  case noResource
  /// The messages of a prompt, all from the user.
  case prompt(description: String, texts: [String])
  /// The values of an argument, the best first.
  case completion([String])
}
