/// The handlers of a server, by path and method.
///
/// A path that has no handler is answered with 404.
package struct Routes: Sendable {
  /// A function that answers a request.
  ///
  /// Its task is canceled if the client closes the connection. If the server stops, the tasks of
  /// handlers that wait are canceled at once, and the others after two seconds.
  package typealias Handler = @Sendable (Request) async -> Response

  struct Route: Sendable {
    var handler: Handler
    var waits = false
    var isPublic = false
  }

  private(set) var routes: [String: [Request.Method: Route]] = [:]

  /// Creates routes.
  ///
  /// - Parameter page: The handler of `GET /`. It needs no token, because the browser requests the
  ///   page before a script can send one. So the page must not contain anything that is secret.
  package init(page: @escaping Handler) {
    routes["/"] = [.get: Route(handler: page, isPublic: true)]
  }

  /// Adds a handler, or replaces the one for the same path and method.
  ///
  /// - Parameters:
  ///   - method: The method. A handler for `GET` also answers `HEAD`.
  ///   - path: The path as in the request, without a query. It is compared byte for byte.
  ///   - waits: Whether the handler may wait for an event, such as a change of a file.
  ///   - handler: The handler.
  package mutating func add(
    _ method: Request.Method,
    _ path: String,
    waits: Bool = false,
    handler: @escaping Handler
  ) {
    routes[path, default: [:]][method] = Route(handler: handler, waits: waits)
  }
}

/// A request that has passed all checks.
package struct Request: Hashable, Sendable {
  /// The method of a request.
  package enum Method: String, Hashable, Sendable {
    case get = "GET"
    case post = "POST"
  }

  /// A parameter in the query of an address.
  package struct QueryItem: Hashable, Sendable {
    /// The decoded name.
    package var name: String
    /// The decoded value; empty if there is none.
    package var value: String

    /// Creates a parameter.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The method, which is `get` for `HEAD` too.
  package var method: Method
  /// The path, as it was registered.
  package var path: String
  /// The parameters of the query in their order.
  package var query: [QueryItem]
  /// The content.
  package var body: [UInt8]

  /// Creates a request.
  package init(_ method: Method, _ path: String, query: [QueryItem] = [], body: [UInt8] = []) {
    self.method = method
    self.path = path
    self.query = query
    self.body = body
  }

  /// Returns the first value of a parameter; `nil` if there is none.
  package func value(of name: String) -> String? {
    query.first { $0.name == name }?.value
  }
}
