/// The sizes and distances of a picture, in points.
enum ChartMeasures {
  static let margin = 24.0
  static let heading = 20.0
  static let value = 14.0
  static let small = 12.0
  static let legendRow = 20.0

  /// The height above the frame.
  static func top(_ size: Size) -> Double { 84 }

  /// The height below the frame: the days, and the rows of the legend.
  static func bottom(_ chart: WeightChart, _ labels: any ChartLabels, _ size: Size) -> Double {
    let rows = ChartLegend(chart, labels, width: size.width - 2 * margin).rows
    return 40 + Double(rows) * legendRow + 14
  }
}
