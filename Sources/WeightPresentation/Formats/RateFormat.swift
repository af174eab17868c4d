package import Localization
package import WeightCore

/// A format of kilograms per week: "-0,35 kg/sem.", "+0.8 lb/w".
///
/// What rounds to nothing has no sign. Nobody changes by a stone in a week, so that where weights are
/// shown in stones, rates are shown in pounds.
package struct RateFormat: LocalizedFormat {
  private let unit: WeightUnit
  private let style: MeasureStyle

  /// Creates a format of rates of change beside weights in a unit.
  package init(unit: WeightUnit) {
    self.unit = unit == .kilogram ? .kilogram : .pound
    let (measure, digits) = unit == .kilogram ? (MeasureUnit.kilogram, 2) : (.pound, 1)
    // A tenth of a kilogram a week is too coarse: many people change by less.
    let number: NumberStyle = .number(fractionDigits: digits, sign: .exceptZero)
    style = .measure(measure.per(.week), number: number)
  }

  /// Returns the text of a rate in kilograms per week.
  package func format(_ value: Double, locale: FormatLocale) -> String {
    style.format(
      value * Double(WeightUnit.kilogram.micrograms) / Double(unit.micrograms),
      locale: locale
    )
  }
}
