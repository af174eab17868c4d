import JSONSyntax
import Testing

@testable import JSONRPC

@Suite struct RPCInputTests {
  private func parse(_ text: String) -> RPCInput { RPCInput.parse(Array(text.utf8)) }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","id":1,"method":"m","params":{"a":[1.50,null]}}"#,
    #"{"jsonrpc":"2.0","id":"x","method":"m","params":{}}"#,
    #"{"jsonrpc":"2.0","method":"n","params":{"b":"\u0000é"}}"#,
    #"{"jsonrpc":"2.0","id":-7,"result":{"c":true}}"#,
    #"{"jsonrpc":"2.0","id":3,"error":{"code":-5,"message":"no","data":{"d":"e"}}}"#,
    #"{"jsonrpc":"2.0","error":{"code":-32700,"message":"Parse error"}}"#,
  ])
  func `a message is printed as it was read`(_ text: String) throws {
    guard case .single(.success(let message)) = parse(text) else {
      Issue.record("not read: \(text)")
      return
    }
    #expect(String(decoding: message.json.line, as: UTF8.self) == text)
  }

  @Test func `parameters may be missing`() {
    let expected = RPCMessage.request(id: .number("1"), method: "m", parameters: .object([]))
    #expect(parse(#" {"jsonrpc":"2.0","id":1,"method":"m"} "#) == .single(.success(expected)))
  }

  @Test(arguments: [
    ("{", -32700, nil), ("", -32700, nil), ("[]", -32600, nil), ("7", -32600, nil),
    (#"{"jsonrpc":"2.0","id":1}"#, -32600, "1"),
    (#"{"jsonrpc":"1.0","id":1,"method":"m"}"#, -32600, "1"),
    (#"{"id":1,"method":"m"}"#, -32600, "1"),
    (#"{"jsonrpc":"2.0","id":null,"method":"m"}"#, -32600, nil),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"m"}"#, -32600, nil),
    (#"{"jsonrpc":"2.0","id":{},"method":"m"}"#, -32600, nil),
    (#"{"jsonrpc":"2.0","id":2,"method":5}"#, -32600, "2"),
    (#"{"jsonrpc":"2.0","id":2,"method":"m","params":[1]}"#, -32600, "2"),
    (#"{"jsonrpc":"2.0","id":2,"method":"m","params":{"a":1,"a":2}}"#, -32600, "2"),
  ])
  func `other texts are errors`(_ text: String, _ code: Int, _ id: String?) {
    guard case .single(.failure(let failure)) = parse(text) else {
      Issue.record("read: \(text)")
      return
    }
    #expect(failure.error.code == code)
    #expect(failure.id == id.map { .number($0) })
  }

  @Test func `bytes that are not UTF-8 are errors`() {
    let bytes = Array(#"{"jsonrpc":"2.0","method":""#.utf8) + [0xFF] + Array(#""}"#.utf8)
    #expect(RPCInput.parse(bytes) == .single(.failure(RPCFailure(.notJSON))))
  }

  @Test func `an array contains several messages`() {
    let text = #"[{"jsonrpc":"2.0","method":"a"},5,{"jsonrpc":"2.0","id":1,"method":"b"}]"#
    guard case .batch(let messages) = parse(text) else {
      Issue.record("no array")
      return
    }
    #expect(messages.count == 3)
    #expect(messages[0] == .success(.notification(method: "a", parameters: .object([]))))
  }
}

@Suite struct LineFramingTests {
  @Test(arguments: 1...12)
  func `lines do not depend on how the bytes arrive`(_ step: Int) {
    let bytes = Array("{\"a\":1}\r\n\n \t\n0123456789abcdef0123\nx\nlast".utf8)
    var framing = LineFraming(limit: 16)
    var lines: [LineFraming.Line] = []
    for start in stride(from: 0, to: bytes.count, by: step) {
      lines += framing.append(Array(bytes[start..<min(start + step, bytes.count)]))
    }
    if let last = framing.finish() { lines.append(last) }
    let expected: [LineFraming.Line] = [
      .complete(Array("{\"a\":1}".utf8)),
      .tooLong(
        start: Array("0123456789abcdef0123".utf8),
        end: Array("0123456789abcdef0123".utf8)
      ),
      .complete(Array("x".utf8)), .complete(Array("last".utf8)),
    ]
    #expect(lines == expected)
    #expect(framing.finish() == nil)
  }
}

/// Lines that are too long to be read, but whose sender waits for an answer.
@Suite struct LongLineTests {
  private func line(_ bytes: [UInt8], in parts: Int) -> LineFraming.Line? {
    var framing = LineFraming(limit: 1000)
    for start in stride(from: 0, to: bytes.count, by: parts) {
      let lines = framing.append(Array(bytes[start..<min(start + parts, bytes.count)]))
      #expect(lines.isEmpty)
    }
    return framing.append([UInt8(ascii: "\n")]).first
  }

  @Test(arguments: [1, 7, 999, 5000, 100_000])
  func `the ends of a long line are kept`(_ part: Int) {
    let bytes = (0..<20_000).map { UInt8(ascii: "A") + UInt8($0 % 26) }
    let expected = LineFraming.Line.tooLong(
      start: Array(bytes.prefix(1024)),
      end: Array(bytes.suffix(1024))
    )
    #expect(line(bytes, in: part) == expected)
  }

  private static let filler = String(repeating: #"{"id":9,"key":"a\",\"id\":8"},"#, count: 200)

  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":5,"method":"m","params":{"e":[\#(filler)0]}}"#, "5"),
    (#"{"method":"m","params":{"e":[\#(filler)0]},"jsonrpc":"2.0","id":7}"#, "7"),
    (#"{"method":"m","params":{"e":[\#(filler)0]},"jsonrpc":"2.0", "id" : "a b" } "#, "a b"),
    (#"{ "id" : "x,\u0041" , "method":"m","params":{"e":[\#(filler)0]}}"#, "x,A"),
    (#"{"method":"m","params":{"e":[\#(filler)0]}}"#, nil),
    (#"{"method":"m","params":{"e":[\#(filler)0],"id":3}}"#, nil),
    (#"{"id":1.5,"params":"\#(filler)"}"#, nil), (#"[{"id":1,"params":"\#(filler)"}]"#, nil),
    ("[" + filler, nil), (String(repeating: ",", count: 5000), nil),
    (String(repeating: "[", count: 5000), nil),
  ])
  func `the identifier of a long message is found`(_ text: String, _ id: String?) {
    guard case .tooLong(let start, let end)? = line(Array(text.utf8), in: 700) else {
      Issue.record("not too long")
      return
    }
    switch RPCIdentifier(ofMessageFrom: start, to: end) {
    case .number(let found)?: #expect(found == id)
    case .text(let found)?: #expect(found == id)
    case nil: #expect(id == nil)
    }
  }
}
