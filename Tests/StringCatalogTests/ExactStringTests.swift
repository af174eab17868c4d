import StringCatalog
import Testing

@Suite struct `Strings compared by code points` {
  @Test(arguments: 0...20)
  func `differ if any byte differs`(length: Int) {
    let text = String(repeating: "a", count: length)
    #expect(text.hasSameCodePoints(as: String(decoding: Array(text.utf8), as: UTF8.self)))
    #expect(!text.hasSameCodePoints(as: text + "a"))
    #expect(!text.hasSameCodePoints(as: nil))
    for position in 0..<length {
      var bytes = Array(text.utf8)
      bytes[position] = UInt8(ascii: "b")
      let other = String(decoding: bytes, as: UTF8.self)
      #expect(!text.hasSameCodePoints(as: other))
      #expect(ExactString(text) != ExactString(other))
    }
  }

  @Test func `differ if they are canonically equivalent`() {
    #expect(!"é".hasSameCodePoints(as: "e\u{301}"))
    #expect(!"a\u{323}\u{301}".hasSameCodePoints(as: "a\u{301}\u{323}"))
  }
}
