import LoopbackServer
import Testing

extension LoopbackServerTests {
  @Suite struct `Security of the local server` {
    /// A request that differs from a valid one, and the expected status; `nil` if the connection is
    /// closed without an answer.
    struct Row: Sendable, CustomTestStringConvertible {
      var name: String
      var line = "GET /api/work HTTP/1.1"
      var fields: [String: String?] = [:]
      var body: String?
      var status: Int?

      var testDescription: String { name }

      init(
        _ name: String,
        _ line: String = "GET /api/work HTTP/1.1",
        _ fields: [String: String?] = [:],
        body: String? = nil,
        status: Int?
      ) {
        (self.name, self.line, self.fields, self.body, self.status) = (
          name, line, fields, body, status
        )
      }
    }

    static let post = "POST /api/save HTTP/1.1"
    static let get = "GET /api/work HTTP/1.1"

    static let rows: [Row] = [
      Row("valid", status: 200),
      Row("HEAD", "HEAD /api/work HTTP/1.1", status: 200),
      Row("HEAD of the page", "HEAD / HTTP/1.1", status: 200),
      Row("valid write", post, body: "{}", status: 200),

      // The token
      Row("page without token", "GET / HTTP/1.1", ["Authorization": nil], status: 200),
      Row("no token", get, ["Authorization": nil], status: 401),
      Row("empty token", get, ["Authorization": "Bearer "], status: 401),
      Row(
        "wrong token",
        get,
        ["Authorization": "Bearer 00000000000000000000000000000000"],
        status: 401
      ),
      Row("short token", get, ["Authorization": "Bearer 0"], status: 401),
      Row("other scheme", get, ["Authorization": "Basic Og=="], status: 401),
      Row("unknown path without token", "GET /x HTTP/1.1", ["Authorization": nil], status: 401),
      Row(
        "other method of the page",
        "POST / HTTP/1.1",
        ["Authorization": nil],
        body: "{}",
        status: 401
      ),
      Row("write without token", post, ["Authorization": nil], body: "{}", status: 401),

      // Rebinding
      Row("localhost", get, ["Host": "localhost"], status: 200),
      Row("localhost, capitals and port", get, ["Host": "LocalHost:8080"], status: 200),
      Row("IPv6", get, ["Host": "[::1]:8080"], status: 200),
      Row("foreign host", get, ["Host": "evil.example"], status: 421),
      Row("foreign host of the page", "GET / HTTP/1.1", ["Host": "evil.example:80"], status: 421),
      Row("prefix of the host", get, ["Host": "127.0.0.1.evil.example"], status: 421),
      Row("suffix of the host", get, ["Host": "evil.localhost"], status: 421),
      Row("user in the host", get, ["Host": "127.0.0.1@evil.example"], status: 421),
      Row("port with a sign", get, ["Host": "127.0.0.1:+80"], status: 421),
      Row("port with a name", get, ["Host": "127.0.0.1:80.evil.example"], status: 421),
      Row("empty port", get, ["Host": "127.0.0.1:"], status: 421),
      Row("root of names", get, ["Host": "localhost."], status: 421),
      Row("other loopback address", get, ["Host": "127.0.0.2"], status: 421),
      Row("any address", get, ["Host": "0.0.0.0"], status: 421),
      Row("empty host", get, ["Host": ""], status: 421),
      Row("no host", get, ["Host": nil], status: 400),
      Row("two hosts", get + "\r\nHost: evil.example", status: 400),
      Row("absolute target", "GET http://127.0.0.1/api/work HTTP/1.1", status: 400),
      Row("foreign absolute target", "GET http://evil.example/api/work HTTP/1.1", status: 400),

      // Other origins
      Row("own origin", get, ["Host": "localhost:1", "Origin": "http://localhost:1"], status: 200),
      Row("foreign origin", get, ["Origin": "https://evil.example"], status: 403),
      Row("opaque origin", get, ["Origin": "null"], status: 403),
      Row("other port", get, ["Host": "localhost:1", "Origin": "http://localhost:2"], status: 403),
      Row(
        "other scheme of the origin",
        get,
        ["Host": "localhost", "Origin": "https://localhost"],
        status: 403
      ),
      Row(
        "other name of this machine",
        get,
        ["Host": "localhost", "Origin": "http://127.0.0.1"],
        status: 403
      ),
      Row(
        "foreign origin of a write",
        post,
        ["Origin": "http://evil.example"],
        body: "{}",
        status: 403
      ),
      Row("same origin", get, ["Sec-Fetch-Site": "same-origin"], status: 200),
      Row("address bar", get, ["Sec-Fetch-Site": "none"], status: 200),
      Row("cross-site", get, ["Sec-Fetch-Site": "cross-site"], status: 403),
      Row("same site", get, ["Sec-Fetch-Site": "same-site"], status: 403),
      Row("unknown site", get, ["Sec-Fetch-Site": "x"], status: 403),
      Row(
        "script on a foreign page",
        "GET / HTTP/1.1",
        ["Sec-Fetch-Site": "cross-site"],
        status: 403
      ),
      Row(
        "redirection to the page",
        "GET / HTTP/1.1",
        [
          "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate",
          "Sec-Fetch-Dest": "document",
        ],
        status: 200
      ),
      Row(
        "frame with the page",
        "GET / HTTP/1.1",
        ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe"],
        status: 403
      ),
      Row(
        "link to data",
        get,
        [
          "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate",
          "Sec-Fetch-Dest": "document",
        ],
        status: 403
      ),
      Row(
        "preflight",
        "OPTIONS /api/save HTTP/1.1",
        ["Origin": "http://evil.example"],
        status: 403
      ),
      Row("preflight without origin", "OPTIONS /api/save HTTP/1.1", status: 403),
      Row("OPTIONS *", "OPTIONS * HTTP/1.1", status: 403),

      // Methods and content types
      Row("PUT", "PUT /api/save HTTP/1.1", body: "{}", status: 405),
      Row("DELETE", "DELETE /api/save HTTP/1.1", status: 405),
      Row("TRACE", "TRACE /api/work HTTP/1.1", status: 405),
      Row("GET of a write", "GET /api/save HTTP/1.1", status: 405),
      Row("POST of data", "POST /api/work HTTP/1.1", body: "{}", status: 405),
      Row("CONNECT", "CONNECT 127.0.0.1:22 HTTP/1.1", status: 400),
      Row("unknown method", "HACK / HTTP/1.1", status: 400),
      Row("no content type", post, ["Content-Type": nil], body: "{}", status: 415),
      Row(
        "form",
        post,
        ["Content-Type": "application/x-www-form-urlencoded"],
        body: "{}",
        status: 415
      ),
      Row("text", post, ["Content-Type": "text/plain"], body: "{}", status: 415),
      Row(
        "form with files",
        post,
        ["Content-Type": "multipart/form-data; boundary=x"],
        body: "{}",
        status: 415
      ),
      Row("longer name", post, ["Content-Type": "application/jsonp"], body: "{}", status: 415),
      Row(
        "charset",
        post,
        ["Content-Type": "Application/JSON; charset=utf-8"],
        body: "{}",
        status: 200
      ),

      // Paths
      Row("unknown path", "GET /x HTTP/1.1", status: 404),
      Row("traversal", "GET /../../etc/passwd HTTP/1.1", status: 404),
      Row("encoded traversal", "GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1", status: 404),
      Row("traversal behind a route", "GET /api/work/../../etc/passwd HTTP/1.1", status: 404),
      Row("encoded route", "GET /api%2Fwork HTTP/1.1", status: 404),
      Row("double slash", "GET //api/work HTTP/1.1", status: 404),
      Row("capitals", "GET /API/WORK HTTP/1.1", status: 404),
      Row("encoded NUL", "GET /api/work%00 HTTP/1.1", status: 404),
      Row("incomplete escape", "GET /api/work?a=%4 HTTP/1.1", status: 400),
      Row("invalid UTF-8", "GET /api/work?a=%FF HTTP/1.1", status: 400),
      Row("fragment", "GET /api/work#token HTTP/1.1", status: 400),
      Row("relative path", "GET api/work HTTP/1.1", status: 400),

      // Sizes
      Row(
        "body of the maximum size",
        post,
        body: String(repeating: " ", count: 1 << 20),
        status: 200
      ),
      Row("larger body", post, body: String(repeating: " ", count: 1 << 20 | 1), status: 413),
      Row("announced size", post, ["Content-Length": "104857600"], body: "{}", status: 413),
      Row(
        "size beyond an integer",
        post,
        ["Content-Length": "9223372036854775808"],
        body: "{}",
        status: 413
      ),
      Row("large header", get, ["X": String(repeating: "x", count: 15 << 10)], status: 200),
      Row("larger header", get, ["X": String(repeating: "x", count: 16 << 10)], status: 431),
      Row("large path", "GET /\(String(repeating: "x", count: 16 << 10)) HTTP/1.1", status: 431),
      Row(
        "many fields",
        get + String(repeating: "\r\nX: ", count: 300),
        status: 431
      ),

      // Malformed requests
      Row("HTTP/0.9", "GET /\r\n", status: 400),
      Row("HTTP/2", "PRI * HTTP/2.0", status: 400),
      Row("garbage", "\u{1}\u{2}\u{3}", status: 400),
      Row(
        "two lengths",
        post,
        ["Content-Length": "2\r\nContent-Length: 3"],
        body: "{}",
        status: 400
      ),
      Row(
        "length and encoding",
        post,
        ["Transfer-Encoding": "chunked"],
        body: "0\r\n\r\n",
        status: 400
      ),
      Row("negative length", post, ["Content-Length": "-1"], body: "{}", status: 400),
      Row("length that is no number", post, ["Content-Length": "x"], body: "{}", status: 400),
      Row("space before a colon", get, ["X ": "x"], status: 400),
      Row("bare LF", "GET /api/work HTTP/1.1\nX: y", status: 400),
      Row("NUL in a field", get, ["X": "a\0b"], status: 400),
      Row("NUL in the path", "GET /api\0 HTTP/1.1", status: 400),
      Row(
        "unknown encoding",
        post,
        ["Transfer-Encoding": "gzip", "Content-Length": nil],
        body: "{}",
        status: 400
      ),
      Row(
        "two encodings",
        post,
        ["Transfer-Encoding": "gzip\r\nTransfer-Encoding: chunked", "Content-Length": nil],
        body: "0\r\n\r\n",
        status: 400
      ),
      Row(
        "chunks",
        post,
        ["Transfer-Encoding": "chunked", "Content-Length": nil],
        body: "2\r\n{}\r\n0\r\n\r\n",
        status: 200
      ),
      Row(
        "chunk without a size",
        post,
        ["Transfer-Encoding": "chunked", "Content-Length": nil],
        body: "x\r\n{}\r\n0\r\n\r\n",
        status: 400
      ),
      Row(
        "chunks larger than a body",
        post,
        ["Transfer-Encoding": "chunked", "Content-Length": nil],
        body: "100001\r\n" + String(repeating: " ", count: 0x10_0001) + "\r\n0\r\n\r\n",
        status: 413
      ),
    ]

    @Test(arguments: rows) func `answers with the expected status`(_ row: Row) async throws {
      try await TestServer.run { server in
        let answer = try await server.answer(row.line, row.fields, body: row.body)
        #expect(answer?.status == row.status)
        guard let answer else { return }
        #expect(answer.fields["x-content-type-options"] == "nosniff")
        #expect(answer.fields["referrer-policy"] == "no-referrer")
        #expect(answer.fields["cross-origin-opener-policy"] == "same-origin")
        #expect(answer.fields["cross-origin-resource-policy"] == "same-origin")
        #expect(answer.fields["cache-control"] == "no-store")
        #expect(
          answer.fields["content-security-policy"]?.hasSuffix("; frame-ancestors 'none'") == true
        )
        #expect(!answer.fields.keys.contains { $0.hasPrefix("access-control-") })
        #expect(!answer.fields.keys.contains("server"))
        if answer.status >= 400, !row.line.hasPrefix("HEAD") {
          #expect(answer.text.hasPrefix(#"{"error":""#))
          #expect(answer.fields["content-type"] == "application/json")
        }
        try await server.expectAlive()
      }
    }

    @Test func `adds fields to some statuses`() async throws {
      try await TestServer.run { server in
        let notAllowed = try await server.answer("PUT /api/work HTTP/1.1")
        #expect(notAllowed?.fields["allow"] == "GET, HEAD")
        let page = try await server.answer("GET / HTTP/1.1")
        #expect(
          page?.fields["content-security-policy"] == "default-src 'self'; frame-ancestors 'none'"
        )
        #expect(page?.fields["content-type"] == "text/html; charset=utf-8")
        let head = try await server.answer("HEAD / HTTP/1.1")
        #expect(head?.fields["content-length"] == "15")
      }
    }

    @Test func `limits wrong tokens per second, and still accepts the right one`() async throws {
      try await TestServer.run { server in
        var statuses: [Int?] = []
        let start = ContinuousClock.now
        for _ in 0..<20 {
          let answer = try await server.answer("GET /x HTTP/1.1", ["Authorization": "Bearer x"])
          statuses.append(answer?.status)
        }
        let seconds = Int((ContinuousClock.now - start) / .seconds(1)) + 1
        #expect(statuses.prefix(5).allSatisfy { $0 == 401 })
        #expect(statuses.count { $0 == 401 } <= 5 * seconds)
        #expect(statuses.allSatisfy { $0 == 401 || $0 == 429 })
        try await server.expectAlive()
      }
    }

    @Test func `makes a different token for each server`() {
      let tokens = Set((0..<100).map { _ in AccessToken().text })
      #expect(tokens.count == 100)
      #expect(tokens.allSatisfy { $0.utf8.count == 32 })
      #expect("\(AccessToken())" == "AccessToken")
    }

    @Test func `decodes the query`() async throws {
      try await TestServer.run { server in
        let answer = try await server.answer("GET /api/work?a=1+2&b=%C3%B1%26&c&=d&e=f=g& HTTP/1.1")
        #expect(answer?.text == "a=1 2|b=ñ&|c=|=d|e=f=g")
      }
    }

    @Test func `does not accept connections from other addresses`() async throws {
      try await TestServer.run { server in
        // Without `includesIPv6`, nothing listens there.
        #expect(throws: (any Error).self) { try RawClient(port: server.server.port, isIPv6: true) }
      }
    }

    @Test func `accepts IPv6 connections on request`() async throws {
      try await TestServer.run(includesIPv6: true) { server in
        let client = try RawClient(port: server.server.port, isIPv6: true)
        await client.send(server.text("GET /api/work HTTP/1.1", ["Host": "[::1]"]))
        #expect(await client.answer()?.status == 200)
      }
    }
  }
}
