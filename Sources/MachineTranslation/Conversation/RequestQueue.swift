/// The requests that have not been sent, first those that are repeated.
struct RequestQueue {
  /// A text of an entry.
  struct Request: Hashable {
    let entry: Int
    let text: Int
  }

  private var first: [Request] = []
  private var rest: [Request] = []
  private var next = 0

  var isEmpty: Bool { first.isEmpty && next == rest.count }

  mutating func append(_ request: Request) { rest.append(request) }

  mutating func prepend(_ request: Request) { first.append(request) }

  mutating func popFirst() -> Request? {
    if let request = first.popLast() { return request }
    guard next < rest.count else { return nil }
    next += 1
    return rest[next - 1]
  }
}
