import WeightCore

/// Draws a chart as a picture.
package struct ChartPicture: Sendable {
  let chart: WeightChart
  let labels: any ChartLabels
  let size: Size
  let frame: Rectangle
  let x: LinearScale
  let y: LinearScale
  let ticks: [ChartTick]
  /// The edge beyond which the goal is, if it is outside of the frame.
  let edgeOfGoal: ChartEdge?

  /// The default size of a picture.
  package static let usualSize = Size(width: 800, height: 450)

  /// Lays out a chart.
  package init(_ chart: WeightChart, labels: any ChartLabels, size: Size = usualSize) {
    self.chart = chart
    self.labels = labels
    self.size = size
    let masses = chart.masses(unit: labels.unit)
    edgeOfGoal = chart.edgeOfGoal(in: masses)
    let top = ChartMeasures.top(size)
    let bottom = size.height - ChartMeasures.bottom(chart, labels, size)
    let height = max(bottom - top, 1)
    ticks = ChartTick.ticks(masses, labels, most: max(Int(height / 44), 2))
    let widest = ticks.map { TextExtent.width(of: $0.text, size: ChartMeasures.small) }.max() ?? 0
    let left = ChartMeasures.margin + widest + 10
    let right = max(size.width - ChartMeasures.margin, left + 1)
    frame = Rectangle(left: left, top: top, right: right, bottom: top + height)
    let days = Double(chart.days.lowerBound)...Double(chart.days.upperBound)
    // The first and the last symbol are not clipped by the edges.
    x = LinearScale(days, from: min(left + 8, right), to: max(right - 8, left))
    y = LinearScale(masses, from: frame.bottom, to: frame.top)
  }

  /// The chart as a scene; without data, a scene with the invitation.
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

  /// Returns the position of a mass, clamped to the frame.
  func place(day: Int, clamping kilograms: Double) -> Point {
    Point(
      x.place(of: Double(day)),
      min(max(y.place(of: kilograms), frame.top), frame.bottom)
    )
  }

  /// The weigh-ins that are far enough apart to be visible.
  var shownWeighIns: [ChartPoint] {
    ColumnSampling(days: chart.days, columns: Int(frame.width / 2)).extremes(of: chart.weighIns)
  }
}

// MARK: - Series

extension ChartPicture {
  func addRanges(to scene: inout Scene) {
    scene.addRange(outline(of: chart.band), ChartStrokes.band)
    scene.addRange(outline(of: chart.forecast), ChartStrokes.forecastInterval)
  }

  /// Returns the upper limits from left to right, then the lower limits from right to left.
  private func outline(of intervals: [ChartInterval]) -> [Point] {
    intervals.map { place(day: $0.day, clamping: $0.high) }
      + intervals.reversed().map { place(day: $0.day, clamping: $0.low) }
  }

  func addWeighIns(to scene: inout Scene) {
    let shown = shownWeighIns
    let room = frame.width / Double(max(shown.count, 1))
    let radius = max(min(room / 2.4, 4), 1.25)
    let opacity = radius > 2 ? 1 : 0.7
    scene.add(.dots(shown.map(place), radius: radius, Fill(.weighIn, opacity: opacity)))
  }

  func addTrend(to scene: inout Scene) {
    let ahead = chart.forecast.map { place(ChartPoint(day: Double($0.day), kilograms: $0.middle)) }
    let inside = ahead.filter { (frame.top...frame.bottom).contains($0.y) }
    if inside.count > 1 { scene.add(.line(inside, ChartStrokes.forecast)) }
    guard chart.trend.count > 1 else { return }
    let sampling = ColumnSampling(days: chart.days, columns: Int(frame.width))
    for segment in chart.trendSegments {
      scene.add(.curve(sampling.means(of: segment).map(place), ChartStrokes.trend))
    }
    if let end = chart.trend.last {
      scene.add(.dots([place(end)], radius: 5, Fill(.trend)))
    }
  }
}

extension Scene {
  fileprivate mutating func addRange(_ outline: [Point], _ fill: Fill) {
    if outline.count > 2 { add(.polygon(outline, fill)) }
  }
}

// MARK: - Axes

extension ChartPicture {
  func addHeading(to scene: inout Scene) {
    let left = ChartMeasures.margin
    scene.add(
      .text(
        labels.title,
        Point(left, 40),
        TextStyle(.text, size: ChartMeasures.heading, isBold: true)
      )
    )
    guard !chart.isEmpty else { return }
    scene.add(.text(labels.period, Point(left, 60), TextStyle(.quiet, size: 13)))
  }

  func addInvitation(to scene: inout Scene) {
    let style = TextStyle(.quiet, size: 15, anchor: .middle)
    let lines = TextLines.lines(
      of: labels.invitation,
      size: style.size,
      width: size.width - 4 * ChartMeasures.margin
    )
    let top = size.height / 2 - Double(lines.count - 1) * 11
    for (index, line) in lines.enumerated() {
      scene.add(.text(line, Point(size.width / 2, top + Double(index) * 22), style))
    }
  }

  func addAxes(to scene: inout Scene) {
    let grid = Stroke(.grid, width: 1)
    let style = TextStyle(.quiet, size: ChartMeasures.small, anchor: .end)
    for tick in ticks {
      let height = y.place(of: tick.kilograms)
      scene.add(.line([Point(frame.left, height), Point(frame.right, height)], grid))
      scene.add(.text(tick.text, Point(frame.left - 10, height + 4), style))
    }
    let edge = Stroke(.quiet, width: 1)
    scene.add(
      .line([Point(frame.left, frame.bottom), Point(frame.right, frame.bottom)], edge)
    )
    for label in dayLabels {
      scene.add(
        .line([Point(label.place, frame.bottom), Point(label.place, frame.bottom + 5)], edge)
      )
      scene.add(words(of: label))
    }
  }

  /// Returns the label of a day, centered unless it is too close to an end of the axis.
  private func words(of label: DayAxis.Label) -> SceneElement {
    let end = label.start + label.length
    let (place, anchor): (Double, TextStyle.Anchor) =
      if label.start > label.place - label.length / 2 + 0.5 {
        (label.start, .start)
      } else if end < label.place + label.length / 2 - 0.5 {
        (end, .end)
      } else {
        (label.place, .middle)
      }
    let style = TextStyle(.quiet, size: ChartMeasures.small, anchor: anchor)
    return .text(label.text, Point(place, frame.bottom + 20), style)
  }

  private var dayLabels: [DayAxis.Label] {
    DayAxis(
      days: chart.days,
      week: labels.week,
      extent: (frame.left - 20)...(frame.right + 8),
      gap: 18,
      scale: x,
      text: labels.text(ofTick:step:),
      length: { TextExtent.width(of: $0, size: ChartMeasures.small) }
    )
    .labels
  }

  func addLegend(_ item: ChartLegend.Item, to scene: inout Scene) {
    let left = ChartMeasures.margin + item.left
    let height = frame.bottom + 50 + Double(item.row) * ChartMeasures.legendRow
    let right = left + ChartLegend.markWidth
    let middle = [Point(left, height - 4), Point(right, height - 4)]
    let box = Rectangle(left: left, top: height - 10, right: right, bottom: height + 2)
    switch item.series {
    case .weighIns:
      scene.add(.dots([Point((left + right) / 2, height - 4)], radius: 4, Fill(.weighIn)))
    case .trend:
      scene.add(.line(middle, ChartStrokes.trend))
    case .forecast:
      scene.add(.polygon(box.corners, ChartStrokes.forecastInterval))
      scene.add(.line(middle, ChartStrokes.forecast))
    case .goal:
      scene.add(
        edgeOfGoal.map { arrow(to: $0, Point((left + right) / 2, height - 4)) }
          ?? .line(middle, ChartStrokes.goal)
      )
    case .band:
      scene.add(.polygon(box.corners, ChartStrokes.band))
    }
    scene.add(
      .text(item.text, Point(right + 8, height), TextStyle(.text, size: ChartMeasures.small))
    )
  }
}

extension Rectangle {
  /// The corners of the rectangle, in order.
  fileprivate var corners: [Point] {
    [Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)]
  }
}

// MARK: - Values

extension ChartPicture {
  /// Adds the labels of the lines: the current trend and the goal.
  func addValues(to scene: inout Scene) {
    var taken =
      goalHeight.map { height in
        [Rectangle(left: frame.left, top: height - 1, right: frame.right, bottom: height + 1)]
      } ?? []
    if let end = chart.trend.count > 1 ? chart.trend.last : chart.weighIns.last {
      let ink: ColorRole = chart.trend.count > 1 ? .trend : .text
      add(
        labels.text(of: end.kilograms),
        TextStyle(ink, size: ChartMeasures.value, isBold: true, hasHalo: true),
        candidates: around(place(end)),
        avoiding: &taken,
        to: &scene
      )
    }
    addGoal(avoiding: &taken, to: &scene)
  }

  /// Adds a text at the position at which it covers the fewest obstacles.
  ///
  /// - Returns: The chosen position.
  @discardableResult
  func add(
    _ text: String,
    _ style: TextStyle,
    candidates: [(place: Point, anchor: TextStyle.Anchor)],
    avoiding taken: inout [Rectangle],
    to scene: inout Scene
  ) -> (place: Point, anchor: TextStyle.Anchor)? {
    let width = TextExtent.width(of: text, size: style.size, isBold: style.isBold)
    let obstacles = self.obstacles
    let boxes = candidates.map { candidate in
      let left = candidate.anchor == .end ? candidate.place.x - width : candidate.place.x
      return Rectangle(
        left: left,
        top: candidate.place.y - style.size,
        right: left + width,
        bottom: candidate.place.y + 3
      )
    }
    let costs = boxes.map { box in
      obstacles.count { box.contains($0) } + 100 * taken.count { $0.meets(box) }
        + (box.left < frame.left || box.right > size.width - 4 ? 1_000 : 0)
        + (box.top < frame.top - 14 || box.bottom > frame.bottom ? 1_000 : 0)
    }
    guard let best = costs.indices.min(by: { costs[$0] < costs[$1] }) else { return nil }
    taken.append(boxes[best])
    let chosen = TextStyle(
      style.ink,
      size: style.size,
      isBold: style.isBold,
      anchor: candidates[best].anchor,
      hasHalo: style.hasHalo
    )
    scene.add(.text(text, candidates[best].place, chosen))
    return candidates[best]
  }

  /// The points that a text should not cover.
  private var obstacles: [Point] {
    let forecast = chart.forecast.flatMap { interval in
      [interval.low, interval.middle, interval.high]
        .map { ChartPoint(day: Double(interval.day), kilograms: $0) }
    }
    return (shownWeighIns + chart.trend + forecast).map(place)
  }

  /// Returns positions around a point: above and below, right and left, then farther away.
  private func around(_ point: Point) -> [(Point, TextStyle.Anchor)] {
    [
      (Point(point.x + 8, point.y - 10), .start), (Point(point.x + 8, point.y + 20), .start),
      (Point(point.x - 8, point.y - 10), .end), (Point(point.x - 8, point.y + 20), .end),
      (Point(frame.right, point.y - 30), .end), (Point(frame.right, point.y + 40), .end),
      (Point(frame.right, point.y - 50), .end), (Point(frame.right, point.y + 60), .end),
    ]
  }
}

extension Rectangle {
  fileprivate func contains(_ point: Point) -> Bool {
    (left...right).contains(point.x) && (top...bottom).contains(point.y)
  }

  fileprivate func meets(_ other: Rectangle) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}

/// The legend of a picture.
struct ChartLegend {
  struct Item {
    let series: ChartSeries
    let text: String
    /// The position of the symbol, from the left edge of the legend.
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

/// The sizes and distances of a picture, in points.
enum ChartMeasures {
  static let margin = 24.0
  static let heading = 20.0
  static let value = 14.0
  static let small = 12.0
  static let legendRow = 20.0

  /// Returns the height above the frame.
  static func top(_ size: Size) -> Double { 84 }

  /// Returns the height below the frame, for the days and the rows of the legend.
  static func bottom(_ chart: WeightChart, _ labels: any ChartLabels, _ size: Size) -> Double {
    let rows = ChartLegend(chart, labels, width: size.width - 2 * margin).rows
    return 40 + Double(rows) * legendRow + 14
  }
}

/// The fills and strokes of the series, in the frame and in the legend.
enum ChartStrokes {
  static let trend = Stroke(.trend, width: 2.5)
  static let forecast = Stroke(.trend, width: 2, dashes: [0.1, 5])
  static let forecastInterval = Fill(.trend, fading: 0.22, to: 0.02)
  static let goal = Stroke(.goal, width: 1.5, dashes: [7, 5])
  static let band = Fill(.band, opacity: 0.18)
}
