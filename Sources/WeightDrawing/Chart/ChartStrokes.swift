/// How the series of a picture are drawn, in the frame and in the legend.
enum ChartStrokes {
  static let trend = Stroke(.trend, width: 2.5)
  static let forecast = Stroke(.trend, width: 2, dashes: [0.1, 5])
  static let forecastInterval = Fill(.trend, fading: 0.22, to: 0.02)
  static let goal = Stroke(.goal, width: 1.5, dashes: [7, 5])
  static let band = Fill(.band, opacity: 0.18)
}
