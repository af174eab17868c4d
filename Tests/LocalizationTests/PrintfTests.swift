import Localization
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The locale `C` has to give exactly the output of C's printf.
@Suite struct `Printf in the locale C` {
  private let locale = UserLocale("C")

  @Test(arguments: ["d", "i", "u", "o", "x", "X"])
  func `formats integers as C`(conversion: String) {
    var generator = SeededGenerator(seed: 11)
    for flags in subsets(of: ["-", "+", " ", "#", "0"]) {
      for (modifier, bits) in [
        ("hh", 8), ("h", 16), ("", 32), ("l", 64), ("ll", 64), ("j", 64), ("z", 64), ("t", 64),
      ] {
        for _ in 0..<12 {
          let extents = extents(width: [nil, 1, 7, 25], precision: [nil, 0, 1, 12], &generator)
          let format = "%1$\(flags)\(extents)\(modifier)\(conversion)"
          let number = integer(bits: bits, isSigned: "di".contains(conversion), &generator)
          #expect(shown(format, number) == printed(format, number), "\(format) \(number)")
        }
      }
    }
  }

  @Test(arguments: ["f", "F", "e", "E", "g", "G", "a", "A"])
  func `formats floating-point numbers as C`(conversion: String) {
    var generator = SeededGenerator(seed: 12)
    for flags in subsets(of: ["-", "+", " ", "#", "0"]) {
      for _ in 0..<60 {
        let extents = extents(width: [nil, 1, 9, 30], precision: [nil, 0, 1, 2, 17], &generator)
        let format = "%1$\(flags)\(extents)\(conversion)"
        let number = number(&generator)
        #expect(shown(format, number) == printed(format, number), "\(format) \(number)")
      }
    }
  }

  @Test(arguments: [
    "%1$.0f", "%1$.1f", "%1$.2f", "%1$.3f", "%1$f", "%1$.1e", "%1$g", "%1$08.2f", "%1$+.1f",
  ])
  func `rounds as C, including ties and near ties`(format: String) {
    for thousandths in -400...1600 {
      let number = Double(thousandths) / 1000
      let (own, other) = (shown(format, number), printed(format, number))
      if own != other { Issue.record("\(format) \(number): \(own), not \(other)") }
    }
  }

  @Test(arguments: [(5, 2), (-5, 2), (0, 0), (12, -1), (-12, 4)])
  func `uses arguments as width and precision`(width: Int, precision: Int) {
    let value = LocalizationValue("%*.*f|", arguments: [width, precision, 1234.5678])
    let printed = withVaList([Int32(width), Int32(precision), 1234.5678]) { text("%*.*f|", $0) }
    #expect(String(localized: value, bundle: .empty, locale: locale) == printed)
    let numbered = LocalizationValue("%3$*1$.*2$f|", arguments: [width, precision, 1234.5678])
    #expect(String(localized: numbered, bundle: .empty, locale: locale) == printed)
  }

  private func shown(_ format: String, _ value: any Sendable) -> String {
    String(
      localized: LocalizationValue(format, arguments: [value]),
      bundle: .empty,
      locale: locale
    )
  }

  private func printed(_ format: String, _ value: any CVarArg) -> String {
    withVaList([value]) { text(format, $0) }
  }

  private func text(_ format: String, _ values: CVaListPointer) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1000) { buffer in
      let length = vsnprintf(buffer.baseAddress, buffer.count, format, values)
      return String(
        decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)),
        as: UTF8.self
      )
    }
  }

  private func subsets(of flags: [String]) -> [String] {
    flags.reduce([""]) { sets, flag in sets + sets.map { $0 + flag } }
  }

  /// In catalogs, a dash without a width is prose and not a flag.
  private func extents(
    width: [Int?],
    precision: [Int?],
    _ generator: inout SeededGenerator
  ) -> String {
    let width = (width.randomElement(using: &generator) ?? nil) ?? 3
    let precision = (precision.randomElement(using: &generator) ?? nil).map { ".\($0)" } ?? ""
    return "\(width)\(precision)"
  }

  private func integer(bits: Int, isSigned: Bool, _ generator: inout SeededGenerator) -> Int64 {
    let wide = Int64(truncatingIfNeeded: generator.next())
    let shift = Int64.random(in: 0..<Int64(bits), using: &generator) + Int64(64 - bits)
    let values: [Int64] = [0, 1, -1, wide >> shift]
    let value = values.randomElement(using: &generator) ?? 0
    return isSigned || Bool.random(using: &generator) ? value : Int64(value.magnitude >> 1)
  }

  private func number(_ generator: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      return [
        0, -0.0, 1, -1, 0.5, 2.5, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, 1e15, 1e-5,
        9.995, 1e300,
      ]
      .randomElement(using: &generator) ?? 0
    case 1:
      let number = Double(bitPattern: generator.next())
      return number.isFinite ? number : 1
    case 2:
      return Double(Int.random(in: -100_000...100_000, using: &generator)) / 100
    default:
      return Double.random(in: -100_000...100_000, using: &generator)
    }
  }
}

@Suite struct `Printf in other locales` {
  @Test(arguments: [
    ("es_ES", "%1$.1f", 12_345.25, "12.345,2"), ("es_ES", "%1$.2f", 1234.5, "1234,50"),
    ("en_US", "%1$.2f", 1234.5, "1,234.50"), ("hi_IN", "%1$.0f", 1_234_567, "12,34,567"),
    ("es_ES", "%1$012.1f", 12_345.25, "0000012345,2"), ("es_ES", "%1$e", -12_345, "-1,234500e+04"),
    ("sv_SE", "%1$.1f", -0.5, "−0,5"), ("ar_EG", "%1$.1f", 1234.5, "١٬٢٣٤٫٥"),
    ("ar_EG", "%1$08.1f", 1.5, "٠٠٠٠٠١٫٥"), ("es_ES", "%1$+.1f", 0.5, "+0,5"),
    ("es_ES", "%1$f", .infinity, "∞"), ("es_ES", "%1$+.1f", -.infinity, "-∞"),
    ("de_DE", "%1$.1f", 0.15, "0,1"), ("de_DE", "%1$.1f", 0.25, "0,2"),
    (
      "fr_FR", "%1$.0f", 1e21,
      "1\u{202F}000\u{202F}000\u{202F}000\u{202F}000\u{202F}000\u{202F}000\u{202F}000"
    ),
  ])
  func `has the digits of C with the symbols of the language`(
    locale: String,
    format: String,
    number: Double,
    text: String
  ) {
    #expect(shown(format, [number], locale) == text)
  }

  @Test(
    arguments: [
      ("%.3s|", ["español"], "esp|"), ("%5.2@|", ["ñandú"], "   ña|"), ("%-6s|", ["ñu"], "ñu    |"),
      ("%S|%C|%c", ["a", 0xF1, 0x1F600], "a|ñ|😀"), ("%c", ["ñ"], "ñ"), ("%p", [255], "0xff"),
      ("%2$@ %1$@", ["a", "b"], "b a"), ("%@ %% %@", [1, 2.5], "1 % 2,5"),
      ("%u", [-1], "4.294.967.295"), ("%llu", [-1], "18.446.744.073.709.551.615"),
      ("%lld", ["text"], "%1$lld"), ("%@ %@", [1], "1 %2$@"), ("%c", [0xD800], "%1$c"),
      ("%d", [1.5], "%1$d"), ("%s", [5], "%1$s"), ("%.1f", ["x"], "%1$f"),
      ("%*d|", ["x", 5], "5|"), ("%5000d", [1], "%5000d"),
    ] as [(String, [any Sendable], String)]
  )
  func `formats strings and characters, and shows placeholders without a suitable argument`(
    format: String,
    values: [any Sendable],
    text: String
  ) {
    #expect(shown(format, values, "es_ES") == text)
  }

  private func shown(_ format: String, _ values: [any Sendable], _ locale: String) -> String {
    String(
      localized: LocalizationValue(format, arguments: values),
      bundle: .empty,
      locale: UserLocale(locale).withFixedNumbers()
    )
  }
}
