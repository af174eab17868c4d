/// The secret that permits requests: 128 random bits.
package struct AccessToken: Sendable, CustomStringConvertible {
  /// The token, as 32 hexadecimal digits.
  package let text: String

  /// Creates a random token.
  package init() {
    var random = SystemRandomNumberGenerator()
    text = (0..<16)
      .map { _ in
        let digits = String(UInt8.random(in: 0...255, using: &random), radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }
      .joined()
  }

  /// A description without the secret, so that no log can contain it.
  package var description: String { "AccessToken" }

  /// Returns whether the value of an `Authorization` field contains the token.
  ///
  /// The time does not depend on the position of the first difference, so that no program can find the
  /// token byte by byte.
  func permits(authorization: String) -> Bool {
    let (expected, received) = (Array("Bearer \(text)".utf8), Array(authorization.utf8))
    guard received.count == expected.count else { return false }
    return zip(expected, received).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// The number of events in a second.
struct RateLimit {
  private let limit: Int
  private var start: ContinuousClock.Instant?
  private var count = 0

  init(perSecond limit: Int) {
    self.limit = limit
  }

  /// Counts an event, and returns whether the limit is exceeded.
  mutating func isExceeded(at now: ContinuousClock.Instant) -> Bool {
    if let start, now - start < .seconds(1) {
      count += 1
    } else {
      (start, count) = (now, 1)
    }
    return count > limit
  }
}
