import FormatString
import TestSupport
import Testing

@Suite struct RoundTripTests {
  private static let pieces = [
    "%", "%%", "@", "$", "1", "2", "0", "#", "#@", "name", "arg", "(", ")", "l", "ll", "d", "f",
    ".",
    "*", "-", " ", "ñ", "%#@x@", "%arg", "%lld",
  ]

  @Test func `parsed texts print the same, with correct ranges`() {
    for first in Self.pieces {
      for second in Self.pieces {
        for third in Self.pieces { expectRoundTrip(first + second + third) }
      }
    }
  }

  @Test func `a hundred thousand percent signs are parsed in little time`() {
    for piece in ["%", "%1", "%#@", "%(", "%.*", "%lll"] {
      expectRoundTrip(String(repeating: piece, count: 100_000))
    }
  }

  private func expectRoundTrip(_ text: String) {
    let format = FormatString(parsing: text)
    #expect(format.text.utf8.elementsEqual(text.utf8))
    for specifier in format.specifiers {
      let bytes = Array(text.utf8)[specifier.utf8Range]
      #expect(String(decoding: bytes, as: UTF8.self) == specifier.text)
    }
  }
}
