/// The answer to a request.
package struct Response: Hashable, Sendable {
  /// The HTTP status, such as 200.
  package var status: Int
  /// The media type of the content.
  package var contentType: String
  /// The content.
  package var body: [UInt8]
  /// The content security policy, to which the server adds `frame-ancestors 'none'`.
  package var contentSecurityPolicy: String

  /// Creates an answer.
  ///
  /// The default policy permits nothing, which suits data.
  package init(
    status: Int = 200,
    contentType: String,
    body: [UInt8],
    contentSecurityPolicy: String = "default-src 'none'"
  ) {
    self.status = status
    self.contentType = contentType
    self.body = body
    self.contentSecurityPolicy = contentSecurityPolicy
  }

  /// Returns an answer in JSON.
  package static func json(_ body: [UInt8], status: Int = 200) -> Response {
    Response(status: status, contentType: "application/json", body: body)
  }

  /// Returns a page.
  package static func page(_ html: [UInt8], contentSecurityPolicy: String) -> Response {
    Response(
      contentType: "text/html; charset=utf-8",
      body: html,
      contentSecurityPolicy: contentSecurityPolicy
    )
  }
}
