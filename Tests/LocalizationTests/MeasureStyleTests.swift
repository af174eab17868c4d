import ICU
import Localization
import Testing

@Suite(.enabled(if: ICUVersion.major == 72)) struct `Measure styles` {
  @Test(arguments: [
    StyleRow(5, .measure(.kilometer), "5 km", "5 km"),
    StyleRow(1234.5, .measure(.kilometer, width: .full), "1,234.5 kilometers", "1234,5 kilómetros"),
    StyleRow(1, .measure(.week, width: .full), "1 week", "1 semana"),
    StyleRow(21.25, .measure(.celsius, number: .number(fractionDigits: 1)), "21.2°C", "21,2 °C"),
    StyleRow(
      -0.5,
      .measure(.kilogramPerWeek, number: .number(fractionDigits: 1)),
      "-0.5 kg/w",
      "-0,5 kg/sem."
    ),
    StyleRow(-0.5, .measure(MeasureUnit.kilogram.per(.week)), "-0.5 kg/w", "-0,5 kg/sem."),
    StyleRow(22.5, .measure(.kilogramPerSquareMeter), "22.5 kg/m²", "22,5 kg/m²"),
    StyleRow(5.5, .measure(.footAndInch), "5 ft, 6 in", "5 ft y 6 in"),
    StyleRow(-5.5, .measure(.footAndInch), "-5 ft, 6 in", "-5 ft y 6 in"),
    StyleRow(-0.5, .measure(.footAndInch), "-0 ft, 6 in", "-0 ft y 6 in"),
    StyleRow(
      5.5,
      .measure(.footAndInch, number: .number.sign(.always)),
      "+5 ft, 6 in",
      "+5 ft y 6 in"
    ),
    StyleRow(
      0,
      .measure(.footAndInch, number: .number.sign(.exceptZero)),
      "0 ft, 0 in",
      "0 ft y 0 in"
    ),
    StyleRow(
      -0.001,
      .measure(.footAndInch, number: .number(fractionDigits: 0).sign(.negative)),
      "0 ft, 0 in",
      "0 ft y 0 in"
    ),
    StyleRow(5.5, .measure(MeasureUnit.foot.and(.inch), width: .narrow), "5′ 6″", "5ft 6in"),
    StyleRow(3, .measure("cubic-centimeter"), "3 cm³", "3 cm³"),
    StyleRow(12_345, .measure(.byte, number: .compact()), "12K byte", "12\u{A0}mil B"),
  ])
  func `format a unit by its name`(row: StyleRow) {
    row.expectTexts()
  }

  @Test(arguments: [
    "cubit", "", "kilogram .00 sign-always", "a-per-b-per-c", "kilogram-and-meter", "-", "per",
    "-and-", "kilogram-per-", "square-square-meter", "ñandú",
  ])
  func `show an unknown name unchanged`(name: String) {
    let style = MeasureStyle.measure(MeasureUnit(name))
    #expect(style.format(12345.5, locale: FormatLocale("es_ES")) == "12.345,5 \(name)")
    #expect(!RangeStyle.range(style).format(1...2, locale: FormatLocale("es_ES")).isEmpty)
  }

  @Test func `format every number, including extreme ones`() {
    for unit in [MeasureUnit.kilometer, .footAndInch, .kilogramPerWeek] {
      for width in UnitWidth.allCases {
        for number in edgeNumbers {
          let style = MeasureStyle.measure(unit, width: width)
          #expect(!style.format(number, locale: FormatLocale("es_ES")).isEmpty)
        }
      }
    }
  }

  @Test(arguments: [
    "gram", "kilogram", "ounce", "pound", "stone", "centimeter", "foot", "inch", "kilometer",
    "meter", "mile", "millimeter", "yard", "day", "hour", "minute", "month", "second", "week",
    "year", "celsius", "fahrenheit", "hectare", "kilogram-per-week",
  ])
  func `give the same result with and without the kind of a unit`(
    unit: String
  ) throws {
    for locale in ["en_US", "es_ES", "ar_EG"] {
      let named = try DecimalFormat(skeleton: .init("unit/\(unit) .0"), locale: locale)
      let style = MeasureUnit(unit)
      let text = MeasureStyle.measure(style, number: .number(fractionDigits: 1))
        .format(72.5, locale: FormatLocale(locale))
      #expect(try text == named.string(from: 72.5))
    }
  }
}

@Suite(.enabled(if: ICUVersion.major == 72)) struct `Range styles` {
  @Test(arguments: [
    StyleRow(70...72.5, .range(.number(fractionDigits: 1)), "70.0–72.5", "70,0-72,5"),
    StyleRow(70...72.5, .range(.mass(.kilograms)), "70.0–72.5 kg", "70,0-72,5 kg"),
    StyleRow(
      70...72.5,
      .range(.mass(.kilograms, width: .full)),
      "70.0–72.5 kilograms",
      "70,0-72,5 kilogramos"
    ),
    StyleRow(0.1...0.2, .range(.percent), "10% – 20%", "10-20\u{A0}%"),
    StyleRow(-0.101...0.102, .range(.percent.sign(.never)), "10% – 10%", "10-10\u{A0}%"),
    StyleRow(0.101...0.102, .range(.percent), "~10%", "~10\u{A0}%"),
    StyleRow(5...10, .range(.measure(.kilometer)), "5–10 km", "5-10 km"),
    StyleRow(70...70, .range(.mass(.kilograms)), "70.0 kg", "70,0 kg"),
    StyleRow(70.01...70.02, .range(.mass(.kilograms)), "~70.0 kg", "~70,0 kg"),
    StyleRow(-1...1, .range(.number), "-1 – 1", "-1 - 1"),
    StyleRow(
      70...72.5,
      .range(.mass(.stonesAndPounds)),
      "11 st, 0.3 lb – 11 st, 5.8 lb",
      "11 st y 0,3 lb - 11 st y 5,8 lb"
    ),
    StyleRow(
      70...70.0001,
      .range(.mass(.stonesAndPounds)),
      "~11 st, 0.3 lb",
      "~11 st y 0,3 lb"
    ),
    StyleRow(70...70, .range(.mass(.stonesAndPounds)), "11 st, 0.3 lb", "11 st y 0,3 lb"),
    StyleRow(70...72.5, .range(.mass()), "154.3–159.8 lb", "70,0-72,5 kg"),
    StyleRow(
      5.5...6,
      .range(.measure(.footAndInch)),
      "5 ft, 6 in – 6 ft, 0 in",
      "5 ft y 6 in - 6 ft y 0 in"
    ),
  ])
  func `format two numbers`(row: StyleRow) {
    row.expectTexts()
  }

  @Test func `format every range, including extreme ones`() {
    let ends: [Double] = edgeNumbers.filter { !$0.isNaN }.sorted()
    for (first, last) in zip(ends, ends.dropFirst()) {
      for style in [
        RangeStyle.range(.number), .range(.mass()), .range(.mass(.stonesAndPounds)),
        .range(.measure(.footAndInch)), .range(.compact()), .range(.scientific()),
      ] {
        #expect(!style.format(first...last, locale: FormatLocale("en_GB")).isEmpty)
      }
    }
  }
}
