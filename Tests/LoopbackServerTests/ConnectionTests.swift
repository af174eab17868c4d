import LoopbackServer
import SystemPackage
import Testing

extension LoopbackServerTests {
  @Suite struct Connections {
    @Test func `answers several requests on a connection`() async throws {
      try await TestServer.run { server in
        let client = try RawClient(port: server.server.port)
        for index in 0..<10 {
          await client.send(server.text("GET /api/work?a=\(index) HTTP/1.1"))
          #expect(await client.answer()?.text == "a=\(index)")
        }
      }
    }

    @Test func `answers pipelined requests in their order`() async throws {
      try await TestServer.run { server in
        let client = try RawClient(port: server.server.port)
        let requests = (0..<50)
          .map { index in
            index.isMultiple(of: 2)
              ? server.text("GET /api/work?a=\(index) HTTP/1.1")
              : server.text("POST /api/save HTTP/1.1", body: String(repeating: "x", count: index))
          }
        await client.send(requests.joined())
        for index in 0..<50 {
          #expect(
            await client.answer()?.text == (index.isMultiple(of: 2) ? "a=\(index)" : "\(index)")
          )
        }
      }
    }

    @Test func `rejects a malformed request after valid ones`() async throws {
      try await TestServer.run { server in
        let client = try RawClient(port: server.server.port)
        let slow = server.text("POST /api/slow HTTP/1.1", body: "{}")
        await client.send(slow + server.text("GET /api/work?a=b HTTP/1.1") + "x y z\r\n\r\n")
        #expect(await client.answer()?.text == "saved")
        #expect(await client.answer()?.text == "a=b")
        #expect(await client.answer()?.status == 400)
        #expect(await client.isClosed())
      }
    }

    @Test func `ignores requests after one that was rejected`() async throws {
      try await TestServer.run { server in
        let client = try RawClient(port: server.server.port)
        let rejected = server.text("GET /api/work HTTP/1.1", ["Host": "evil.example"])
        await client.send(rejected + server.text("POST /api/slow HTTP/1.1", body: "{}"))
        #expect(await client.answer()?.status == 421)
        #expect(await client.isClosed())
        #expect(server.events.all.isEmpty)
      }
    }

    @Test func `accepts a request in small pieces`() async throws {
      try await TestServer.run { server in
        let client = try RawClient(port: server.server.port)
        for byte in server.text("POST /api/save HTTP/1.1", body: "hello").utf8 {
          await client.send([byte])
        }
        #expect(await client.answer()?.text == "5")
      }
    }

    @Test(arguments: ["", "GET /api/wo", "GET / HTTP/1.1\r\nHost: 127.0"])
    func `closes the connection of a client that sends too slowly`(_ start: String) async throws {
      var limits = Limits()
      limits.idleTime = .milliseconds(200)
      try await TestServer.run(limits) { server in
        let client = try RawClient(port: server.server.port)
        await client.send(start)
        // Each byte arrives in time, but the header does not.
        let sending = Task {
          while await client.send("x") { try await Task.sleep(for: .milliseconds(20)) }
        }
        #expect(await client.isClosed())
        sending.cancel()
        try await server.expectAlive()
      }
    }

    @Test func `answers 408 if a body does not arrive`() async throws {
      var limits = Limits()
      limits.idleTime = .milliseconds(200)
      try await TestServer.run(limits) { server in
        let client = try RawClient(port: server.server.port)
        await client.send(
          server.text("POST /api/save HTTP/1.1", ["Content-Length": "9"], body: "hello")
        )
        #expect(await client.answer()?.status == 408)
        #expect(await client.isClosed())
      }
    }

    @Test func `closes the connection of a client that does not read`() async throws {
      var limits = Limits()
      limits.idleTime = .milliseconds(50)
      try await TestServer.run(limits) { server in
        let client = try RawClient(port: server.server.port)
        await client.send(server.text("GET /api/large HTTP/1.1"))
        try await Task.sleep(for: .milliseconds(600))
        // The answer is not complete.
        #expect(await client.answer() == nil)
      }
    }

    @Test func `answers before a large body has arrived, and closes the connection`() async throws {
      try await TestServer.run { server in
        let client = try RawClient(port: server.server.port)
        let fields = ["Content-Length": "104857600"]
        await client.send(server.text("POST /api/save HTTP/1.1", fields, body: ""))
        let sending = Task {
          // The server stops to read at some point.
          let piece = [UInt8](repeating: 0x61, count: 1 << 16)
          for _ in 0..<1600 where await !client.send(piece) { return false }
          return true
        }
        #expect(await client.answer()?.status == 413)
        #expect(await client.isClosed())
        _ = await sending.value
        try await server.expectAlive()
      }
    }

    @Test(arguments: [
      "HTTP/1.0", "HTTP/1.1\r\nConnection: close",
      "HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade",
    ])
    func `closes a connection if the client does not reuse it`(_ version: String) async throws {
      try await TestServer.run { server in
        let client = try RawClient(port: server.server.port)
        await client.send(server.text("GET /api/work \(version)"))
        let answer = await client.answer()
        #expect(answer?.status == 200)
        #expect(answer?.fields["connection"] == "close")
        #expect(await client.isClosed())
      }
    }

    @Test func `accepts 64 connections, and more when some are closed`() async throws {
      try await TestServer.run { server in
        var clients: [RawClient] = []
        for _ in 0..<64 {
          let client = try RawClient(port: server.server.port)
          await client.send(server.text("GET /api/work HTTP/1.1"))
          #expect(await client.answer()?.status == 200)
          clients.append(client)
        }
        for _ in 0..<100 {
          let surplus = try RawClient(port: server.server.port)
          await surplus.send(server.text("GET /api/work HTTP/1.1"))
          #expect(await surplus.answer() == nil)
        }
        await clients[0].send(server.text("GET /api/work?a=b HTTP/1.1"))
        #expect(await clients[0].answer()?.text == "a=b")
        clients.removeAll()
        try await server.expectAlive()
      }
    }

    @Test func `survives many connections at once`() async throws {
      try await TestServer.run { server in
        for _ in 0..<3 {
          let clients = (0..<100).compactMap { _ in try? RawClient(port: server.server.port) }
          #expect(!clients.isEmpty)
        }
        try await server.expectAlive()
      }
    }

    @Test func `cancels a handler whose client goes away`() async throws {
      try await TestServer.run { server in
        var client: RawClient? = try RawClient(port: server.server.port)
        await client?.send(server.text("GET /api/changes HTTP/1.1"))
        #expect(await server.events.waitFor("waiting"))
        client = nil
        #expect(await server.events.waitFor("canceled"))
        try await server.expectAlive()
      }
    }
  }
}

extension LoopbackServerTests {
  @Suite struct `Stopping a server` {
    @Test func `answers running requests, and cancels those that wait`() async throws {
      try await TestServer.run { server in
        let port = server.server.port
        let (saving, waiting, idle) = (
          try RawClient(port: port), try RawClient(port: port), try RawClient(port: port)
        )
        await saving.send(server.text("POST /api/slow HTTP/1.1", body: "{}"))
        await waiting.send(server.text("GET /api/changes HTTP/1.1"))
        await idle.send("GET /")
        #expect(await server.events.waitFor("saving"))
        #expect(await server.events.waitFor("waiting"))
        let start = ContinuousClock.now
        async let stopped: Void = server.server.stop()
        #expect(await waiting.answer()?.status == 200)
        let answer = await saving.answer()
        #expect(answer?.text == "saved")
        #expect(answer?.fields["connection"] == "close")
        #expect(await idle.answer() == nil)
        await stopped
        // The request that waits takes 25 seconds.
        #expect(ContinuousClock.now - start < .seconds(20))
        #expect(server.events.all.contains("saved"))
        #expect(throws: (any Error).self) { try RawClient(port: port) }
      }
    }

    @Test func `cancels a request that does not finish`() async throws {
      var limits = Limits()
      limits.stopTime = .milliseconds(200)
      try await TestServer.run(limits) { server in
        let client = try RawClient(port: server.server.port)
        await client.send(server.text("GET /api/endless HTTP/1.1"))
        #expect(await server.events.waitFor("endless"))
        let start = ContinuousClock.now
        await server.server.stop()
        #expect(ContinuousClock.now - start < .seconds(20))
        #expect(await server.events.waitFor("canceled"))
      }
    }

    @Test func `stops if its task is canceled`() async throws {
      try await TestServer.run { server in
        let running = Task { await server.server.run() }
        try await server.expectAlive()
        running.cancel()
        await running.value
        #expect(throws: (any Error).self) { try RawClient(port: server.server.port) }
      }
    }

    @Test func `can be stopped several times`() async throws {
      try await TestServer.run { server in
        async let first: Void = server.server.stop()
        async let second: Void = server.server.stop()
        async let running: Void = server.server.run()
        _ = await (first, second, running)
        await server.server.run()
      }
    }

    @Test(arguments: [-1, 65_536, 1 << 40]) func `rejects ports that do not exist`(
      _ port: Int
    ) async {
      await #expect(throws: Errno.invalidArgument) {
        try await Server.start(TestServer.routes(TestServer.Events()), port: port)
      }
    }

    @Test func `frees its port`() async throws {
      var port = 0
      try await TestServer.run { server in
        port = server.server.port
        await #expect(throws: Errno.addressInUse) {
          try await Server.start(TestServer.routes(server.events), port: port)
        }
        try await server.expectAlive()
      }
      let again = try await Server.start(TestServer.routes(TestServer.Events()), port: port)
      #expect(again.port == port)
      await again.stop()
    }
  }
}
