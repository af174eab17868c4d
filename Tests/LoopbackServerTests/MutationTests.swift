import LoopbackServer
import Testing

extension LoopbackServerTests {
  @Suite struct `Mutated requests` {
    /// The number of connections at a time, and of requests on each of them.
    static let (lanes, count) = (16, 125)

    @Test func `are rejected, or answered if they are valid`() async throws {
      var limits = Limits()
      limits.idleTime = .milliseconds(25)
      limits.closingTime = .milliseconds(40)
      limits.failuresPerSecond = .max
      try await TestServer.run(limits) { server in
        let statuses = try await withThrowingTaskGroup(of: [Int].self) { group in
          for lane in 0..<Self.lanes {
            group.addTask { try await Self.send(to: server, seed: UInt64(lane)) }
          }
          return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(statuses.count == Self.lanes * Self.count)
        #expect(statuses.allSatisfy { $0 == 0 || $0 == 200 || (400..<500).contains($0) })
        // The mutations must reach the handlers and the checks, not only the parser.
        for status in [0, 200, 400, 401, 404, 421] { #expect(statuses.contains(status)) }
        try await server.expectAlive()
      }
    }

    private static func send(to server: TestServer, seed: UInt64) async throws -> [Int] {
      var (random, statuses): (SeededGenerator, [Int]) = (SeededGenerator(state: seed), [])
      let valid = [
        server.text("GET /api/work?language=es HTTP/1.1", ["Sec-Fetch-Site": "same-origin"]),
        server.text("POST /api/save HTTP/1.1", body: #"{"language":"es"}"#),
        server.text(
          "POST /api/save HTTP/1.1",
          ["Transfer-Encoding": "chunked", "Content-Length": nil],
          body: "2\r\n{}\r\n0\r\n\r\n"
        ),
      ]
      .map { Array($0.utf8) }
      for index in 0..<count {
        let bytes = mutate(valid[index % valid.count], valid[0], &random)
        let client = try RawClient(port: server.server.port)
        await client.send(bytes)
        // A status of 0 is a connection that was closed.
        let answer = await client.answer(withoutBody: bytes.starts(with: Array("HEAD".utf8)))
        statuses.append(answer?.status ?? 0)
        if index.isMultiple(of: 25) { try await server.expectAlive() }
      }
      return statuses
    }

    private static func mutate(
      _ bytes: [UInt8],
      _ other: [UInt8],
      _ random: inout SeededGenerator
    ) -> [UInt8] {
      var bytes = bytes
      let tokens = [
        "\r\n", "\n", "\r", "\0", " ", ":", "HTTP/1.1", "Content-Length: 1\r\n", "%", "\u{7F}",
      ]
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 1...20, using: &random))
        switch Int.random(in: 0..<7, using: &random) {
        case 0: bytes[start] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: bytes.removeSubrange(start..<end)
        case 3: bytes.insert(contentsOf: bytes[start..<end], at: start)
        case 4:
          bytes.insert(contentsOf: tokens.randomElement(using: &random)?.utf8 ?? "".utf8, at: start)
        case 5: bytes.removeSubrange(end...)
        default: bytes.insert(contentsOf: other[..<min(end, other.count)], at: start)
        }
      }
      return bytes
    }
  }
}
