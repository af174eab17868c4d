/// The signs of the series on a terminal.
enum TerminalMarks {
  static let weighIn: Character = "●"
  static let weighInAmongMany: Character = "·"
  static let goal: Character = "┄"
  static let band: Character = "░"

  /// The sign that stands in the legend.
  static func legend(_ series: ChartSeries, isDense: Bool) -> String {
    switch series {
    case .weighIns: String(isDense ? weighInAmongMany : weighIn)
    case .trend: "⠶⠶⠶"
    case .forecast: "⠂⠂⠂"
    case .goal: "┄┄┄"
    case .band: "░░░"
    }
  }

  static func ink(of series: ChartSeries) -> Ink {
    switch series {
    case .weighIns: .weighIn
    case .trend, .forecast: .trend
    case .goal: .goal
    case .band: .band
    }
  }
}
