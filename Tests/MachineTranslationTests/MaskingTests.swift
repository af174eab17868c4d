import MachineTranslation
import TestSupport
import Testing

@Suite struct `A masked text` {
  private func masked(
    _ text: String,
    _ style: MaskingStyle = .tags,
    terms: [String] = []
  ) -> MaskedText {
    var numbers = MarkNumbers()
    return MaskedText(text, style: style, terms: terms.map { ProtectedTerm($0) }, numbers: &numbers)
  }

  @Test(
    arguments: [
      ("Hello, %@", #"Hello, <x id="1"/>"#),
      ("%1$@ of %2$lld", #"<x id="1"/> of <x id="2"/>"#),
      ("%#@files@ in %@", #"<x id="1"/> in <x id="2"/>"#),
      ("%arg days", #"<x id="1"/> days"#),
      ("100%% of %lld", #"100<x id="1"/> of <x id="2"/>"#),
      ("100 % sure", "100 % sure"),
      ("a < b & c > d", "a &lt; b &amp; c &gt; d"),
      ("<b>Bold</b>", #"<x id="1"/>Bold<x id="2"/>"#),
      ("Fish &amp; chips", #"Fish <x id="1"/> chips"#),
      ("See [the site](https://example.com/a)", #"See <x id="1"/>the site<x id="2"/>"#),
      ("![Logo](logo.png) here", #"<x id="1"/>Logo<x id="2"/> here"#),
      ("^[%lld file](inflect: true)", #"<x id="1"/><x id="2"/> file<x id="3"/>"#),
      ("**Bold** and *italic*", #"<x id="1"/>Bold<x id="2"/> and <x id="3"/>italic<x id="4"/>"#),
      ("3 * 4 * 5", "3 * 4 * 5"),
      ("snake_case_name", "snake_case_name"),
      ("Run `make all` now", #"Run <x id="1"/> now"#),
      ("Hi ${name}, {{count}}", #"Hi <x id="1"/>, <x id="2"/>"#),
      (#"Tab\tend"#, #"Tab<x id="1"/>end"#),
      ("One.\n\n  Two.", #"One.<x id="1"/>Two."#),
      ("  padded %@ ", #"padded <x id="1"/>"#),
      ("Mail a@example.com", #"Mail <x id="1"/>"#),
    ]
  )
  func `has marks instead of technical parts`(_ text: String, _ expected: String) throws {
    #expect(masked(text).text == expected)
    #expect(try masked(text).unmask(expected).get() == text)
  }

  @Test func `has marks in braces, or none`() throws {
    #expect(masked("Hello, %@ & {{1}}", .braces).text == "Hello, {{1}} & {{2}}")
    #expect(try masked("Hello, %@", .braces).unmask("Hola, {{ 1 }}").get() == "Hola, %@")
    #expect(masked("Hello, %@ <b>", .none).text == "Hello, %@ <b>")
    #expect(try masked("Hello, %@", .none).unmask("Hola, %@").get() == "Hola, %@")
    let link = masked("[a](b) %@", .none)
    #expect(throws: MaskedText.Problem.self) { try link.unmask("[a](c) %@").get() }
  }

  @Test func `protects terms as whole words`() throws {
    let text = masked("Foo for FooBar and foo", terms: ["Foo"])
    #expect(text.text == #"<x id="1"/> for FooBar and foo"#)
    var numbers = MarkNumbers()
    let term = ProtectedTerm("foo", isCaseSensitive: false)
    let any = MaskedText("Foo, foo", style: .tags, terms: [term], numbers: &numbers)
    #expect(any.text == #"<x id="1"/>, <x id="2"/>"#)
  }

  @Test(
    arguments: [
      (#"<x id="2"/> de <x id="1"/>"#, "%2$lld de %1$@"),
      (#"<x id="1"/> de <x id="2"/>"#, "%@ de %lld"),
      (#"<X ID='1' /> y <x id=2></x>"#, nil),
      (#"<x id='1' /> y <x id=2></x>"#, "%@ y %lld"),
      (#"  <x id="1"/>: &lt;<x id="2"/>&gt; &amp;&#233;  "#, "%@: <%lld> &é"),
      (#"<x id="1"/>"#, nil),
      (#"<x id="1"/> <x id="1"/> <x id="2"/>"#, nil),
      (#"<x id="1"/> <x id="2"/> <x id="3"/>"#, nil),
      ("%@ de %lld", nil),
      ("", nil),
      ("   ", nil),
    ] as [(String, String?)]
  )
  func `restores the parts, numbered if their order changes`(
    _ answer: String,
    _ expected: String?
  ) {
    let text = try? masked("%@ of %lld").unmask(answer).get()
    #expect(text == expected)
  }

  @Test func `refuses an end before its start`() throws {
    let text = masked("<b>%@</b> and [a](b)")
    let reversed = #"<x id="3"/><x id="2"/><x id="1"/> y <x id="4"/>a<x id="5"/>"#
    guard case .failure(.reversed(let mark)) = text.unmask(reversed) else {
      Issue.record("not refused")
      return
    }
    #expect(mark.text == "</b>")
    let swapped = #"<x id="4"/>a<x id="5"/> y <x id="1"/><x id="2"/><x id="3"/>"#
    #expect(try text.unmask(swapped).get() == "[a](b) y <b>%@</b>")
  }

  @Test func `may leave out a number where that is permitted`() throws {
    let text = masked("%lld files in %@")
    let answer = #"Un archivo en <x id="2"/>"#
    #expect(throws: MaskedText.Problem.self) { try text.unmask(answer).get() }
    #expect(try text.unmask(answer, mayLeaveOutNumber: true).get() == "Un archivo en %2$@")
  }

  @Test func `keeps the spaces around it and around line ends`() throws {
    let text = masked("\n %@:\n  - one\n")
    #expect(try text.unmask(#"<x id="1"/>: <x id="2"/> - uno"#).get() == "\n %@:\n  - uno\n")
  }

  /// Parts of texts that are combined at random.
  private static let parts = [
    "Hello", " ", ", ", "%@", "%lld", "%1$@", "%2$.1f", "%#@days@", "%arg", "%%", "%", "100 %",
    "<b>",
    "</b>", "<br/>", "&amp;", "&", "<", ">", "[", "]", "](https://example.com)", "^[",
    "](inflect: true)",
    "**", "*", "_", "~~", "`", "`code`", "\\n", "\n", "\r\n", "  ", "\t", "{{1}}", "{name}", "${x}",
    #"<x id="1"/>"#, "https://example.com/?a=%20b", "a@example.com", "café", "日本語", "👩‍👧", "مرحبا",
    "\u{301}", "\u{200F}", "\"", "'", ".", "!", "?", "(", ")",
  ]

  @Test(arguments: MaskingStyle.allCases)
  func `is restored by its own text, whatever it is`(_ style: MaskingStyle) {
    var generator = SeededGenerator(seed: 35)
    for _ in 0..<4000 {
      let count = Int.random(in: 1...9, using: &generator)
      let text = (0..<count).map { _ in Self.parts.randomElement(using: &generator) ?? "" }.joined()
      let mask = masked(text, style, terms: ["Hello"])
      guard !mask.text.isEmpty else { continue }
      #expect((try? mask.unmask(mask.text).get()) == text, "\(text.debugDescription)")
    }
  }

  @Test func `never restores a damaged text without its marks`() {
    var generator = SeededGenerator(seed: 36)
    for _ in 0..<4000 {
      let count = Int.random(in: 1...9, using: &generator)
      let text = (0..<count).map { _ in Self.parts.randomElement(using: &generator) ?? "" }.joined()
      let mask = masked(text)
      var scalars = Array(mask.text.unicodeScalars)
      guard !scalars.isEmpty else { continue }
      for _ in 0..<Int.random(in: 1...3, using: &generator) where !scalars.isEmpty {
        let index = Int.random(in: scalars.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: scalars.remove(at: index)
        case 1: scalars.insert(scalars.randomElement(using: &generator) ?? "x", at: index)
        default: scalars.swapAt(index, Int.random(in: scalars.indices, using: &generator))
        }
      }
      let damaged = String(String.UnicodeScalarView(scalars))
      guard case .success(let restored) = mask.unmask(damaged) else { continue }
      for mark in mask.marks {
        let spellings = [mark.text, mark.numberedText]
        #expect(spellings.contains { restored.unicodeScalars.elements(contain: $0) }, "\(damaged)")
      }
    }
  }
}

extension String.UnicodeScalarView {
  /// Returns whether the scalars of a string occur in a row.
  fileprivate func elements(contain text: String) -> Bool {
    let (all, part) = (Array(self), Array(text.unicodeScalars))
    guard all.count >= part.count else { return false }
    return (0...(all.count - part.count)).contains { all[$0...].starts(with: part) }
  }
}
