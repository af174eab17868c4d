import FoundationEssentials
import Localization

/// The locales of the formats that depend most on languages and regions.
private let manyLocales = [
  "en_US", "en_GB", "en_IN", "es_ES", "es_MX", "es_AR", "de_DE", "de_CH", "de_AT", "fr_FR", "fr_CA",
  "it_IT", "pt_PT", "pt_BR", "nl_NL", "sv_SE", "pl_PL", "ru_RU", "lt_LT", "tr_TR", "ja_JP", "zh_CN",
  "ar_EG", "he_IL", "fa_IR", "hi_IN",
]
private let currencies = [
  "EUR", "USD", "GBP", "JPY", "CHF", "INR", "MXN", "BRL", "RUB", "KWD", "CLF", "SEK", "CAD", "ILS",
  "IRR", "EGP", "TRY", "CNY", "KRW", "XAU", "ZZZ",
]
private let currencyWidths: KeyValuePairs<String, CurrencyStyle.Width> = [
  "code": .code, "symbol": .symbol, "symbol": .symbol, "narrowSymbol": .narrowSymbol, "name": .name,
]
private let currencySigns: KeyValuePairs<String, NumberStyle.SignStyle> = [
  "automatic": .automatic, "automatic": .automatic, "always": .always, "never": .never,
  "exceptZero": .exceptZero, "negative": .negative,
]

extension CaseWriter {
  /// Returns a style of amounts, most often a simple one, and the fields that describe it.
  fileprivate mutating func currencyStyle() -> (style: CurrencyStyle, fields: [String]) {
    let (code, width) = (pick(currencies), pick(named: currencyWidths))
    var style = CurrencyStyle.currency(code, width: width.1)
    var fields = [code, width.0, "usual", "automatic", "plain", "standard"]
    if chance(0.3) {
      let digits = number(0...3)
      style = style.fractionDigits(digits...digits)
      fields[2] = "fraction:\(digits)-\(digits)"
    } else if chance(0.3) {
      style = style.cash()
      fields[5] = "cash"
    }
    if chance(0.4) {
      let sign = pick(named: currencySigns)
      style = style.sign(sign.1)
      fields[3] = sign.0
    }
    if chance(0.3) {
      style = style.accounting()
      fields[4] = "accounting"
    }
    return (style, fields)
  }
}

/// Writes amounts in one style and locale, as numbers and as exact decimals.
func currencyCases(_ writer: inout CaseWriter) {
  let (described, locale) = (writer.currencyStyle(), writer.pick(manyLocales))
  for index in 0..<40 {
    let value = writer.decimal(greatest: 1e12)
    let fields = described.fields + ["\(value)"]
    if index % 4 == 0, let exact = Decimal(string: "\(Int(value) / 7).\(abs(Int(value)) % 1000)") {
      let text = described.style.format(exact, locale: FormatLocale(locale))
      writer.write("amount", locale, described.fields + ["\(exact)"], text)
    } else {
      let text = described.style.format(value, locale: FormatLocale(locale))
      writer.write("currency", locale, fields, text)
    }
  }
}

/// Writes ranges of amounts in one style and locale.
func currencyRangeCases(_ writer: inout CaseWriter) {
  let (described, locale) = (writer.currencyStyle(), writer.pick(manyLocales))
  for _ in 0..<20 {
    let first = abs(writer.decimal())
    let last = first + abs(writer.decimal(greatest: 1e4))
    let text = RangeStyle.range(described.style).format(first...last, locale: FormatLocale(locale))
    writer.write("moneyRange", locale, described.fields + ["\(first)", "\(last)"], text)
  }
}

private let languages = [
  "en", "es", "ca", "eu", "gl", "de", "gsw", "fr", "pt", "zh", "ja", "ar", "he", "fa", "hi", "ru",
  "sr",
  "az", "uz", "yue", "xx", "tlh", "root",
]
private let scripts = [
  "Latn", "Cyrl", "Arab", "Hans", "Hant", "Hebr", "Deva", "Jpan", "Zzzz", "Xyzw",
]
private let regions = [
  "ES", "MX", "US", "GB", "CH", "TW", "CN", "BR", "PT", "RS", "419", "001", "150", "IR", "XK", "QQ",
  "ZZ",
]

/// Writes names of codes in one locale.
func nameCases(_ writer: inout CaseWriter) {
  let locale = writer.pick(manyLocales)
  for _ in 0..<30 {
    let (kind, style, code) = writer.namedCode()
    writer.write("name", locale, [kind, code], style.format(code, locale: FormatLocale(locale)))
  }
}

extension CaseWriter {
  fileprivate mutating func namedCode() -> (String, NameStyle, String) {
    switch number(0...5) {
    case 0: return ("region", .regionName, pick(regions))
    case 1: return ("script", .scriptName, pick(scripts))
    case 2: return ("currency", .currencyName, pick(currencies))
    default:
      var code = pick(languages)
      if chance(0.4) { code += "-" + pick(scripts) }
      if chance(0.5) { code += "-" + pick(regions) }
      return chance(0.5)
        ? ("language", .languageName, code) : ("languageAndRegion", .languageAndRegionName, code)
    }
  }
}

/// Writes numbers in words in one locale.
func wordCases(_ writer: inout CaseWriter) {
  let locale = writer.pick(manyLocales)
  let kind = writer.pick(SpelledOutStyle.Kind.allCases)
  let gender = writer.pick(named: [
    "usual": .usual, "masculine": .masculine, "feminine": OrdinalStyle.Gender.feminine,
  ])
  let style = SpelledOutStyle.spelledOut(kind, gender: gender.1)
  for index in 0..<20 {
    let value = writer.decimal(greatest: 1e10)
    let fields = [kind.rawValue, gender.0]
    if index % 4 == 0, kind == .cardinal {
      let text = style.format(value, locale: FormatLocale(locale))
      writer.write("words", locale, fields + ["\(value)"], text)
    } else {
      let text = style.format(Int(value), locale: FormatLocale(locale))
      writer.write("words", locale, fields + ["\(Int(value))"], text)
    }
  }
}

/// Writes the parts of amounts, each as its kind and its text.
func partCases(_ writer: inout CaseWriter) {
  let (described, locale) = (writer.currencyStyle(), writer.pick(manyLocales))
  for _ in 0..<20 {
    let value = writer.decimal(greatest: 1e12)
    let parts = described.style.parts(of: value, locale: FormatLocale(locale))
    let texts = parts.parts.map { "\($0.kind.rawValue)=\(parts.text[$0.range])" }
    let text = texts.joined(separator: "\u{1F}")
    writer.write("parts", locale, described.fields + ["\(value)"], text)
  }
}

/// Writes messages of both directions with an isolated argument of random characters, as the numbers
/// of the characters.
func isolationCases(_ writer: inout CaseWriter) {
  let scalars: [Unicode.Scalar] = [
    "a", "b", "1", "2", " ", "(", ")", "!", "-", "א", "ב", "ش", "ر", "٣", "۴", "\u{202A}",
    "\u{202B}",
    "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{200E}",
    "\u{200F}", "\u{061C}", "\n", "\u{2029}", "\u{85}", "\u{1C}", "\u{301}", "😀",
  ]
  let locale = writer.pick(["en_US", "es_ES", "ar_EG", "he_IL", "fa_IR"])
  for _ in 0..<20 {
    var argument = String.UnicodeScalarView()
    for _ in 0..<writer.number(0...12) { argument.append(writer.pick(scalars)) }
    let user = UserLocale(locale).withBidiIsolation(writer.chance(0.5) ? .always : .automatic)
    let message = String(localized: "ab \(String(argument)) אב 12", bundle: .empty, locale: user)
    func numbers(_ text: some Sequence<Unicode.Scalar>) -> String {
      text.map { String($0.value, radix: 16) }.joined(separator: " ")
    }
    writer.write(
      "isolation",
      locale,
      [user.bidiIsolation.rawValue, numbers(argument)],
      numbers(message.unicodeScalars)
    )
  }
}
