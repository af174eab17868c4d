/// The reason to reject a request.
struct Rejection: Error {
  /// The answer, with a sentence for developers.
  let response: Response
  /// The header fields that belong to the status.
  let fields: [(name: String, value: String)]

  private init(_ status: Int, _ sentence: String, _ fields: [(name: String, value: String)] = []) {
    response = .json(Array(#"{"error":"\#(sentence)"}"#.utf8), status: status)
    self.fields = fields
  }

  static let malformed = Rejection(400, "The request is malformed.")
  static let unauthorized = Rejection(
    401,
    "The token is missing or wrong.",
    [("WWW-Authenticate", "Bearer")]
  )
  static let foreignOrigin = Rejection(403, "Requests of other pages are not allowed.")
  static let notFound = Rejection(404, "There is nothing at this path.")
  static func methodNotAllowed(_ allowed: [String]) -> Rejection {
    let methods = allowed.sorted().joined(separator: ", ")
    return Rejection(405, "The method is not allowed for this path.", [("Allow", methods)])
  }
  static let timeout = Rejection(408, "The request took too long.")
  static let tooLarge = Rejection(413, "The body is too large.")
  static let notJSON = Rejection(415, "The content type must be application/json.")
  static let wrongHost = Rejection(421, "The host must be 127.0.0.1, localhost or [::1].")
  static let tooManyFailures = Rejection(
    429,
    "There were too many requests with a wrong token.",
    [("Retry-After", "1")]
  )
  static let headerTooLarge = Rejection(431, "The header is too large.")
}
