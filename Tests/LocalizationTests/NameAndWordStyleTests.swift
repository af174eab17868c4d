import Localization
import Testing

@Suite struct `Name styles` {
  @Test(
    arguments: [
      (.languageName, "es-MX", "Mexican Spanish", "español de México"),
      (.languageName, "zh-Hant", "Traditional Chinese", "chino tradicional"),
      (.languageAndRegionName, "es-MX", "Spanish (Mexico)", "español (México)"),
      (.regionName, "GB", "United Kingdom", "Reino Unido"),
      (.regionName, "gb", "United Kingdom", "Reino Unido"),
      (.regionName, "419", "Latin America", "Latinoamérica"),
      (.scriptName, "Cyrl", "Cyrillic", "cirílico"),
      (.currencyName, "USD", "US Dollar", "dólar estadounidense"),
      (.currencyName, "eur", "Euro", "euro"),
    ] as [(NameStyle, String, String, String)]
  )
  func `name codes`(style: NameStyle, code: String, english: String, spanish: String) {
    #expect(code.formatted(style, locale: FormatLocale("en_US")) == english)
    #expect(code.formatted(style, locale: FormatLocale("es_ES")) == spanish)
  }

  @Test(arguments: ["", "xx", "QQ", "no such code", "es@currency=EUR", "EURO", "\u{0}", "ñ"])
  func `show an unknown code unchanged`(code: String) {
    for style in [.languageName, .regionName, .scriptName, .currencyName] as [NameStyle] {
      #expect(style.format(code, locale: FormatLocale("es")).lowercased() == code.lowercased())
    }
  }
}

@Suite struct `Spelled out numbers` {
  @Test(
    arguments: [
      (.spelledOut, 21, "twenty-one", "veintiuno"),
      (.spelledOut(gender: .feminine), 21, "twenty-one", "veintiuna"),
      (.spelledOut(gender: .masculine), 1, "one", "un"),
      (.spelledOut(.ordinal), 3, "third", "tercero"),
      (.spelledOut(.ordinal, gender: .feminine), 3, "third", "tercera"),
      (.spelledOut(.year), 1984, "nineteen eighty-four", "mil novecientos ochenta y cuatro"),
      (.spelledOut, -7, "minus seven", "menos siete"),
    ] as [(SpelledOutStyle, Int, String, String)]
  )
  func `are words`(style: SpelledOutStyle, number: Int, english: String, spanish: String) {
    #expect(number.formatted(style, locale: FormatLocale("en_US")) == english)
    #expect(number.formatted(style, locale: FormatLocale("es_ES")) == spanish)
  }

  @Test func `have fractions`() {
    let style = SpelledOutStyle.spelledOut
    #expect(style.format(2.5, locale: FormatLocale("en")) == "two point five")
    #expect(style.format(2.5, locale: FormatLocale("es")) == "dos coma cinco")
  }

  @Test func `are digits if a language has no words for ordinals`() {
    let third = SpelledOutStyle.spelledOut(.ordinal).format(3, locale: FormatLocale("lt_LT"))
    #expect(third == OrdinalStyle.ordinal.format(3, locale: FormatLocale("lt_LT")))
  }

  @Test(arguments: [Int.min, -1, 0, 1, Int.max])
  func `are never empty`(number: Int) {
    for locale in ["en", "es_ES", "ar_EG", "ja_JP", "en_US_POSIX", "", "no such locale"] {
      for kind in SpelledOutStyle.Kind.allCases {
        #expect(!number.formatted(.spelledOut(kind), locale: FormatLocale(locale)).isEmpty)
      }
    }
  }
}
