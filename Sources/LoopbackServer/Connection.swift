import NIOCore
import NIOHTTP1

/// A connection of a client, on which one request is answered after the other.
///
/// It is used only on the event loop of its channel.
final class Connection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private enum State {
    /// No header has arrived since the last answer.
    case idle
    /// The body of a request arrives.
    case receiving(RequestCheck.Accepted, HTTPRequestHead)
    /// The handler of a request is running.
    case handling(HTTPRequestHead, waits: Bool, Task<Void, Never>)
    /// An answer is being sent.
    case answering
    /// The last answer was sent. The client must close the connection, and what it sends is ignored.
    case closing
  }

  private let connections: ConnectionList
  private var limits: Limits { connections.limits }
  private var state = State.idle
  private var deadline: Scheduled<Void>?
  private var context: ChannelHandlerContext?

  init(_ connections: ConnectionList) {
    self.connections = connections
  }

  // MARK: Events of the channel

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    connections.add(self)
    setDeadline(in: limits.idleTime)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    end()
  }

  func channelInactive(context: ChannelHandlerContext) {
    end()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch (unwrapInboundIn(data), state) {
    case (.head(let head), .idle): receive(head)
    case (.body(let bytes), .receiving(var accepted, let head)):
      // The copy in `state` would make each addition copy the whole body.
      state = .idle
      guard bytes.readableBytes <= limits.bodySize - accepted.request.body.count else {
        return reject(.tooLarge)
      }
      accepted.request.body.append(contentsOf: bytes.readableBytesView)
      state = .receiving(accepted, head)
    case (.end, .receiving(let accepted, let head)): handle(accepted, head)
    default: break
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch (error, state) {
    case (let error as HTTPParserError, .idle), (let error as HTTPParserError, .receiving):
      reject(error == .headerOverflow ? .headerTooLarge : .malformed)
    case (is HTTPParserError, _), (is ByteToMessageDecoderError, _): break
    default: close()
    }
  }

  // MARK: Requests

  private func receive(_ head: HTTPRequestHead) {
    do throws(Rejection) {
      state = .receiving(try connections.check.check(head, at: .now), head)
      setDeadline(in: limits.idleTime)
    } catch {
      reject(error)
    }
  }

  private func handle(_ accepted: RequestCheck.Accepted, _ head: HTTPRequestHead) {
    guard let context else { return }
    deadline?.cancel()
    let promise = context.eventLoop.makePromise(of: Response.self)
    let (handler, request) = (accepted.route.handler, accepted.request)
    let task = promise.completeWithTask { await handler(request) }
    state = .handling(head, waits: accepted.route.waits, task)
    promise.futureResult.assumeIsolated()
      .whenSuccess { response in
        guard case .handling = self.state else { return }
        // The parser stops at a request to change the protocol, which is ignored here.
        let isLast = !head.isKeepAlive || head.headers.contains(name: "Upgrade")
        self.send(response, isLast: isLast || self.connections.isStopping, to: head)
      }
  }

  // MARK: Answers

  /// Answers a request that is not handled.
  ///
  /// Its body may not have arrived, so no other request can follow.
  private func reject(_ rejection: Rejection) {
    send(rejection.response, isLast: true, fields: rejection.fields)
  }

  private func send(
    _ response: Response,
    isLast: Bool,
    fields: [(name: String, value: String)] = [],
    to request: HTTPRequestHead? = nil
  ) {
    guard let context else { return }
    state = .answering
    // A large answer may pass a slow network, if the user forwards the port.
    setDeadline(in: limits.idleTime * (1 + response.body.count >> 20))
    let isHead = request?.method == .HEAD
    context.write(wrapOutboundOut(.head(head(of: response, fields, isLast: isLast))), promise: nil)
    let body = context.channel.allocator.buffer(bytes: isHead ? [] : response.body)
    context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(body))))
      .assumeIsolated()
      .whenComplete { result in
        guard case .success = result else { return self.close() }
        self.finish(isLast: isLast)
      }
  }

  /// Ends an answer whose bytes were sent.
  ///
  /// The next request is read only now, so a client that does not read cannot fill the memory.
  private func finish(isLast: Bool) {
    guard let context else { return }
    let isLast = isLast || connections.isStopping
    state = isLast ? .closing : .idle
    setDeadline(in: isLast ? limits.closingTime : limits.idleTime)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    if isLast { context.close(mode: .output, promise: nil) }
  }

  private func head(
    of response: Response,
    _ fields: [(name: String, value: String)],
    isLast: Bool
  ) -> HTTPResponseHead {
    var headers = HTTPHeaders([
      ("Content-Type", response.contentType),
      ("Content-Length", "\(response.body.count)"),
      ("Content-Security-Policy", "\(response.contentSecurityPolicy); frame-ancestors 'none'"),
      ("X-Content-Type-Options", "nosniff"),
      ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Cache-Control", "no-store"),
    ])
    headers.add(contentsOf: fields.map { ($0.name, $0.value) })
    if isLast { headers.add(name: "Connection", value: "close") }
    return HTTPResponseHead(
      version: .http1_1,
      status: HTTPResponseStatus(statusCode: response.status),
      headers: headers
    )
  }

  // MARK: Ends

  private func setDeadline(in time: Duration) {
    deadline?.cancel()
    deadline = context?.eventLoop.assumeIsolated()
      .scheduleTask(in: TimeAmount(time)) {
        if case .receiving = self.state { self.reject(.timeout) } else { self.close() }
      }
  }

  /// Closes the connection as soon as the running request, if there is one, is answered.
  func stop() {
    switch state {
    case .handling(_, let waits, let task): if waits { task.cancel() }
    case .answering: break
    case .idle, .receiving, .closing: close()
    }
  }

  /// Closes the connection immediately.
  func close() {
    context?.close(promise: nil)
  }

  private func end() {
    if case .handling(_, _, let task) = state { task.cancel() }
    state = .closing
    deadline?.cancel()
    context = nil
    connections.remove(self)
  }
}
