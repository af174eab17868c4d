import WeightCore

@testable import WeightPresentation

/// Labels without a language, with characters that XML reserves.
struct PlainLabels: ChartLabels {
  var unit = WeightUnit.kilogram
  var week = WeekDefinition(first: .monday)
  let title = "Weight <now> & \"then\""
  let period = "from … to"
  let summary = "What there is to see\u{0}."
  let invitation = "Nothing yet: w8 log 72.5 & so on"

  func text(ofTick mass: Mass) -> String { text(of: mass.value(in: .kilogram)) }

  func text(ofTick day: CalendarDay, step: DayStep) -> String {
    switch step {
    case .days, .weeks: "\(day.month)/\(day.day)"
    case .months: "m\(day.month)"
    case .years: "\(day.year)"
    }
  }

  func text(of series: ChartSeries) -> String { "\(series)" }

  func text(of kilograms: Double) -> String { "\(Int(kilograms * 10)) hg" }

  func columns(of text: String) -> Int { text.count }
}
