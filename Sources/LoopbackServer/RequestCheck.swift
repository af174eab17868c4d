import NIOHTTP1

/// The checks of a request, which are made before its body is read.
struct RequestCheck {
  let routes: Routes
  let token: AccessToken
  let bodySize: Int
  private var failures: RateLimit

  init(routes: Routes, token: AccessToken, limits: Limits) {
    self.routes = routes
    self.token = token
    bodySize = limits.bodySize
    failures = RateLimit(perSecond: limits.failuresPerSecond)
  }

  /// A request that may be answered by its handler.
  struct Accepted {
    var request: Request
    var route: Routes.Route
  }

  /// Checks a request.
  ///
  /// - Parameters:
  ///   - head: The request line and the header.
  ///   - now: The current time.
  /// - Returns: The request without its body.
  /// - Throws: The reason to reject it.
  mutating func check(
    _ head: HTTPRequestHead,
    at now: ContinuousClock.Instant
  ) throws(Rejection) -> Accepted {
    let target = RequestTarget(parsing: head.uri)
    let methods = target.flatMap { routes.routes[$0.path] }
    let method = Request.Method(rawValue: head.method == .HEAD ? "GET" : head.method.rawValue)
    let route = method.flatMap { methods?[$0] }
    try checkOrigin(head, isPage: route?.isPublic ?? false)
    guard head.method != .OPTIONS else { throw .foreignOrigin }
    guard let target else { throw .malformed }
    if route?.isPublic != true {
      guard let authorization = head.headers.single("Authorization"),
        token.permits(authorization: authorization)
      else { throw failures.isExceeded(at: now) ? .tooManyFailures : .unauthorized }
    }
    guard let methods else { throw .notFound }
    guard let method, let route else {
      throw .methodNotAllowed(
        methods.keys.flatMap { $0 == .get ? ["GET", "HEAD"] : [$0.rawValue] }
      )
    }
    if method != .get {
      guard let type = head.headers.single("Content-Type"), Self.isJSON(type) else {
        throw .notJSON
      }
    }
    // The parser has checked the digits, and that there is one of the two.
    if let size = head.headers.first(name: "Content-Length") {
      guard let size = Int(size), size <= bodySize else { throw .tooLarge }
    }
    guard ["", "chunked"].contains(head.headers["Transfer-Encoding"].joined(separator: ",")) else {
      throw .malformed
    }
    return Accepted(request: Request(method, target.path, query: target.query), route: route)
  }

  /// Checks that a request comes from a page of this server, or from the user.
  ///
  /// A name server can resolve a foreign name to this machine (DNS rebinding), but the browser still
  /// sends that name as the host.
  private func checkOrigin(_ head: HTTPRequestHead, isPage: Bool) throws(Rejection) {
    let fields = head.headers
    guard let host = fields.single("Host")?.lowercased() else { throw .malformed }
    guard Self.isLoopback(host) else { throw .wrongHost }
    if fields.contains(name: "Origin") {
      guard fields.single("Origin")?.lowercased() == "http://\(host)" else { throw .foreignOrigin }
    }
    guard fields.contains(name: "Sec-Fetch-Site") else { return }
    switch fields.single("Sec-Fetch-Site") {
    case "same-origin", "none": return
    // The file that redirects to the page is of another site. The user sees the page in a tab, and no
    // other page can read it.
    case "cross-site"
    where isPage && fields.single("Sec-Fetch-Mode") == "navigate"
      && fields.single("Sec-Fetch-Dest") == "document":
      return
    default: throw .foreignOrigin
    }
  }

  /// Returns whether the value of a `Host` field names this machine, with any port.
  private static func isLoopback(_ host: String) -> Bool {
    for name in ["127.0.0.1", "localhost", "[::1]"] where host.hasPrefix(name) {
      let port = host.dropFirst(name.count)
      guard port.hasPrefix(":") else { return port.isEmpty }
      return 1...5 ~= port.dropFirst().utf8.count && port.dropFirst().utf8.allSatisfy(\.isDigit)
    }
    return false
  }

  /// Returns whether a media type is JSON, with any parameters.
  ///
  /// A foreign page could not send it without asking first, which the server refuses.
  private static func isJSON(_ type: String) -> Bool {
    type.prefix { $0 != ";" && $0 != " " }.lowercased() == "application/json"
  }
}

extension HTTPHeaders {
  /// Returns the value of a field; `nil` unless it appears exactly once.
  fileprivate func single(_ name: String) -> String? {
    let values = self[name]
    return values.count == 1 ? values[0] : nil
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
