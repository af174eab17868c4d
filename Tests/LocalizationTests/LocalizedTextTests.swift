import ICU
import Localization
import TestSupport
import Testing

@Suite struct `Localized text with Markdown` {
  @Test(
    arguments: [
      ("*a* **b** _c_ __d__", "<em>a</em> <strong>b</strong> <em>c</em> <strong>d</strong>"),
      ("***a** b*", "<em><strong>a</strong> b</em>"),
      ("~~old~~ ~new~", "<del>old</del> <del>new</del>"),
      ("`a * b` and ``c`d``", "<code>a * b</code> and <code>c`d</code>"),
      (
        "[site](https://example.org \"Home\")",
        "<a href=\"https://example.org\" title=\"Home\">site</a>"
      ),
      ("<a@example.org>", "<a href=\"mailto:a@example.org\">a@example.org</a>"),
      ("[x](javascript:alert(1))", "x"),
      ("<b>& \"q\"</b>", "&lt;b&gt;&amp; &quot;q&quot;&lt;/b&gt;"),
      ("\\*no\\* 2*3*4 snake_case_name", "*no* 2<em>3</em>4 snake_case_name"),
      ("&lt; &copy; &#65; &nope;", "&lt; © A &amp;nope;"),
      ("two  spaces\nand a line", "two  spaces\nand a line"),
      ("*open **and `never closed", "*open **and `never closed"), ("", ""),
    ]
  )
  func `is HTML`(markdown: String, html: String) {
    #expect(LocalizedText(markdown: markdown).html == html)
  }

  @Test func `comes from a catalog, with arguments as text`() throws {
    let bundle = try testBundle([
      "es": ["**%@** has %lld": "**%1$@** tiene ^[%2$lld entrada](inflect: true)"]
    ])
    let text = LocalizedText(
      localized: "**\("A*n*a <b>")** has \(3)",
      bundle: bundle,
      locale: UserLocale("es")
    )
    #expect(text.html == "<strong>A*n*a &lt;b&gt;</strong> tiene 3 entradas")
    #expect(String(text) == "A*n*a <b> tiene 3 entradas")
    #expect(text.runs.map(\.style) == [.strong, []])
    #expect(text.terminalText == "\u{1B}[1mA*n*a <b>\u{1B}[0m tiene 3 entradas")
    let named = LocalizedText(localized: "greeting", defaultValue: "*Hi* \("_x_")", bundle: .empty)
    #expect(named.html == "<em>Hi</em> _x_")
  }

  /// An argument is never markup, leaves no span, and controls no terminal.
  @Test func `does not take arguments for markup`() throws {
    let pieces = [
      "*", "**", "_", "~~", "`", "[", "](", ")", "](javascript:x)", "<b>", "</em>", "&lt;", "\\",
      "\"", "'",
      "^[", "\u{1B}[2J", "\u{7}", "\u{202E}", "\u{2069}", "a", " ", "\n", "<script>", "https://x.y",
    ]
    let bundle = try testBundle(
      ["en": ["%@%@%@%@": "*go* [%@](https://example.org/?q=%@) **%@** `%@`"]]
    )
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let count = Int.random(in: 1..<8, using: &random)
      let argument = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let text = LocalizedText(
        localized: "\(argument)\(argument)\(argument)\(argument)",
        bundle: bundle,
        locale: UserLocale("en")
      )
      let html = text.html
      let tags = html.split(separator: "<", omittingEmptySubsequences: false).dropFirst()
        .map { $0.prefix { $0 != ">" && $0 != " " } }
      #expect(
        tags.filter { $0 != "code" && $0 != "/code" }
          == ["em", "/em", "a", "/a", "strong", "/strong"],
        "\(argument.debugDescription)"
      )
      let controls = text.terminalText.unicodeScalars
        .filter { $0.properties.generalCategory == .control && $0 != "\n" }
      #expect(controls.allSatisfy { $0 == "\u{1B}" } && controls.count == 6)
    }
  }

  @Test func `takes linear time`() {
    for text in ["*", "[[a](b)", "*a ", "[", "`a", "**a*", "_a__", "[](", "&", "~~a~ "] {
      let long = String(repeating: text, count: 20_000)
      #expect(!LocalizedText(markdown: long).runs.isEmpty)
    }
  }
}
