import Diagnostics
import ICU
import JSONSyntax
import MachineTranslation
import TestSupport
import Testing

@Suite struct `A line of an engine` {
  private func parse(_ text: String) -> EngineLine? {
    EngineLine.parse(Array(text.utf8), number: 1, engine: "test").value
  }

  @Test func `is a greeting`() {
    var greeting = EngineGreeting()
    #expect(parse(#"{"ready":true}"#) == .greeting(greeting))
    (greeting.name, greeting.masking, greeting.batch, greeting.concurrency) = ("e", .braces, 20, 4)
    let line = #"{"ready":true,"name":"e","masking":"braces","batch":20,"concurrency":4,"new":[1]}"#
    #expect(parse(line) == .greeting(greeting))
    #expect(greeting.window == 100)
    #expect(parse(#"{"ready":true,"batch":-1,"masking":"rot13"}"#).map { $0 != nil } == true)
    greeting.batch = 1_000_000
    #expect(greeting.window == EngineGreeting.greatestWindow)
  }

  @Test(
    arguments: [
      (#"{"id":"7","text":"Hola"}"#, .text("Hola")),
      (#"{"id":7,"text":"Hola","forms":{}}"#, .text("Hola")),
      (#"{"id":"7","forms":{"one":"a","lots":"b","many":1}}"#, .forms([.one: "a"])),
      (#"{"id":"7","skip":true}"#, .skip),
      (#"{"id":"7","error":null,"text":"a"}"#, .text("a")),
      (
        #"{"id":"7","error":{"code":"rate_limit","message":"slow","retryAfter":2}}"#,
        .error(EngineError(code: "rate_limit", message: "slow", retryAfter: 2))
      ),
      (
        #"{"id":"7","error":{"retryAfter":1e9}}"#,
        .error(EngineError(code: "error", message: "", retryAfter: 1e9))
      ),
      (#"{"id":"7","error":{"retryAfter":-1}}"#, .error(EngineError(code: "error", message: ""))),
      (
        #"{"id":"7","error":{"retryAfter":1e400}}"#, .error(EngineError(code: "error", message: ""))
      ),
    ] as [(String, EngineAnswer.Content)]
  )
  func `is an answer`(_ line: String, _ content: EngineAnswer.Content) {
    guard case .answer(let answer) = parse(line) else {
      Issue.record("no answer: \(line)")
      return
    }
    #expect(answer.id == "7")
    #expect(answer.content == content)
  }

  @Test func `has the cost and a note`() {
    let line =
      #"{"id":"1","text":"a","note":"n","usage":{"input":210,"output":-9,"cost":4e-4,"currency":"USD"}}"#
    guard case .answer(let answer) = parse(line) else {
      Issue.record("no answer")
      return
    }
    var usage = EngineUsage()
    (usage.input, usage.cost, usage.currency) = (210, 0.0004, "USD")
    #expect(answer.usage == usage)
    #expect(answer.note == "n")
  }

  @Test(
    arguments: [
      ("", "the line is not a JSON object"), ("[]", "the line is not a JSON object"),
      ("null", "the line is not a JSON object"),
      (#"{"id":"1","text":"a"#, "the line is not a JSON object"),
      (#"{"id":"1","text":"a","text":"b"}"#, "the line contains a field twice"),
      (#"{"id":"1","text":"a\ud83d"}"#, #"'\ud83d' is only half of a character"#),
      ("{}", "the line has no 'id', 'ready' or 'error'"),
      (#"{"id":"1"}"#, "the answer to request '1' has no 'text', 'forms', 'skip' or 'error'"),
      (
        #"{"id":"1","text":null}"#,
        "the answer to request '1' has no 'text', 'forms', 'skip' or 'error'"
      ),
    ]
  )
  func `with a problem has a description of it`(_ line: String, _ problem: String) {
    let parsed = EngineLine.parse(Array(line.utf8), number: 3, engine: "test")
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.map(\.message.english) == [problem])
    #expect(parsed.diagnostics.first?.location?.line == 3)
  }

  @Test func `in another encoding is refused`() {
    let parsed = EngineLine.parse(
      Array(#"{"id":"1","text":""#.utf8) + [0xC3, 0x28, 0x22, 0x7D],
      number: 1,
      engine: "e"
    )
    #expect(parsed.diagnostics.map(\.message.english) == ["the line is not in UTF-8"])
  }

  @Test func `can be damaged in any way`() {
    let lines = [
      #"{"ready":true,"name":"e","masking":"tags","batch":20}"#,
      #"{"id":"8","forms":{"one":"\u00e9","other":"b"},"usage":{"cost":0.1}}"#,
      #"{"id":"10","error":{"code":"rate_limit","message":"…","retryAfter":2}}"#,
    ]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      var bytes = Array((lines.randomElement(using: &generator) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
        let index = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 2: bytes.insert(contentsOf: Array("{[\"\\".utf8), at: index)
        default: bytes.removeSubrange(index...)
        }
      }
      let parsed = EngineLine.parse(bytes, number: 1, engine: "e")
      #expect((parsed.value == nil) == !parsed.diagnostics.isEmpty)
    }
  }
}
