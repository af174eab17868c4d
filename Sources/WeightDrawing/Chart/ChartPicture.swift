/// Draws a chart as a picture.
package struct ChartPicture: Sendable {
  let chart: WeightChart
  let labels: any ChartLabels
  let size: Size
  let frame: Rectangle
  let x: LinearScale
  let y: LinearScale
  let ticks: [ChartTick]

  /// The size that a picture has unless another is asked for.
  package static let usualSize = Size(width: 800, height: 450)

  /// Lays out a chart.
  package init(_ chart: WeightChart, labels: any ChartLabels, size: Size = usualSize) {
    self.chart = chart
    self.labels = labels
    self.size = size
    let masses = chart.masses(unit: labels.unit)
    let top = ChartMeasures.top(size)
    let bottom = size.height - ChartMeasures.bottom(chart, labels, size)
    let height = max(bottom - top, 1)
    ticks = ChartTick.ticks(masses, labels, most: max(Int(height / 44), 2))
    let widest = ticks.map { TextExtent.width(of: $0.text, size: ChartMeasures.small) }.max() ?? 0
    let left = ChartMeasures.margin + widest + 10
    let right = max(size.width - ChartMeasures.margin, left + 1)
    frame = Rectangle(left: left, top: top, right: right, bottom: top + height)
    let days = Double(chart.days.lowerBound)...Double(chart.days.upperBound)
    // The first and the last mark are not cut by the edges.
    x = LinearScale(days, from: min(left + 8, right), to: max(right - 8, left))
    y = LinearScale(masses, from: frame.bottom, to: frame.top)
  }

  /// The chart as a scene, or a scene with the invitation if there is nothing to show.
  package var scene: Scene {
    var scene = Scene(
      size: size,
      title: labels.title,
      description: chart.isEmpty ? labels.invitation : labels.summary
    )
    addHeading(to: &scene)
    guard !chart.isEmpty else {
      addInvitation(to: &scene)
      return scene
    }
    addAxes(to: &scene)
    addRanges(to: &scene)
    addGoalLine(to: &scene)
    addWeighIns(to: &scene)
    addTrend(to: &scene)
    addValues(to: &scene)
    for item in ChartLegend(chart, labels, width: size.width - 2 * ChartMeasures.margin).items {
      addLegend(item, to: &scene)
    }
    return scene
  }

  func place(_ point: ChartPoint) -> Point {
    Point(x.place(of: point.day), y.place(of: point.kilograms))
  }

  /// Places a mass, at the edge of the frame if it lies outside.
  func place(day: Int, clamping kilograms: Double) -> Point {
    Point(
      x.place(of: Double(day)),
      min(max(y.place(of: kilograms), frame.top), frame.bottom)
    )
  }

  /// The weigh-ins that can be told apart, as many as there is room for.
  var shownWeighIns: [ChartPoint] {
    ColumnSampling(days: chart.days, columns: Int(frame.width / 2)).extremes(of: chart.weighIns)
  }
}
