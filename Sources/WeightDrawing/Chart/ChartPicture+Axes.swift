import WeightCore

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

  /// The words of a day, around its place unless the axis ends too near.
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
      scene.add(.line(middle, ChartStrokes.goal))
    case .band:
      scene.add(.polygon(box.corners, ChartStrokes.band))
    }
    scene.add(
      .text(item.text, Point(right + 8, height), TextStyle(.text, size: ChartMeasures.small))
    )
  }
}

extension Rectangle {
  /// The corners, around the rectangle.
  fileprivate var corners: [Point] {
    [Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)]
  }
}
