package import WeightCore

/// The words of a chart, in the language of a person.
package protocol ChartLabels: Sendable {
  /// The unit in which the masses of the axis are round.
  var unit: WeightUnit { get }
  /// Where the weeks of the axis begin.
  var week: WeekRule { get }
  /// What is shown: "Weight".
  var title: String { get }
  /// From when to when: "1 – 14 Nov 2026".
  var period: String { get }
  /// What there is to see, in sentences for those who do not see it.
  var summary: String { get }
  /// What is said in place of a chart without weigh-ins.
  var invitation: String { get }

  /// Returns the words for a mass of the axis.
  func text(ofTick mass: Mass) -> String
  /// Returns the words for a day of the axis.
  func text(ofTick day: CalendarDay, step: DayStep) -> String
  /// Returns the words for a series in the legend.
  func text(of series: ChartSeries) -> String
  /// Returns the mass in kilograms that stands beside a line.
  func text(of kilograms: Double) -> String
  /// Returns how many columns of a terminal a text takes.
  func columns(of text: String) -> Int
}
