import FormatString
import Testing

@Suite struct ProseTests {
  @Test(arguments: [
    "", "%", "100%", "100% free", "85% of users", "50% de descuento",
    "100 % gratis", "% body fat", "% Grasa Corporal", "Zobrazit % baterie", "50% lluvia",
    "100%-os", "%-a", "0% production.", "20%, then more", "%を新規作成", "% жира", "%50'den",
    "50%Off", "100%Download", "%n", "%y", "%l", "%ll", "%h@", "%L", "%5", "%.", "%1$", "%0$@",
    "%01$@", "%$11d", "%#", "%#@", "%#@@", "%#@name", "%(", "%()@", "%(na me)@", "%(name)", "%[tt]",
    "%[tt", "%[tt]d", "%[T]@",
    "https://example.com/a%20c?d=%2Fe", "[Write](mailto:a@example.com?subject=%C3%A1%3d%20d)",
    "[Open](page%20d)", "%4096d", "%4096$@", "%.99999999999999999999f", "%99999999999999999999$@",
    "%ha", "%zs",
  ])
  func `a percent sign that starts no placeholder is prose`(text: String) {
    let format = FormatString(parsing: text)
    #expect(format.segments == (text.isEmpty ? [] : [.text(text)]))
    #expect(format.isPlain)
    #expect(format.arguments.isEmpty)
  }

  @Test(arguments: ["https://example.com/%02d", "https://example.com/%@", "%20d"])
  func `a placeholder of an address is none of its characters`(text: String) {
    #expect(FormatString(parsing: text).specifiers.count == 1)
  }

  @Test func `an escaped percent sign is neither prose nor placeholder`() {
    let format = FormatString(parsing: "%lld%% done")
    #expect(format.segments.count == 3)
    #expect(format.segments[1] == .escapedPercent)
    #expect(format.segments[2] == .text(" done"))
    #expect(!FormatString(parsing: "100%%").isPlain)
  }

  @Test func `a placeholder is found directly after prose`() {
    #expect(FormatString(parsing: "%1%@").specifiers.map(\.text) == ["%@"])
    #expect(FormatString(parsing: "%#@a%#@b@").substitutionNames == ["b"])
    #expect(FormatString(parsing: "%(a%(b)@").specifiers.map(\.argumentName) == ["b"])
  }
}
