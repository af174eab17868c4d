extension ChartPicture {
  func addRanges(to scene: inout Scene) {
    scene.addRange(outline(of: chart.band), ChartStrokes.band)
    scene.addRange(outline(of: chart.forecast), ChartStrokes.forecastInterval)
  }

  /// The upper limits to the right, then the lower ones back to the left.
  private func outline(of intervals: [ChartInterval]) -> [Point] {
    intervals.map { place(day: $0.day, clamping: $0.high) }
      + intervals.reversed().map { place(day: $0.day, clamping: $0.low) }
  }

  func addGoalLine(to scene: inout Scene) {
    guard let height = goalHeight else { return }
    scene.add(.line([Point(frame.left, height), Point(frame.right, height)], ChartStrokes.goal))
  }

  /// Where the goal is, or `nil` if there is none or it is outside of the frame.
  var goalHeight: Double? {
    guard let goal = chart.goal else { return nil }
    let height = y.place(of: goal)
    return (frame.top...frame.bottom).contains(height) ? height : nil
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
