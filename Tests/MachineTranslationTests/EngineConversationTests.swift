import CatalogValidation
import Diagnostics
import ICU
import JSONSyntax
import MachineTranslation
import StringCatalog
import TestSupport
import Testing

@Suite struct `A conversation with an engine` {
  private static let strings = """
    "Open %@":{}, "Close":{}, "Save":{"comment":"maxLength: 10"},
    "%lld days":{"localizations":{"en":{"variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"%lld day"}},
      "other":{"stringUnit":{"state":"translated","value":"%lld days"}}}}}}}
    """

  private func conversation(
    _ limits: EngineConversation.Limits = EngineConversation.Limits()
  ) throws -> (EngineConversation, [PlannedEntry]) {
    let text = #"{"sourceLanguage":"en","version":"1.0","strings":{\#(Self.strings)}}"#
    let catalog = try #require(StringCatalog.parse(Array(text.utf8), file: "L.xcstrings").value)
    let rules = AnswerRules(of: catalog, in: "es", configuration: ValidationConfiguration())
    let entries = TranslationPlan(of: catalog, rules.check, .untranslated).entries
    let header = EngineHeader(source: "en", target: "es", count: 4)
    let conversation = EngineConversation(header, entries, limits) { index, texts in
      rules.findings(texts, of: entries[index])
    }
    return (conversation, entries)
  }

  /// Returns the fields of the requests.
  private func requests(
    of conversation: inout EngineConversation,
    at time: Duration = .zero
  ) -> [[String: JSONValue]] {
    conversation.requests(at: time)
      .compactMap { line in
        guard case .object(let members)? = JSONValue.parse(line, file: "").value ?? nil else {
          return nil
        }
        return Dictionary(
          members.map { ($0.key, $0.value) },
          uniquingKeysWith: { first, _ in first }
        )
      }
  }

  private func send(
    _ line: String,
    to conversation: inout EngineConversation,
    at time: Duration = .zero
  ) {
    conversation.receive(Array(line.utf8), at: time)
  }

  @Test func `begins with a header, and sends requests after the greeting`() throws {
    var (conversation, _) = try conversation()
    #expect(
      String(decoding: conversation.header, as: UTF8.self)
        == #"{"protocol":"xcstrings-translate/1","source":"en","target":"es","texts":4}"#
    )
    #expect(conversation.requests(at: .zero).isEmpty)
    send(#"{"ready":true,"name":"e","batch":2}"#, to: &conversation)
    #expect(conversation.engineName == "e")
    #expect(requests(of: &conversation).count == 4)
    #expect(requests(of: &conversation).isEmpty)
  }

  @Test func `accepts answers in any order`() throws {
    var (conversation, entries) = try conversation()
    send(#"{"ready":true,"batch":9}"#, to: &conversation)
    let ids = Dictionary(
      uniqueKeysWithValues: requests(of: &conversation)
        .map { ($0["key"]?.text ?? "", $0["id"]?.text ?? "") }
    )
    for (key, answer) in [
      ("Save", #""text":"Guardar""#), ("Open %@", #""text":"Abrir <x id=\"1\"/>""#),
      (
        "%lld days",
        #""forms":{"one":"un día","many":"<x id=\"1\"/> de días","other":"<x id=\"1\"/> días"}"#
      ), ("Close", #""text":" Cerrar ""#),
    ] {
      send(#"{"id":"\#(ids[key] ?? "")",\#(answer)}"#, to: &conversation)
    }
    let accepted = conversation.takeAccepted().map { ($0.entry, $0.translations) }
    let texts = Dictionary(uniqueKeysWithValues: accepted.map { (entries[$0.0].key, $0.1) })
    #expect(texts["Open %@"] == [.text("Abrir %@")])
    #expect(texts["Close"] == [.text("Cerrar")])
    #expect(texts.count == 4)
    #expect(conversation.isDone)
    #expect(conversation.failures.isEmpty)
  }

  @Test(
    arguments: [
      ("Open %@", #""text":"Abrir""#, "the text lacks '%@' (mark 1)"),
      ("Save", #""text":"Guardar el documento""#, "max-length: "),
      ("Close", #""text":"Cerrar\u001b[31m""#, "U+001B"),
      ("Close", #""text":"Cerrar\u202e""#, "U+202E"),
      ("Close", #""text":"   ""#, "the text is empty"),
      ("Close", #""text":"Cerrar %@""#, "mismatched-placeholders: "),
      (
        "%lld days", #""forms":{"one":"un día","other":"<x id=\"1\"/> días"}"#,
        "many: the text is empty"
      ),
      ("%lld days", #""text":"días""#, "has no 'forms'"),
      ("%lld days", #""forms":{"one":"1","many":"2","other":"3"}"#, "other: the text lacks '%lld'"),
    ]
  )
  func `sends a wrong answer back once`(_ key: String, _ answer: String, _ problem: String) throws {
    var (conversation, entries) = try conversation()
    send(#"{"ready":true,"batch":9}"#, to: &conversation)
    let first = requests(of: &conversation).first { $0["key"]?.text == key }
    send(#"{"id":"\#(first?["id"]?.text ?? "")",\#(answer)}"#, to: &conversation)
    let second = try #require(requests(of: &conversation).first)
    #expect(second["attempt"] == .number("2"))
    guard case .array(let problems)? = second["problems"] else {
      Issue.record("no problems")
      return
    }
    #expect(problems.contains { $0.text?.contains(problem) == true }, "\(problems)")
    send(#"{"id":"\#(second["id"]?.text ?? "")",\#(answer)}"#, to: &conversation)
    #expect(requests(of: &conversation).isEmpty)
    let failure = try #require(conversation.failures.first)
    #expect(entries[failure.entry].key == key)
    guard case .refused = failure.reason else {
      Issue.record("\(failure.reason)")
      return
    }
    #expect(conversation.takeAccepted().isEmpty)
  }

  @Test func `refuses a text that is far too long`() throws {
    var (conversation, _) = try conversation()
    send(#"{"ready":true,"batch":9}"#, to: &conversation)
    let id = requests(of: &conversation).first { $0["key"]?.text == "Close" }?["id"]?.text ?? ""
    let long = String(repeating: "a", count: 251)
    send(#"{"id":"\#(id)","text":"\#(long)"}"#, to: &conversation)
    #expect(conversation.takeAccepted().isEmpty)
    #expect(requests(of: &conversation).first?["attempt"] == .number("2"))
  }

  @Test func `waits if the engine wants it`() throws {
    var (conversation, _) = try conversation()
    send(#"{"ready":true,"batch":9}"#, to: &conversation)
    let request = requests(of: &conversation)[0]
    let error = #""error":{"code":"rate_limit","message":"slow","retryAfter":2}"#
    send(#"{"id":"\#(request["id"]?.text ?? "")",\#(error)}"#, to: &conversation, at: .seconds(1))
    #expect(requests(of: &conversation, at: .seconds(2)).isEmpty)
    #expect(conversation.nextTime == .seconds(3))
    let again = requests(of: &conversation, at: .seconds(3))
    #expect(again.map { $0["key"] } == [request["key"]])
    #expect(again[0]["attempt"] == .number("1"))
    #expect(conversation.failures.isEmpty)
  }

  @Test func `waits for each text no longer than the timeout in total`() throws {
    for (delays, isWaiting) in [([2.0, 3.0], true), ([2, 3, 0.5], false), ([1e308], false)] {
      var limits = EngineConversation.Limits()
      limits.timeout = .seconds(5)
      var (conversation, _) = try conversation(limits)
      send(#"{"ready":true,"batch":9}"#, to: &conversation)
      var now = Duration.zero
      for delay in delays {
        let request = try #require(requests(of: &conversation, at: now).first)
        let error = #""error":{"code":"rate_limit","message":"slow","retryAfter":\#(delay)}"#
        send(#"{"id":"\#(request["id"]?.text ?? "")",\#(error)}"#, to: &conversation, at: now)
        now = conversation.nextTime ?? now
      }
      #expect(conversation.isPaused == isWaiting, "\(delays)")
      let error = EngineError(code: "rate_limit", message: "slow", retryAfter: delays.last)
      #expect(conversation.failures.contains { $0.reason == .delayed(error) } != isWaiting)
    }
  }

  @Test func `gives up texts that the engine leaves out, or does not answer`() throws {
    var limits = EngineConversation.Limits()
    limits.timeout = .seconds(5)
    var (conversation, _) = try conversation(limits)
    send(#"{"ready":true,"batch":9}"#, to: &conversation)
    let ids = requests(of: &conversation).map { $0["id"]?.text ?? "" }
    send(#"{"id":"\#(ids[0])","skip":true,"note":"brand"}"#, to: &conversation)
    send(#"{"id":"\#(ids[3])","error":{"code":"x","message":"no"}}"#, to: &conversation)
    #expect(conversation.nextTime == .seconds(5))
    #expect(!conversation.isDone)
    #expect(requests(of: &conversation, at: .seconds(5)).isEmpty)
    #expect(conversation.isDone)
    let reasons = conversation.failures.map(\.reason)
    #expect(reasons.contains(.skipped(note: "brand")))
    #expect(reasons.contains(.error(EngineError(code: "x", message: "no"))))
    #expect(reasons.count { $0 == .unanswered } == 2)
    send(#"{"id":"\#(ids[2])","text":"late"}"#, to: &conversation)
    #expect(conversation.invalidLines == 1)
    #expect(conversation.takeAccepted().isEmpty)
  }

  @Test func `does not give up texts of an engine that answers nothing`() throws {
    var limits = EngineConversation.Limits()
    limits.timeout = .seconds(5)
    var (conversation, _) = try conversation(limits)
    send(#"{"ready":true,"batch":9}"#, to: &conversation)
    let ids = requests(of: &conversation).map { $0["id"]?.text ?? "" }
    send(#"{"id":"\#(ids[0])","skip":true}"#, to: &conversation)
    // The caller ends the engine, and the next run requests the texts again.
    #expect(conversation.nextTime == nil)
    #expect(requests(of: &conversation, at: .seconds(500)).isEmpty)
    #expect(conversation.failures.count == 1)
    #expect(conversation.openCount == 3)
    #expect(!conversation.isDone)
  }

  @Test func `takes only one greeting`() throws {
    var (conversation, _) = try conversation()
    for _ in 0..<3 { send(#"{"ready":true,"name":"e"}"#, to: &conversation) }
    #expect(conversation.answerCount == 1)
    #expect(conversation.invalidLines == 2)
    #expect(
      conversation.lineProblems[0].message.english == "the engine says again that it is ready"
    )
  }

  @Test func `ignores answers to unknown requests, and repeated ones`() throws {
    var (conversation, _) = try conversation()
    send(#"{"ready":true,"batch":9}"#, to: &conversation)
    let id = requests(of: &conversation).first { $0["key"]?.text == "Close" }?["id"]?.text ?? ""
    for line in [
      #"{"id":"99","text":"a"}"#, #"{"id":"\#(id)","text":"Cerrar"}"#,
      #"{"id":"\#(id)","text":"Otro"}"#, "garbage",
    ] {
      send(line, to: &conversation)
    }
    #expect(conversation.takeAccepted().map(\.translations) == [[.text("Cerrar")]])
    #expect(
      conversation.lineProblems.map(\.message.english) == [
        "there is no request '99'", "request '\(id)' was answered before or not answered in time",
        "the line is not a JSON object",
      ]
    )
  }

  @Test func `ends if the first line is no greeting, or after too many invalid lines`() throws {
    var (conversation, _) = try conversation()
    send("hello", to: &conversation)
    #expect(conversation.breakdown == .noGreeting)
    #expect(conversation.isDone)
    var (other, _) = try self.conversation()
    send(#"{"ready":true}"#, to: &other)
    for _ in 0...1000 { send("garbage", to: &other) }
    #expect(other.breakdown == .tooManyInvalidLines)
    var (third, _) = try self.conversation()
    send(#"{"error":{"code":"no_key","message":"no key"}}"#, to: &third)
    #expect(third.breakdown == .reported(EngineError(code: "no_key", message: "no key")))
  }

  @Test func `sends nothing more when the cost has reached its limit`() throws {
    var limits = EngineConversation.Limits()
    (limits.cost, limits.window) = (0.5, 1)
    var (conversation, _) = try conversation(limits)
    send(#"{"ready":true}"#, to: &conversation)
    for cost in ["0.2", "0.3"] {
      let request = try #require(requests(of: &conversation).first)
      let answer = #""skip":true,"usage":{"cost":\#(cost),"currency":"EUR"}"#
      send(#"{"id":"\#(request["id"]?.text ?? "")",\#(answer)}"#, to: &conversation)
    }
    #expect(requests(of: &conversation).isEmpty)
    #expect(conversation.isDone)
    #expect(!conversation.hasSentAll)
    #expect(conversation.usage.currency == "EUR")
  }

  @Test func `survives any sequence of damaged lines`() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      var (conversation, _) = try conversation()
      send(#"{"ready":true,"batch":9}"#, to: &conversation)
      for step in 0..<40 {
        for request in requests(of: &conversation, at: .seconds(step)) {
          let text = request["masked"]?.text ?? "x"
          let answer = JSONValue.object([
            .init("id", request["id"] ?? .null), .init("text", .string(text)),
          ])
          var bytes = answer.line
          if Bool.random(using: &generator), !bytes.isEmpty {
            let index = Int.random(in: bytes.indices, using: &generator)
            bytes[index] = UInt8.random(in: 0x20...0x7E, using: &generator)
          }
          for _ in 0..<Int.random(in: 0...2, using: &generator) {
            conversation.receive(bytes, at: .seconds(step))
          }
        }
      }
      _ = conversation.requests(at: .seconds(1000))
      #expect(conversation.isDone == (conversation.openCount == 0))
      conversation.end()
      #expect(conversation.isDone)
      #expect(conversation.takeAccepted().count + conversation.failures.count == 4)
    }
  }
}

@Suite struct `A line of the journal` {
  @Test func `is the same after parsing`() throws {
    let line = JournalLine(
      request: RequestDigest(text: "0123456789abcdef"),
      engine: "e",
      translations: [.text("a\n\"b\""), .forms([.one: "1", .other: "n"])]
    )
    #expect(JournalLine(parsing: line.line) == line)
    #expect(!line.line.contains(UInt8(ascii: "\n")))
  }

  @Test func `that is cut off or damaged is none, or a whole one`() {
    let line = JournalLine(
      request: RequestDigest(text: "0"),
      engine: nil,
      translations: [.text("a")]
    )
    for count in line.line.indices {
      #expect(JournalLine(parsing: Array(line.line[..<count])) == nil)
    }
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<5000 {
      var bytes = line.line
      bytes[Int.random(in: bytes.indices, using: &generator)] = .random(
        in: 0...255,
        using: &generator
      )
      _ = JournalLine(parsing: bytes)
    }
  }
}

extension `A conversation with an engine` {
  private static let glossary = Glossary([
    Glossary.Term(
      "choose",
      translations: ["es": ["elegir"]],
      forbidden: ["es": ["coger"]]
    )
  ])

  /// The answers of an engine to "Choose a file", what is accepted, and whether a term is missing.
  static let termAnswers: [(answers: [String], accepted: String?, lacksTerm: Bool)] = [
    (["Elige un archivo"], "Elige un archivo", false),
    (["Selecciona un archivo", "Elígelo"], "Elígelo", false),
    (["Selecciona un archivo", "Selecciona uno"], "Selecciona uno", true),
    // A worse second answer does not lose the first one.
    (["Selecciona un archivo", ""], "Selecciona un archivo", true),
    (["Selecciona un archivo", "Coge un archivo"], "Selecciona un archivo", true),
    (["", "Selecciona un archivo"], "Selecciona un archivo", true),
    (["Coge un archivo", "Cógelo"], nil, false),
  ]

  @Test(arguments: termAnswers.indices)
  func `keeps a draft that lacks a term after a second request`(_ index: Int) throws {
    let row = Self.termAnswers[index]
    let text = #"{"sourceLanguage":"en","version":"1.0","strings":{"Choose a file":{}}}"#
    let catalog = try #require(StringCatalog.parse(Array(text.utf8), file: "L.xcstrings").value)
    for (level, severity) in [(nil, .warning), (.error, .error)]
      as [(Diagnostic.Severity?, Diagnostic.Severity)]
    {
      var configuration = ValidationConfiguration(glossary: Self.glossary)
      configuration.levels[GlossaryRule.id] = level.map { .severity($0) }
      let rules = AnswerRules(of: catalog, in: "es", configuration: configuration)
      let entries = TranslationPlan(of: catalog, rules.check, .untranslated).entries
      let header = EngineHeader(source: "en", target: "es", count: 1)
      var conversation = EngineConversation(header, entries) { index, texts in
        rules.findings(texts, of: entries[index])
      }
      send(#"{"ready":true}"#, to: &conversation)
      for answer in row.answers {
        let request = try #require(requests(of: &conversation).first)
        send(#"{"id":"\#(request["id"]?.text ?? "")","text":"\#(answer)"}"#, to: &conversation)
      }
      #expect(conversation.isDone)
      let accepted = conversation.takeAccepted()
      #expect(accepted.map(\.translations) == (row.accepted.map { [[.text($0)]] } ?? []))
      #expect(accepted.flatMap(\.remarks).map(\.id) == (row.lacksTerm ? [GlossaryRule.id] : []))
      #expect(accepted.flatMap(\.remarks).allSatisfy { $0.severity == severity })
      #expect(conversation.failures.isEmpty == (row.accepted != nil))
    }
  }
}
