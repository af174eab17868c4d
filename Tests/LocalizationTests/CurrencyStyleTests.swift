import FoundationEssentials
import ICU
import TestSupport
import Testing

@testable import Localization

@Suite struct `Currency styles` {
  @Test(
    arguments: [
      (.currency("EUR"), 1234.5, "€1,234.50", "1234,50\u{A0}€"),
      (.currency("USD", width: .code), 12.5, "USD\u{A0}12.50", "12,50\u{A0}USD"),
      (.currency("CAD", width: .symbol), 1, "CA$1.00", "1,00\u{A0}CAD"),
      (.currency("CAD", width: .narrowSymbol), 1, "$1.00", "1,00\u{A0}$"),
      (.currency("USD", width: .name), 1, "1.00 US dollars", "1,00 dólar estadounidense"),
      (.currency("JPY"), 1250.4, "¥1,250", "1250\u{A0}JPY"),
      (.currency("EUR").accounting(), -12.5, "(€12.50)", "-12,50\u{A0}€"),
      (.currency("EUR").accounting().sign(.never), -12.5, "€12.50", "12,50\u{A0}€"),
      (.currency("EUR").sign(.always), 5, "+€5.00", "+5,00\u{A0}€"),
      (.currency("CHF").cash(), 9.98, "CHF\u{A0}10.00", "10,00\u{A0}CHF"),
      (.currency("EUR").fractionDigits(0...0).rounded(.up), 1.2, "€2", "2\u{A0}€"),
      (.currency("EUR").grouping(.never), 12345, "€12345.00", "12345,00\u{A0}€"),
    ] as [(CurrencyStyle, Double, String, String)]
  )
  func `format amounts`(style: CurrencyStyle, amount: Double, english: String, spanish: String) {
    #expect(amount.formatted(style, locale: FormatLocale("en_US")) == english)
    #expect(amount.formatted(style, locale: FormatLocale("es_ES")) == spanish)
  }

  @Test func `format exact amounts to the last digit`() throws {
    let style = CurrencyStyle.currency("EUR").fractionDigits(2...4)
    let amount = try #require(Decimal(string: "9007199254740993.1234"))
    #expect(style.format(amount, locale: FormatLocale("en_IE")) == "€9,007,199,254,740,993.1234")
    #expect(style.format(UInt64.max, locale: .posix).hasSuffix("18446744073709551615.00"))
    let bundle = try testBundle(["en": ["%@ %@": "%@ and %@"]])
    let text = String(
      localized: "\(amount, format: style) \(3 as Int, format: .currency("EUR"))",
      bundle: bundle,
      locale: UserLocale("en_IE")
    )
    #expect(text == "€9,007,199,254,740,993.1234 and €3.00")
  }

  @Test(arguments: ["", "EU", "EURO", "E R", "EUR scale/100", "€", "12€"])
  func `show a code that is not one after the number`(code: String) {
    let style = CurrencyStyle.currency(code)
    let locale = FormatLocale("en_US")
    #expect(style.format(12.5, locale: locale) == "12.5 " + code)
    #expect(style.format(Decimal(3), locale: locale) == "3 " + code)
    #expect(style.parts(of: 12.5, locale: locale).text == "12.5 " + code)
    #expect(RangeStyle.range(style).format(1...2, locale: locale).contains("1 " + code))
  }

  @Test(arguments: oracleLocales)
  func `are equal to ICU, also after formats were inferred`(locale: String) throws {
    var generator = SeededGenerator(seed: 71)
    for (style, skeleton) in Self.styles {
      let reference = try DecimalFormat(skeleton: .init(skeleton), locale: locale)
      for _ in 0..<60 {
        let amount = randomAmount(using: &generator)
        let text = style.format(amount, locale: FormatLocale(locale))
        #expect(text == (try reference.string(from: amount)), "\(skeleton), \(amount)")
        let whole = Int64(amount.rounded())
        let exact = style.format(whole, locale: FormatLocale(locale))
        #expect(exact == (try reference.string(from: whole)), "\(skeleton), \(whole)")
      }
    }
  }

  @Test(arguments: ["en_US", "es_ES", "de_DE", "fr_FR", "ja_JP", "pl_PL"])
  func `are written without ICU in most locales`(locale: String) throws {
    let form = CurrencyStyle.currency("EUR").accounting().form
    let reference = try DecimalFormat(skeleton: form.skeleton(in: locale), locale: locale)
    let native = try #require(InferredNumberPattern(form, locale: locale, reference: reference))
    #expect(native.text(of: -1234.5) == (try reference.string(from: -1234.5)))
  }

  private static let styles: [(CurrencyStyle, String)] = [
    (.currency("EUR"), "currency/EUR"),
    (.currency("JPY", width: .narrowSymbol), "currency/JPY unit-width-narrow"),
    (.currency("KWD", width: .name), "currency/KWD unit-width-full-name"),
    (.currency("USD", width: .code), "currency/USD unit-width-iso-code"),
    (.currency("USD").accounting().sign(.exceptZero), "currency/USD sign-accounting-except-zero"),
    (.currency("CHF").cash(), "currency/CHF precision-currency-cash"),
    (.currency("SEK").cash().accounting(), "currency/SEK precision-currency-cash sign-accounting"),
    (.currency("INR").fractionDigits(0...3).sign(.always), "currency/INR .### sign-always"),
  ]
}

@Suite struct `Parts of formatted values` {
  @Test func `have kinds`() {
    let locale = FormatLocale("en_IE")
    let price = CurrencyStyle.currency("EUR").parts(of: -1234.5, locale: locale)
    #expect(price.text == "-€1,234.50")
    #expect(
      price.parts.map(\.kind) == [
        .minusSign, .currency, .integer, .groupingSeparator, .integer, .decimalSeparator, .fraction,
      ]
    )
    #expect(price.texts(of: .integer) == ["1", "234"])
    let percent = NumberStyle.percent(fractionDigits: 1, sign: .always)
      .parts(of: 0.5, locale: locale)
    #expect(
      percent.parts.map(\.kind) == [
        .plusSign, .integer, .decimalSeparator, .fraction, .percentSign,
      ]
    )
    let distance = MeasureStyle.measure(.kilometer).parts(of: 5, locale: locale)
    #expect(distance.parts.map(\.kind) == [.integer, .literal, .unit])
    let size = NumberStyle.compact().parts(of: 1_200_000, locale: locale)
    #expect(size.texts(of: .compact) == ["M"])
    let height = MeasureStyle.measure(.footAndInch).parts(of: 5.5, locale: locale)
    #expect(height.parts.map(\.kind) == [.literal])
    let number = NumberStyle.scientific().parts(of: 0.0012, locale: locale)
    #expect(number.texts(of: .exponent) == ["3"])
  }

  @Test func `of dates are fields`() {
    let date = Date(timeIntervalSince1970: 1_774_828_200)
    let style = DateStyle.date(.full, time: .short, timeZone: "Europe/Madrid")
    let parts = style.parts(of: date, locale: FormatLocale("es_ES"))
    #expect(parts.text == style.format(date, locale: FormatLocale("es_ES")))
    #expect(parts.texts(of: .weekday) == ["lunes"])
    #expect(parts.texts(of: .month) == ["marzo"])
    #expect(parts.texts(of: .hour) + parts.texts(of: .minute) == ["1", "50"])
    let unknown = DateStyle.date(timeZone: "Middle/Earth").parts(of: date, locale: .posix)
    #expect(unknown.parts.map(\.kind) == [.literal])
  }

  @Test(arguments: oracleLocales)
  func `cover the text of the format`(locale: String) {
    var generator = SeededGenerator(seed: 72)
    let styles: [CurrencyStyle] = [
      .currency("EUR"), .currency("USD", width: .name), .currency("JPY").accounting(),
    ]
    for style in styles {
      for number in edgeNumbers + (0..<40).map({ _ in randomAmount(using: &generator) }) {
        let parts = style.parts(of: number, locale: FormatLocale(locale))
        #expect(parts.text == style.format(number, locale: FormatLocale(locale)))
        #expect(parts.parts.map { parts.text[$0.range] }.joined() == parts.text)
        #expect(parts.parts.contains { $0.kind == .currency })
      }
    }
  }
}

/// The locales in which formats are compared with ICU.
let oracleLocales = [
  "en_US", "en_GB", "en_IN", "es_ES", "es_MX", "es_AR", "de_DE", "de_CH", "de_AT", "fr_FR", "fr_CA",
  "it_IT", "pt_PT", "pt_BR", "nl_NL", "sv_SE", "pl_PL", "ru_RU", "lt_LT", "tr_TR", "ja_JP", "ar_EG",
  "he_IL", "fa_IR", "hi_IN",
]

/// Returns an amount; small ones are as likely as large ones.
private func randomAmount(using generator: inout SeededGenerator) -> Double {
  let scales: [Double] = [0.01, 1, 10, 1000, 1e5, 1e9]
  let scale = scales.randomElement(using: &generator) ?? 1
  let cents = Double(Int.random(in: -100_000...100_000, using: &generator)) / 100
  return Bool.random(using: &generator)
    ? cents : Double.random(in: -scale...scale, using: &generator)
}
