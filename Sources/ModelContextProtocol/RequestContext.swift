import JSONRPC
import JSONSyntax

/// A request with what it says about its client.
struct RequestContext {
  let id: RPCIdentifier
  let method: String
  let parameters: JSONValue
  /// The array of messages to which the request belongs; `nil` if it is on its own.
  let batch: Int?

  init(_ id: RPCIdentifier, _ method: String, _ parameters: JSONValue, _ batch: Int?) {
    self.id = id
    self.method = method
    self.parameters = parameters
    self.batch = batch
  }

  private var meta: JSONValue? { parameters["_meta"] }

  /// The name of the client; `nil` if the request does not say.
  var client: String? { meta?[MetaField.clientInfo]?["name"]?.text }

  /// The token that notifications about the progress contain; `nil` if none are wanted.
  var progressToken: JSONValue? {
    guard let token = meta?["progressToken"], RPCIdentifier(token) != nil else { return nil }
    return token
  }

  /// Returns the revision by which the request is processed.
  ///
  /// - Parameter session: The revision of the client that has opened a session.
  /// - Returns: The revision.
  /// - Throws: An error if the request describes itself incompletely, or if the server does not know
  ///   the revision.
  func revision(session: ProtocolRevision?) throws(RPCError) -> ProtocolRevision {
    guard let name = meta?[MetaField.protocolVersion] else {
      guard let session, method != "server/discover", method != "subscriptions/listen" else {
        throw .invalidParameters("'_meta' lacks '\(MetaField.protocolVersion)'")
      }
      return session
    }
    guard let name = name.text else {
      throw .invalidParameters("'\(MetaField.protocolVersion)' is not a string")
    }
    guard let revision = ProtocolRevision.withoutSessions.first(where: { $0.rawValue == name })
    else { throw .unsupportedProtocolVersion(name) }
    guard case .object = meta?[MetaField.clientCapabilities] else {
      throw .invalidParameters("'_meta' lacks the object '\(MetaField.clientCapabilities)'")
    }
    return revision
  }

  /// Returns a parameter that is a string.
  ///
  /// - Throws: An error if there is none.
  func text(_ name: String) throws(RPCError) -> String {
    guard let text = parameters[name]?.text else {
      throw .invalidParameters("'\(name)' must be a string")
    }
    return text
  }

  /// Returns a parameter that is an object of strings; empty if there is none.
  func texts(_ name: String, in value: JSONValue? = nil) throws(RPCError) -> [String: String] {
    guard let value = (value ?? parameters)[name] else { return [:] }
    guard case .object(let members) = value else {
      throw .invalidParameters("'\(name)' must be an object")
    }
    var texts: [String: String] = [:]
    for member in members {
      guard let text = member.value.text else {
        throw .invalidParameters("'\(name).\(member.key)' must be a string")
      }
      texts[member.key] = text
    }
    return texts
  }
}

/// The fields in which requests and results describe themselves, since 2026-07-28.
enum MetaField {
  static let protocolVersion = "io.modelcontextprotocol/protocolVersion"
  static let clientInfo = "io.modelcontextprotocol/clientInfo"
  static let clientCapabilities = "io.modelcontextprotocol/clientCapabilities"
  static let serverInfo = "io.modelcontextprotocol/serverInfo"
  static let subscriptionID = "io.modelcontextprotocol/subscriptionId"
}

extension RPCError {
  fileprivate static func unsupportedProtocolVersion(_ requested: String) -> RPCError {
    let supported = ProtocolRevision.withoutSessions.map { JSONValue.string($0.rawValue) }
    return RPCError(
      code: RPCErrorCode.unsupportedProtocolVersion,
      "Unsupported protocol version",
      data: .object([
        .init("supported", .array(supported)), .init("requested", .string(requested)),
      ])
    )
  }
}
