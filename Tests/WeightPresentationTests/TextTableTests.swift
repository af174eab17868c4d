import Diagnostics
import Testing

@testable import WeightPresentation

@Suite struct TextTableTests {
  @Test(arguments: [
    ("", 0), ("72,5 kg", 7), ("año", 3), ("an\u{303}o", 3), ("日本", 4), ("한글", 4), ("ｋｇ", 4),
    ("🎉", 2), ("👩🏽‍⚕️", 2), ("🇪🇸", 2), ("❤️", 2), ("✓", 1), ("a\u{200B}b", 2), ("…", 1),
  ])
  func `a text has the same width as on a terminal`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func `columns are aligned`() {
    var table = TextTable([
      .init("No.", alignment: .trailing), .init("Peso", alignment: .trailing), .init("Nota"),
    ])
    table.add(["1", "72,5 kg", "日本 🎉"])
    table.add(["12", "100,0 kg"])
    #expect(
      table.lines() == [
        "No.      Peso  Nota",
        "  1   72,5 kg  日本 🎉",
        " 12  100,0 kg",
      ]
    )
  }

  @Test func `an empty column is omitted`() {
    var table = TextTable([.init("A"), .init("B"), .init("C")])
    table.add(["1", "", "3"])
    table.add(["4"])
    #expect(table.lines() == ["A  C", "1  3", "4"])
  }

  @Test(arguments: [
    (10, "A  BBBBBBB"), (6, "A  BB…"), (4, "A  …"), (1, "…"), (0, ""),
  ])
  func `on a tiny terminal, a long line is truncated with an ellipsis`(width: Int, line: String) {
    var table = TextTable([.init("x"), .init("y")])
    table.add(["A", "BBBBBBB"])
    #expect(table.lines(width: width).last == line)
  }

  @Test func `a wide character is not split`() {
    var table = TextTable([.init("x")])
    table.add(["日本日本"])
    #expect(table.lines(width: 4).last == "日…")
    #expect(table.lines(width: 5).last == "日本…")
  }

  @Test func `nothing is cut if a table is too wide`() {
    var table = TextTable([
      .init("No.", alignment: .trailing), .init("Date"), .init("Weight", alignment: .trailing),
      .init("Body fat", alignment: .trailing), .init("Note"),
    ])
    table.add(["1", "21 Nov 2026", "72.5 kg", "24.5 %", "one two three four five six"])
    table.add(["12", "1 Nov 2026", "172.5 kg", "", "a-word-that-is-longer-than-the-terminal-is"])
    for width in 16...80 {
      let lines = table.lines(width: width)
      #expect(lines.allSatisfy { $0.split(separator: "\n").allSatisfy { $0.count <= width } })
      #expect(!lines.contains { $0.contains("…") || $0.last == " " })
      let words = lines.dropFirst().flatMap { $0.split(separator: " ") }.joined()
      for word in ["172.5", "kg", "24.5", "%", "six"] { #expect(words.contains(word)) }
    }
  }

  @Test func `columns that do not fit continue on indented lines`() {
    var table = TextTable([
      .init("No.", alignment: .trailing), .init("Date"), .init("Weight", alignment: .trailing),
      .init("Body fat", alignment: .trailing), .init("Note"),
    ])
    table.add(["1", "21 Nov 2026", "72.5 kg", "24.5 %", "one two three four five six"])
    table.add(["12", "1 Nov 2026", "172.5 kg"])
    #expect(
      table.lines(width: 30) == [
        "No.  Date           Weight\n    Body fat  Note",
        "  1  21 Nov 2026   72.5 kg",
        "      24.5 %  one two three",
        "              four five six",
        " 12  1 Nov 2026   172.5 kg",
      ]
    )
  }

  @Test func `the values of facts are wrapped`() {
    let facts: [TextTable.Fact] = [("Goal", "70.0 kg (6.1 kg to go)"), ("Trend", "76.1 kg")]
    #expect(
      TextTable.facts(facts, width: 24) == [
        "Goal   70.0 kg (6.1 kg", "       to go)", "Trend  76.1 kg",
      ]
    )
  }

  @Test(arguments: [
    ("two\nlines\r\n", "two lines  "), ("a\tb", "a b"), ("\u{1B}[31mred", "\u{FFFD}[31mred"),
    ("\u{202E}turned", "\u{FFFD}turned"), ("👩🏽‍⚕️ e\u{301}", "👩🏽‍⚕️ e\u{301}"), ("\0", "\u{FFFD}"),
    ("a\u{2028}b\u{9B}", "a b\u{FFFD}"),
  ])
  func `control characters of a text do not reach the terminal`(text: String, line: String) {
    #expect(text.oneLine == line)
  }
}
