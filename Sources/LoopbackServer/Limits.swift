/// The limits of a server, which tests lower.
package struct Limits: Hashable, Sendable {
  /// The maximum number of bytes in the request line and the header.
  package var headerSize = 16 << 10
  /// The maximum number of bytes in a body.
  package var bodySize = 1 << 20
  /// The maximum number of open connections.
  package var connections = 64
  /// The maximum number of rejected tokens per second.
  package var failuresPerSecond = 5
  /// The maximum time for which a connection may be idle, and in which a client must send a header,
  /// send a body, or receive an answer.
  package var idleTime: Duration = .seconds(30)
  /// The time that running requests have to finish when the server stops.
  package var stopTime: Duration = .seconds(2)
  /// The maximum time in which a client must close a connection after its last answer.
  ///
  /// If the server closed it at once, the operating system would discard the answer of a client that
  /// is still sending.
  package var closingTime: Duration = .seconds(1)

  /// Creates the limits.
  package init() {}
}
