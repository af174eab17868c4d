import FormatString
import TestSupport
import Testing

@testable import StringCatalog

@Suite struct `Pseudolocalized strings` {
  private func text(_ text: String, _ scheme: PseudoScheme = .accented) -> String {
    PseudoText(scheme: scheme).text(of: text)
  }

  @Test(arguments: [
    ("Save", "[Šåṽé one]"),
    ("Delete the file", "[Ðéļéţé ţĥé ƒîļé one two three]"),
    ("  Name:\n", "  [Ñåɱé: one two]\n"),
    ("café", "[çåƒé one]"),
    ("Размер", "[Размер one two]"),
    ("历史", "[历史 one]"),
  ])
  func `have accents, padding and brackets`(_ source: String, _ expected: String) {
    #expect(text(source) == expected)
  }

  @Test(arguments: ["", " ", "%@", "%1$@ / %2$lld", "–", "100%", "%lld%%", "%arg", "<br/>", "🎉"])
  func `do not change without words`(_ source: String) {
    for scheme in PseudoScheme.allCases { #expect(text(source, scheme) == source) }
  }

  /// Each of them is placed between two words, which do change.
  @Test(arguments: [
    "%@", "%1$lld", "%(name)@", "%#@count@", "%1$#@count@", "%arg", "%%", "%-10.2f", "%*d",
    "<b>", "</b>", "<a href=\"https://example.com/a b\">", "<br/>", "<!-- a note -->",
    "<https://example.com>", "&amp;", "&#8217;", "&#x2019;", "`let x = 1`", "``a ` b``",
    "https://example.com/path?q=words#part", "www.example.com", "mailto:someone@example.com",
    "someone@example.com", "\\n", "\\(.applicationName)", "${applicationName}", "$(PRODUCT_NAME)",
    "{name}", "{{user.name}}",
  ])
  func `keep placeholders, markup and other technical parts`(_ kept: String) {
    for scheme in PseudoScheme.allCases {
      let result = text("Open \(kept) now", scheme)
      #expect(result.contains(kept), "\(scheme): \(result)")
      #expect(result != "Open \(kept) now")
    }
  }

  @Test(arguments: [
    ("See [the site](https://example.com/a(b)).", "](https://example.com/a(b))", "ţĥé šîţé"),
    ("^[%lld file](inflect: true)", "](inflect: true)", "^[%lld ƒîļé"),
    ("Read [the terms][terms]", "][terms]", "[ţĥé ţéŕɱš"),
    ("**Bold** and _soft_", "** ", "**Ɓöļð**"),
    ("A ] (no link)", "] (", "ñö ļîñķ"),
    ("a < b", " < ", "å < ƀ"),
    ("{ two words }", "{ ", "ţŵö ŵöŕðš"),
    ("1,5 %", "1,5 %", "1,5 %"),
  ])
  func `change only the words in markup`(_ source: String, _ kept: String, _ changed: String) {
    let result = text(source)
    #expect(result.contains(kept), "\(result)")
    #expect(result.contains(changed), "\(result)")
  }

  @Test(arguments: [
    (PseudoScheme.bidirectional, "\u{200F}\u{202E}Don't\u{202C}\u{200F} %@"),
    (.doubled, "Don't %@ Don't …"),
    (.bounded, "[# Don't %@ #]"),
    (.capitals, "DON'T %@"),
  ])
  func `support other schemes`(_ scheme: PseudoScheme, _ expected: String) {
    #expect(text("Don't %@", scheme) == expected)
  }

  @Test func `have no brackets as parts of other strings`() {
    #expect(PseudoText(scheme: .accented).text(of: "%arg files", isPart: true) == "%arg ƒîļéš")
  }

  @Test(arguments: ["Up to 100%", "50% d", "100 % off%"])
  func `never create a placeholder from a percent sign`(_ source: String) {
    for scheme in PseudoScheme.allCases {
      let result = text(source, scheme)
      #expect(
        FormatString(parsing: result).specifiers.map(\.text) == specifiers(source),
        "\(result)"
      )
      #expect(result != source || scheme == .bounded)
    }
  }

  private func specifiers(_ text: String) -> [String] {
    FormatString(parsing: text).specifiers.map(\.text)
  }

  @Test(arguments: [(4, 100), (10, 100), (20, 80), (30, 60), (50, 40), (400, 30)])
  func `grow more if they are shorter`(_ length: Int, _ percentage: Int) {
    let padding = Expansion.padding(forLength: length)
    #expect(padding.count * 100 >= length * percentage)
    // At most one additional word.
    #expect(padding.count <= length * percentage / 100 + 6)
  }

  @Test func `have the same arguments for any input`() {
    var generator = SeededGenerator(seed: 11)
    let pieces = [
      "%", "%%", "%@", "%lld", "%1$@", "%2$.1f", "%#@n@", "%arg", "%(a)@", "[", "]", "](", ")", "(",
      "^[", "](inflect: true)", "`", "<b>", "</b>", "<", ">", "&amp;", "&", "\\", "\\n", "$",
      "${a}",
      "{", "}", "https://x.y/z", "a@b.co", "@", " ", "\n", "word", "d", "s", "o", "é", "ع", "历",
      "\u{301}", "👍🏽", "\r\n", "'", "*", "**", "_", "~~", "-", ".", "1",
    ]
    for _ in 0..<4_000 {
      let source = (0..<Int.random(in: 0...9, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }
        .joined()
      for scheme in PseudoScheme.allCases {
        let result = text(source, scheme)
        #expect(placeholders(result) == placeholders(source), "\(scheme): \(source) → \(result)")
      }
    }
  }

  private func placeholders(_ text: String) -> [String] {
    FormatString(parsing: text).segments
      .compactMap { segment in
        switch segment {
        case .text, .escapedPercent: nil
        case .specifier, .substitution, .argument: segment.text
        }
      }
  }
}
