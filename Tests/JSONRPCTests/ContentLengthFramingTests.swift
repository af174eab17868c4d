import JSONRPC
import TestSupport
import Testing

@Suite struct ContentLengthFramingTests {
  private func frames(
    _ text: String,
    limit: Int = 100,
    chunk: Int = .max
  ) -> [ContentLengthFraming.Frame] {
    var framing = ContentLengthFraming(limit: limit)
    var frames: [ContentLengthFraming.Frame] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      frames += framing.append(Array(rest.prefix(chunk)))
      rest = rest.dropFirst(chunk)
    }
    return frames
  }

  private func message(_ text: String) -> ContentLengthFraming.Frame { .message(Array(text.utf8)) }

  @Test(arguments: [1, 2, 3, 7, .max])
  func `messages are found, however the stream is divided`(_ chunk: Int) {
    let text = "Content-Length: 2\r\n\r\n{}content-length:3 \r\nContent-Type: x\r\n\r\n[1]\n"
    #expect(frames(text, chunk: chunk) == [message("{}"), message("[1]")])
  }

  @Test(arguments: [1, 5, .max])
  func `the message after a damaged header is read`(_ chunk: Int) {
    for damaged in [
      "Length: 2\r\n\r\n{}", "Content-Length: x\r\n\r\n{}", "Content-Length: -2\r\n\r\n{}",
      "Content-Length: 99999999999999999999\r\n\r\n{}", "Content-Length:\r\n\r\n{}",
      "\u{1}\u{2}" + String(repeating: "a", count: 9000),
    ] {
      let text = damaged + "Content-Length: 2\r\n\r\n[]"
      #expect(frames(text, chunk: chunk) == [.noHeader, message("[]")], "\(damaged.prefix(40))")
    }
  }

  @Test(arguments: [1, .max])
  func `the message after one with a length that is too small is read`(_ chunk: Int) {
    let text = "Content-Length: 1\r\n\r\n{}Content-Length: 2\r\n\r\n[]"
    #expect(frames(text, chunk: chunk) == [message("{"), .noHeader, message("[]")])
  }

  @Test(arguments: [1, 50, .max])
  func `a message that is too long is dropped`(_ chunk: Int) {
    let long = String(repeating: "a", count: 101)
    let text = "Content-Length: 101\r\n\r\n\(long)Content-Length: 2\r\n\r\n[]"
    #expect(frames(text, chunk: chunk) == [.tooLong(101), message("[]")])
  }

  @Test func `a message is framed`() {
    let framed = ContentLengthFraming.framed(Array("{}".utf8))
    #expect(String(decoding: framed, as: UTF8.self) == "Content-Length: 2\r\n\r\n{}")
  }

  @Test func `after any damage, messages are read again`() {
    var generator = SeededGenerator(seed: 3)
    let mutator = Mutator(
      tellingPieces: ["Content-Length: ", "\r\n", "\r\n\r\n", "0", "9"].map { Array($0.utf8) }
    )
    let one = ContentLengthFraming.framed(Array(#"{"jsonrpc":"2.0","method":"a"}"#.utf8))
    let stream = one + one + one
    for _ in 0..<2_000 {
      var framing = ContentLengthFraming(limit: 1000)
      let damaged = mutator.mutate(stream, mixing: one, using: &generator)
      _ = framing.append(damaged)
      // A length that is too large takes the following messages, but not for ever.
      let rest = (0..<100).flatMap { _ in framing.append(one) }
      #expect(rest.last == .message(Array(one.suffix(30))))
    }
  }
}
