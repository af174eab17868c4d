package import JSONRPC
import JSONSyntax

/// The notifications that a client wants.
struct NotificationFilter: Hashable, Sendable {
  /// Whether it wants to know when the list of resources changes.
  var includesResourceList: Bool
  /// The addresses of the resources that it watches.
  var resources: Set<String>
}

extension ServerSession {
  /// The maximum number of streams, and of resources that a client watches.
  ///
  /// After each change of a file, the server compares all of them.
  static let subscriptionLimit = 1000

  /// Notes that the client of a session watches a resource.
  mutating func subscribe(to uri: String) throws(RPCError) {
    guard sessionSubscriptions.count < Self.subscriptionLimit || sessionSubscriptions.contains(uri)
    else { throw .invalidParameters("there are \(Self.subscriptionLimit) subscriptions already") }
    sessionSubscriptions.insert(uri)
  }

  /// Opens a stream of notifications.
  mutating func listen(_ request: RequestContext) throws(RPCError) -> [Effect] {
    guard let filter = request.parameters["notifications"], case .object = filter else {
      throw .invalidParameters("'notifications' must be an object")
    }
    var uris: [String] = []
    switch filter["resourceSubscriptions"] {
    case nil: break
    case .array(let values):
      for value in values {
        guard let uri = value.text else {
          throw .invalidParameters("'resourceSubscriptions' must contain strings")
        }
        uris.append(uri)
      }
    default: throw .invalidParameters("'resourceSubscriptions' must be an array")
    }
    let count = streams.values.reduce(streams.count) { $0 + $1.resources.count } + uris.count
    guard count < Self.subscriptionLimit else {
      throw .invalidParameters("there may be at most \(Self.subscriptionLimit) subscriptions")
    }
    let includesList = filter["resourcesListChanged"] == .boolean(true)
    streams[request.id] = NotificationFilter(
      includesResourceList: includesList,
      resources: Set(uris)
    )
    // The lists of tools and prompts never change, so they are not part of the acknowledgment.
    var accepted: [JSONValue.Member] = []
    if includesList { accepted.append(.init("resourcesListChanged", .boolean(true))) }
    if filter["resourceSubscriptions"] != nil {
      accepted.append(.init("resourceSubscriptions", .array(uris.map { .string($0) })))
    }
    return [
      notification(
        "notifications/subscriptions/acknowledged",
        [.init("notifications", .object(accepted))],
        stream: request.id
      )
    ]
  }

  /// Returns the notifications about changes of resources.
  ///
  /// - Parameters:
  ///   - uris: The addresses of the resources that have changed.
  ///   - listHasChanged: Whether there are other resources than before.
  /// - Returns: One notification for each client that wants it.
  package func resourcesChanged(_ uris: [String], listHasChanged: Bool) -> [Effect] {
    var effects: [Effect] = []
    if sessionRevision != nil {
      if listHasChanged { effects.append(notification(Self.listChanged, [])) }
      for uri in uris where sessionSubscriptions.contains(uri) {
        effects.append(notification(Self.updated, [.init("uri", .string(uri))]))
      }
    }
    for (id, filter) in streams {
      if listHasChanged, filter.includesResourceList {
        effects.append(notification(Self.listChanged, [], stream: id))
      }
      for uri in uris where filter.resources.contains(uri) {
        effects.append(notification(Self.updated, [.init("uri", .string(uri))], stream: id))
      }
    }
    return effects
  }

  /// All addresses that clients watch.
  package var watchedResources: Set<String> {
    streams.values.reduce(sessionSubscriptions) { $0.union($1.resources) }
  }

  /// Whether a client wants to know when the list of resources changes.
  ///
  /// A client with a session cannot say so; it does if it has requested the list.
  package var watchesResourceList: Bool {
    sessionHasListedResources || streams.values.contains(where: \.includesResourceList)
  }

  /// Whether a client wants to know about changes.
  package var isWatched: Bool {
    watchesResourceList || !sessionSubscriptions.isEmpty
      || streams.values.contains { !$0.resources.isEmpty }
  }

  private static let listChanged = "notifications/resources/list_changed"
  private static let updated = "notifications/resources/updated"

  private func notification(
    _ method: String,
    _ members: [JSONValue.Member],
    stream: RPCIdentifier? = nil
  ) -> Effect {
    let meta = stream.map { id in
      JSONValue.Member("_meta", .object([.init(MetaField.subscriptionID, id.json)]))
    }
    return .send(
      .notification(method: method, parameters: .object((meta.map { [$0] } ?? []) + members))
    )
  }

  /// The result of a stream that the server ends.
  func subscriptionResult(_ id: RPCIdentifier) -> JSONValue {
    .object([
      .init("resultType", .string("complete")),
      .init(
        "_meta",
        .object([
          .init(MetaField.subscriptionID, id.json),
          .init(MetaField.serverInfo, description.implementation(.july2026)),
        ])
      ),
    ])
  }
}
