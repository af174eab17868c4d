import Localization
package import WeightCore
package import WeightDrawing

/// The words of a chart in the language and the unit of a person.
package struct ChartWords: ChartLabels {
  /// What is said in place of a chart without weigh-ins.
  package let invitation: String
  /// Where the weeks of the axis begin.
  package let week: WeekRule

  let chart: WeightChart
  let locale: UserLocale
  let formats: FormatLocale
  package let unit: WeightUnit

  /// Creates the words of a chart.
  ///
  /// - Parameters:
  ///   - chart: What is shown.
  ///   - notation: How the person reads weights.
  ///   - week: Where the weeks of the person begin.
  ///   - invitation: What is said if nothing is shown.
  package init(
    _ chart: WeightChart,
    notation: MassNotation,
    week: WeekRule,
    invitation: String
  ) {
    self.chart = chart
    self.week = week
    self.invitation = invitation
    locale = notation.locale
    formats = notation.formats
    unit = notation.unit
  }

  /// What is shown.
  package var title: String {
    String(localized: "Weight", locale: locale, comment: "Heading: what was weighed")
  }

  /// The days of the weigh-ins, from the first to the last.
  package var period: String {
    guard let first = chart.weighIns.first, let last = chart.weighIns.last else { return "" }
    return PeriodFormat().format(Int(first.day)...Int(last.day), locale: formats)
  }

  /// Returns the words for a mass of the axis: "72 kg", "11 st", "11 st, 7 lb".
  package func text(ofTick mass: Mass) -> String {
    guard unit == .stone, mass.micrograms.isMultiple(of: WeightUnit.stone.micrograms) else {
      return MassFormat(unit: unit, digits: .atMostOne).format(mass, locale: formats)
    }
    return MassStyle.mass(.stones, fractionDigits: 0)
      .format(mass.value(in: .kilogram), locale: formats)
  }

  /// Returns the words for a day of the axis; a year stands in the place of its January.
  package func text(ofTick day: CalendarDay, step: DayStep) -> String {
    let skeleton =
      switch step {
      case .days, .weeks: "MMMd"
      case .months: day.month == 1 ? "y" : "MMM"
      case .years: "y"
      }
    return DayFormat(skeleton: skeleton).format(day, locale: formats)
  }

  /// Returns a mass in kilograms as weights are shown.
  package func text(of kilograms: Double) -> String {
    MassStyle.kilograms(shownIn: unit).format(kilograms, locale: formats)
  }

  /// Returns how many columns of a terminal a text takes.
  package func columns(of text: String) -> Int { text.displayWidth }
}
