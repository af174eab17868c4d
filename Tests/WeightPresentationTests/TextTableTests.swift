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
  func `a long line is truncated with an ellipsis`(width: Int, line: String) {
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

  @Test(arguments: [
    ("two\nlines\r\n", "two lines  "), ("a\tb", "a b"), ("\u{1B}[31mred", "\u{FFFD}[31mred"),
    ("\u{202E}turned", "\u{FFFD}turned"), ("👩🏽‍⚕️ e\u{301}", "👩🏽‍⚕️ e\u{301}"), ("\0", "\u{FFFD}"),
    ("a\u{2028}b\u{9B}", "a b\u{FFFD}"),
  ])
  func `control characters of a text do not reach the terminal`(text: String, line: String) {
    #expect(text.oneLine == line)
  }
}
