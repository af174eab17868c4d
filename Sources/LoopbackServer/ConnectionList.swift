import NIOCore

/// The open connections of a server, and what they share.
///
/// It is used only on the event loop of the server.
final class ConnectionList {
  let limits: Limits
  var check: RequestCheck
  private var connections: [ObjectIdentifier: Connection] = [:]
  private var whenEmpty: EventLoopPromise<Void>?
  var isStopping: Bool { whenEmpty != nil }

  init(check: RequestCheck, limits: Limits) {
    self.check = check
    self.limits = limits
  }

  /// Whether another connection is permitted.
  var hasSpace: Bool { !isStopping && connections.count < limits.connections }

  func add(_ connection: Connection) {
    connections[ObjectIdentifier(connection)] = connection
  }

  func remove(_ connection: Connection) {
    connections[ObjectIdentifier(connection)] = nil
    if connections.isEmpty { whenEmpty?.succeed() }
  }

  /// Closes the connections when their running requests are answered, at the latest after the stop
  /// time.
  func stop(on loop: any EventLoop) -> EventLoopFuture<Void> {
    if let whenEmpty { return whenEmpty.futureResult }
    let promise = loop.makePromise(of: Void.self)
    whenEmpty = promise
    if connections.isEmpty { promise.succeed() }
    for connection in connections.values { connection.stop() }
    loop.assumeIsolated()
      .scheduleTask(in: TimeAmount(limits.stopTime)) {
        for connection in self.connections.values { connection.close() }
      }
    return promise.futureResult
  }
}
