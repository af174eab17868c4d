import Localization

private let widths: KeyValuePairs<String, UnitWidth> = [
  "narrow": .narrow, "short": .short, "short": .short, "full": .full,
]
private let massUnits: KeyValuePairs<String, MassUnit?> = [
  "person": nil, "person": nil, "person": nil, "kilogram": .kilograms, "kilogram": .kilograms,
  "gram": .grams, "pound": .pounds, "ounce": .ounces, "stone": .stones,
  "stone-and-pound": .stonesAndPounds,
]
private let massSigns: KeyValuePairs<String, NumberStyle.SignStyle> = [
  "automatic": .automatic, "automatic": .automatic, "always": .always, "never": .never,
  "exceptZero": .exceptZero, "negative": .negative,
]
private let units: [MeasureUnit] = [
  .kilometer, .meter, .centimeter, .mile, .foot, .inch, .kilogram, .gram, .metricTon, .pound,
  .ounce,
  .stone, .second, .minute, .hour, .day, .week, .month, .year, .celsius, .fahrenheit, .liter,
  .milliliter, .squareMeter, .hectare, .kilometerPerHour, .milePerHour, .kilocalorie, .kilowattHour,
  .byte, .megabyte, .kilogramPerSquareMeter, .kilogramPerWeek, .millimeterOfMercury,
  MeasureUnit.kilogram.per(.month), MeasureUnit.gram.per(.liter), MeasureUnit.pound.per(.week),
  MeasureUnit.kilocalorie.per(.day), "cubic-centimeter", "liter-per-100-kilometer", "percent",
  "karat", "permillion", "light-year", "horsepower", "volt",
  "milligram-ofglucose-per-deciliter",
]
private let mixedUnits: [MeasureUnit] = [
  .footAndInch, "stone-and-pound", "hour-and-minute", "day-and-hour", "degree-and-arc-minute",
]

/// Writes masses in one style and locale.
func massCases(_ writer: inout CaseWriter) {
  let (unit, width) = (writer.pick(named: massUnits), writer.pick(named: widths))
  let (sign, digits) = (writer.pick(named: massSigns), writer.pick([0, 1, 1, 1, 2, 3]))
  let locale = writer.pick(locales)
  let style = MassStyle.mass(unit.1, fractionDigits: digits, width: width.1, sign: sign.1)
  for _ in 0..<40 {
    let value = writer.kilograms()
    let fields = [unit.0, "\(digits)", width.0, sign.0, "\(value)"]
    writer.write("mass", locale, fields, style.format(value, locale: FormatLocale(locale)))
  }
}

/// Writes numbers of one unit in one locale.
func measureCases(_ writer: inout CaseWriter) {
  let unit = writer.chance(0.85) ? writer.pick(units) : writer.pick(mixedUnits)
  let (number, width) = (writer.numberStyle(), writer.pick(named: widths))
  // A percentage is its own unit.
  guard number.fields[0] != "percent" else { return }
  let locale = writer.pick(locales)
  let style = MeasureStyle.measure(unit, width: width.1, number: number.style)
  for _ in 0..<40 {
    let value = writer.decimal(greatest: 1e12)
    let fields = [unit.identifier, width.0] + number.fields + ["\(value)"]
    writer.write("measure", locale, fields, style.format(value, locale: FormatLocale(locale)))
  }
}

/// Writes ranges of numbers, masses or measures.
func rangeCases(_ writer: inout CaseWriter) {
  let (number, width, locale) = (
    writer.numberStyle(), writer.pick(named: widths), writer.pick(locales)
  )
  var (style, fields) = (RangeStyle.range(number.style), ["", "short"] + number.fields)
  switch writer.number(0...3) {
  case 0: break
  case 1 where number.fields[0] != "percent":
    let unit = writer.pick(units)
    style = .range(.measure(unit, width: width.1, number: number.style))
    fields = [unit.identifier, width.0] + number.fields
  default:
    // Kilograms are formatted without a unit conversion.
    let digits = writer.number(0...2)
    style = .range(.mass(.kilograms, fractionDigits: digits, width: width.1))
    let precision = "fraction:\(digits)-\(digits)"
    fields = ["kilogram", width.0, "decimal", precision, "automatic", "automatic", "halfEven"]
  }
  for _ in 0..<40 {
    let first = writer.decimal()
    let last = writer.chance(0.1) ? first : first + abs(writer.decimal(greatest: 1e4))
    let text = style.format(first...last, locale: FormatLocale(locale))
    writer.write("range", locale, fields + ["\(first)", "\(last)"], text)
  }
}
