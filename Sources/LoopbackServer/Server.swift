import NIOCore
import NIOHTTP1
import NIOPosix
package import SystemPackage

/// An HTTP server for pages on this machine.
///
/// It only accepts connections from this machine, and requests of the page that it serves.
package struct Server: Sendable {
  /// The port.
  package let port: Int
  /// The secret that permits requests.
  package let token: AccessToken
  /// The address of the page, which contains the token.
  ///
  /// It must not become an argument of a process, because all users can list those; see
  /// ``RedirectFile``.
  package var address: String { "http://127.0.0.1:\(port)/#token=\(token.text)" }

  private let listeners: [any Channel]
  private let connections: NIOLoopBoundBox<ConnectionList>

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - routes: The handlers.
  ///   - port: The port, or 0 for a free one.
  ///   - includesIPv6: Whether the server accepts connections to `::1` besides `127.0.0.1`.
  ///   - limits: The limits.
  /// - Returns: The server, which accepts connections until ``stop()`` is called.
  /// - Throws: The error of the operating system, such as `.addressInUse`.
  package static func start(
    _ routes: Routes,
    port: Int = 0,
    includesIPv6: Bool = false,
    limits: Limits = Limits()
  ) async throws(Errno) -> Server {
    guard 0...0xFFFF ~= port else { throw .invalidArgument }
    let loop = MultiThreadedEventLoopGroup.singleton.any()
    let token = AccessToken()
    let connections = NIOLoopBoundBox.makeBoxSendingValue(
      ConnectionList(
        check: RequestCheck(routes: routes, token: token, limits: limits),
        limits: limits
      ),
      eventLoop: loop
    )
    let bootstrap = bootstrap(on: loop, connections, headerSize: limits.headerSize)
    var listeners: [any Channel] = []
    var bound: Int { listeners.first?.localAddress?.port ?? port }
    do {
      for host in includesIPv6 ? ["127.0.0.1", "::1"] : ["127.0.0.1"] {
        listeners.append(try await bootstrap.bind(host: host, port: bound).get())
      }
    } catch {
      for listener in listeners { try? await listener.close() }
      throw (error as? IOError).map { Errno(rawValue: $0.errnoCode) } ?? .invalidArgument
    }
    return Server(port: bound, token: token, listeners: listeners, connections: connections)
  }

  private static func bootstrap(
    on loop: any EventLoop,
    _ connections: NIOLoopBoundBox<ConnectionList>,
    headerSize: Int
  ) -> ServerBootstrap {
    var decoding = NIOHTTPDecoderLimitConfiguration()
    decoding.maxHeaderListSize = headerSize
    return ServerBootstrap(group: loop)
      // Otherwise a port is in use for a minute after a server was stopped.
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { [decoding] channel in
        channel.eventLoop.makeCompletedFuture {
          guard connections.value.hasSpace else {
            throw ChannelError.inappropriateOperationForState
          }
          let pipeline = channel.pipeline.syncOperations
          try pipeline.configureHTTPServerPipeline(
            withErrorHandling: false,
            withEncoderConfiguration: HTTPResponseEncoder.Configuration(),
            withDecoderLimitConfiguration: decoding
          )
          try pipeline.addHandler(Connection(connections.value))
        }
      }
  }

  /// Waits until the server has stopped.
  ///
  /// If the task is canceled, the server is stopped.
  package func run() async {
    await withTaskCancellationHandler {
      try? await listeners[0].closeFuture.get()
    } onCancel: {
      listeners[0].close(promise: nil)
    }
    await stop()
  }

  /// Stops the server.
  ///
  /// Running requests may finish within two seconds. It returns when all connections are closed.
  package func stop() async {
    for listener in listeners { try? await listener.close() }
    let (connections, loop) = (connections, listeners[0].eventLoop)
    try? await loop.flatSubmit { connections.value.stop(on: loop) }.get()
  }
}
