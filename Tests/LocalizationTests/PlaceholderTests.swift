import CompiledCatalog
import Localization
import Testing

@Suite struct `Placeholder` {
  @Test(arguments: [
    ("%lld", "12.345"), ("%d", "12.345"), ("%u", "12.345"), ("%+lld", "+12.345"),
    ("%1$ d", " 12.345"),
    ("%@", "12.345"), ("%08d", "00012345"), ("%.7d", "0012345"), ("%8d|", "  12.345|"),
    ("%-8d|", "12.345  |"), ("%x", "3039"), ("%X", "3039"), ("%#x", "0x3039"), ("%08x", "00003039"),
    ("%o", "30071"), ("%f", "12.345,000000"), ("%.1f", "12.345,0"), ("%.2e", "1,23e+04"),
    ("%g", "12345"), ("%c", "〹"), ("%1$lld %1$x", "12.345 3039"),
  ])
  func `formats an integer`(format: String, text: String) throws {
    #expect(try spanish("\(12345)", "%lld", as: format) == text)
  }

  @Test(arguments: [
    ("%lf", "1234,567800"), ("%.1f", "1234,6"), ("%.0f", "1235"), ("%+.2f", "+1234,57"),
    ("%@", "1234,5678"), ("%e", "1,234568e+03"), ("%.3g", "1,23e+03"), ("%G", "1234,57"),
    ("%10.1f|", "    1234,6|"), ("%.2a", "0x1,35p+10"),
  ])
  func `formats a floating-point number`(format: String, text: String) throws {
    #expect(try spanish("\(1234.5678)", "%lf", as: format) == text)
  }

  @Test(arguments: [("%@", "peso"), ("%s", "peso"), ("%8@|", "    peso|"), ("%-8@|", "peso    |")])
  func `formats a string`(format: String, text: String) throws {
    #expect(try spanish("\("peso")", "%@", as: format) == text)
  }

  @Test func `formats large and negative numbers`() throws {
    #expect(try spanish("\(UInt64.max)", "%llu", as: "%llu") == "18.446.744.073.709.551.615")
    #expect(try spanish("\(-255)", "%lld", as: "%llx") == "ffffffffffffff01")
    #expect(try spanish("\(-255)", "%lld", as: "%x") == "ffffff01")
    #expect(try spanish("\(Int64.min)", "%lld", as: "%lld") == "-9.223.372.036.854.775.808")
    #expect(try spanish("\(Double.nan)", "%lf", as: "%.1f") == "NaN")
  }

  @Test func `can use an argument as its width`() throws {
    let key = "%lld%lld"
    let bundle = try testBundle(["es": [key: .text(.init(parsing: "%1$*2$d|"))]])
    let text = String(localized: "\(7)\(4)", bundle: bundle, locale: UserLocale("es_ES"))
    #expect(text == "   7|")
  }

  private func spanish(
    _ value: String.LocalizationValue,
    _ key: String,
    as format: String
  ) throws -> String {
    let bundle = try testBundle(["es": [key: .text(.init(parsing: format))]])
    return String(localized: value, bundle: bundle, locale: UserLocale("es_ES"))
  }
}
