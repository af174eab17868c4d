/// The legend of a picture: what stands where.
struct ChartLegend {
  struct Item {
    let series: ChartSeries
    let text: String
    /// The place of its mark, from the left of the legend.
    let left: Double
    let row: Int
  }

  static let markWidth = 26.0

  private(set) var items: [Item] = []
  private(set) var rows = 0

  init(_ chart: WeightChart, _ labels: any ChartLabels, width: Double) {
    var left = 0.0
    rows = chart.isEmpty ? 0 : 1
    for series in chart.series {
      let text = labels.text(of: series)
      let length = Self.markWidth + 8 + TextExtent.width(of: text, size: ChartMeasures.small)
      if left > 0, left + length > width {
        rows += 1
        left = 0
      }
      items.append(Item(series: series, text: text, left: left, row: rows - 1))
      left += length + 20
    }
  }
}
