import Diagnostics
import Testing

@Suite struct `A message` {
  @Test func `stores its values in string order`() {
    let message = Diagnostic.Message.mixed(["a", "b"], of: 3, in: "greeting")
    #expect(message.arguments == [.key("greeting"), .integer(3), .list(["a", "b"])])
    #expect(message.english == "\"greeting\" has 3 forms: 'a', 'b'")
  }

  @Test func `has another string for the count 1`() {
    let message = Diagnostic.Message.mixed(["a"], of: 1, in: "greeting")
    #expect(message.english == "\"greeting\" has one form (1): 'a'")
  }

  @Test func `is equal to one with the same id, string and values`() {
    #expect(Diagnostic.Message.mixed([], of: 2, in: "k") == .mixed([], of: 2, in: "k"))
    #expect(Diagnostic.Message.mixed([], of: 2, in: "k") != .mixed([], of: 3, in: "k"))
  }

  @Test func `has the key of its variant`() {
    #expect(Diagnostic.Message("a-b", "text").translationKey == "a-b")
    #expect(Diagnostic.Message("a-b", variant: "c", "text").translationKey == "a-b.c")
  }

  @Test(
    arguments: [
      ("100 % of it", "100 % of it"), ("\(1) of \("x")", "%lld of %@"), ("\(5) %", "%lld %%"),
      ("%@ and \(key: "k")", "%%@ and %@"),
    ] as [(Diagnostic.Message.Text, String)]
  )
  func `has the format string of a catalog`(_ text: Diagnostic.Message.Text, _ format: String) {
    #expect(text.format == format)
  }

  @Test(
    arguments: [
      ("\("a\tb")", "a\tb"), ("\(quoted: "a\tb\r\nc\\")", #"'a\tb\r\nc\\'"#),
      ("\(literal: #"\u12"#)", #"'\u12'"#), ("\(quoted: "\u{1B}[31m")", #"'\u{1B}[31m'"#),
      ("\(key: "say \"hi\"\n")", #""say \"hi\"\n""#), ("\(quoted: [String]())", ""),
      ("\(-1_234_567)", "-1234567"), ("\(percentage: 66.6, fractionDigits: 1)", "66.6%"),
      ("\(percentage: 7.05, fractionDigits: 2)", "7.05%"),
      ("\(percentage: 100, fractionDigits: 0)", "100%"),
    ] as [(Diagnostic.Message.Text, String)]
  )
  func `formats each kind of value`(_ text: Diagnostic.Message.Text, _ shown: String) {
    #expect(Diagnostic.Message("id", text).english == shown)
  }

  @Test func `truncates a long key`() {
    let message = Diagnostic.Message("id", "\(key: String(repeating: "k", count: 100))")
    #expect(message.english == "\"" + String(repeating: "k", count: 71) + "…\"")
  }
}

extension Diagnostic.Message {
  fileprivate static func mixed(_ forms: [String], of count: Int, in key: String) -> Self {
    Self(
      "mixed",
      "\(key: key) has \(count) forms: \(quoted: forms)",
      one: "\(key: key) has one form (\(count)): \(quoted: forms)"
    )
  }
}
