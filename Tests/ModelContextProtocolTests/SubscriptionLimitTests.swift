import JSONSyntax
import Testing

@testable import ModelContextProtocol

/// Clients that watch more than a server can compare.
@Suite struct SubscriptionLimitTests {
  @Test func `a session watches a limited number of resources`() {
    var server = SampleServer()
    _ = server.initialize("2025-11-25")
    func subscribe(_ number: Int) -> [ServerSession.Effect] {
      server.receive(
        #"{"jsonrpc":"2.0","id":\#(number),"method":"resources/subscribe","#
          + #""params":{"uri":"sample://\#(number)"}}"#
      )
    }
    for number in 1...1000 { #expect(subscribe(number).result != nil) }
    #expect(subscribe(1001).errorCode == "-32602")
    // A resource that is watched already needs no further place.
    #expect(subscribe(1000).result != nil)
    #expect(server.session.watchedResources.count == 1000)
  }

  @Test func `there is a limited number of streams`() {
    var server = SampleServer()
    func listen(_ id: Int, _ uris: Range<Int>) -> [ServerSession.Effect] {
      let list = uris.map { "\"sample://\($0)\"" }.joined(separator: ",")
      return server.request(
        id,
        "subscriptions/listen",
        #""notifications":{"resourceSubscriptions":[\#(list)]}"#
      )
    }
    #expect(listen(1, 0..<1000).errorCode == "-32602")
    #expect(listen(2, 0..<900).errorCode == nil)
    #expect(listen(3, 0..<100).errorCode == "-32602")
    for id in 4..<100 { #expect(listen(id, 0..<0).errorCode == nil) }
    _ = server.receive(
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}"#
    )
    #expect(listen(100, 0..<800).errorCode == nil)
    #expect(server.session.openCallCount == 0)
  }
}
