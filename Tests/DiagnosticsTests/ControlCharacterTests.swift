import Diagnostics
import Testing

@Suite struct `Control characters` {
  @Test(arguments: [
    ("año ¿«x»?", "año ¿«x»?"), ("\u{7F}", "\\u{7F}"), ("", ""), ("a\nb", "a\nb"),
    ("\u{1B}[31mred", "\\u{1B}[31mred"),
    ("\0", "\\u{0}"), ("a\r\nb", "a\\r\nb"), ("\u{9B}2J", "\\u{9B}2J"), ("👩‍🚀", "👩‍🚀"),
    ("a\u{202E}b\u{2066}\u{200B}\u{FEFF}", "a\\u{202E}b\\u{2066}\\u{200B}\\u{FEFF}"),
    ("72\u{A0}kg", "72\u{A0}kg"),
  ])
  func `are escaped`(_ text: String, _ shown: String) {
    #expect(text.withVisibleControls == shown)
  }
}
