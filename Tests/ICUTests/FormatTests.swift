import ICU
import Testing

@Suite struct `Decimal format` {
  @Test(arguments: [
    ("", "en_US", 12345.678, "12,345.678"), (".0", "es_ES", 12345.6, "12.345,6"),
    (".0", "es_ES", 1234.5, "1234,5"), ("unit/kilogram .0", "es_ES", 72.5, "72,5 kg"),
    ("unit/stone-and-pound .0", "en_GB", 11.5, "11 st, 7.0 lb"),
    ("percent scale/100 .0", "en_US", 0.125, "12.5%"),
  ])
  func `formats a number by its skeleton`(
    skeleton: String,
    locale: String,
    number: Double,
    text: String
  ) throws {
    let format = try ICU.DecimalFormat(skeleton: .init(skeleton), locale: locale)
    #expect(try format.string(from: number) == text)
  }

  @Test func `formats integers and decimals of any length`() throws {
    let format = try ICU.DecimalFormat(skeleton: .init(""), locale: "es_ES")
    #expect(try format.string(from: Int64.max) == "9.223.372.036.854.775.807")
    #expect(
      try format.string(fromDecimal: "-18446744073709551616") == "-18.446.744.073.709.551.616"
    )
  }

  @Test func `rejects an invalid skeleton`() {
    let error = #expect(throws: ICUError.self) {
      try ICU.DecimalFormat(skeleton: .init("unit/cubit"), locale: "en")
    }
    #expect(error?.name == "U_NUMBER_SKELETON_SYNTAX_ERROR")
  }

  @Test func `rejects a text that is not a decimal number`() throws {
    let format = try ICU.DecimalFormat(skeleton: .init(""), locale: "en")
    #expect(throws: ICUError.self) { try format.string(fromDecimal: "1,5") }
  }

  @Test func `is opened once for a skeleton and a locale`() throws {
    let one = try ICU.DecimalFormat.shared(skeleton: .init(".000"), locale: "en")
    #expect(try ICU.DecimalFormat.shared(skeleton: .init(".000"), locale: "en") === one)
    #expect(try ICU.DecimalFormat.shared(skeleton: .init(".000"), locale: "es") !== one)
  }

  @Test(arguments: [
    (0, 0, "precision-integer"), (1, 1, ".0"), (0, 2, ".##"), (1, 3, ".0##"),
  ])
  func `has a token for each precision`(minimum: Int, maximum: Int, token: String) {
    #expect(ICU.DecimalFormat.Skeleton.precision(minimum, maximum) == token)
  }
}

@Suite struct `Number symbols` {
  @Test func `are those of the locale`() throws {
    let spanish = try ICU.NumberSymbols(locale: "es_ES")
    #expect(spanish.decimal == ",")
    #expect(spanish.grouping == ".")
    #expect(spanish.primaryGrouping == 3)
    let indian = try ICU.NumberSymbols(locale: "hi_IN")
    #expect(indian.primaryGrouping == 3)
    #expect(indian.secondaryGrouping == 2)
    #expect(try ICU.NumberSymbols(locale: "ar_EG").zero == "٠")
    #expect(try ICU.NumberSymbols(locale: "en_US_POSIX").primaryGrouping == 0)
  }
}

@Suite struct `Date format` {
  /// 30 March 2026, 11:50 in UTC.
  private let moment = 1_774_871_400_000.0

  @Test(
    arguments: [
      (.styles(date: .full, time: .none), "lunes, 30 de marzo de 2026"),
      (.styles(date: .none, time: .medium), "13:50:00"),
      (.skeleton("yMMMd"), "30 mar 2026"),
      (.pattern("yyyy-MM-dd'T'HH"), "2026-03-30T13"),
    ] as [(ICU.DateTimeFormat.Form, String)]
  )
  func `formats a date`(form: ICU.DateTimeFormat.Form, text: String) throws {
    let format = try ICU.DateTimeFormat(form: form, locale: "es_ES", timeZone: "Europe/Madrid")
    #expect(try format.string(fromMilliseconds: moment) == text)
  }

  @Test func `formats a text that is longer than the first buffer`() throws {
    let words = String(repeating: "muy ", count: 200)
    let format = try ICU.DateTimeFormat(
      form: .pattern("'\(words)'d"),
      locale: "es_ES",
      timeZone: "UTC"
    )
    #expect(try format.string(fromMilliseconds: moment) == words + "30")
  }
}

@Suite struct `List format` {
  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a y b"), (["a", "", "ñandú"], "a,  y ñandú"),
    (["peso", "hielo"], "peso y hielo"), (["peso", "imagen"], "peso e imagen"),
  ])
  func `joins its items`(items: [String], text: String) throws {
    #expect(try ICU.ListFormat(locale: "es_ES", kind: .and).string(from: items) == text)
  }
}

@Suite struct `Relative time format` {
  @Test func `has words for near days`() throws {
    let format = try ICU.RelativeTimeFormat(locale: "es_ES")
    #expect(try format.string(from: -2, .day) == "anteayer")
    #expect(try format.string(from: -2, .day, numeric: true) == "hace 2 días")
    #expect(try format.string(from: 1, .month) == "el próximo mes")
  }
}
