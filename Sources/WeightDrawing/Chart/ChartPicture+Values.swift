extension ChartPicture {
  /// Adds the masses that stand beside their lines: the trend now, and the goal.
  func addValues(to scene: inout Scene) {
    var taken =
      goalHeight.map { height in
        [Rectangle(left: frame.left, top: height - 1, right: frame.right, bottom: height + 1)]
      } ?? []
    if let end = chart.trend.count > 1 ? chart.trend.last : chart.weighIns.last {
      let ink: Ink = chart.trend.count > 1 ? .trend : .text
      add(
        labels.text(of: end.kilograms),
        TextStyle(ink, size: ChartMeasures.value, isBold: true, hasHalo: true),
        candidates: around(place(end)),
        besides: &taken,
        to: &scene
      )
    }
    if let height = goalHeight, let goal = chart.goal {
      add(
        labels.text(of: goal),
        TextStyle(.goal, size: ChartMeasures.small, isBold: true, hasHalo: true),
        candidates: along(height),
        besides: &taken,
        to: &scene
      )
    }
  }

  /// Adds a text at that of some places where it covers least.
  private func add(
    _ text: String,
    _ style: TextStyle,
    candidates: [(place: Point, anchor: TextStyle.Anchor)],
    besides taken: inout [Rectangle],
    to scene: inout Scene
  ) {
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
    guard let best = costs.indices.min(by: { costs[$0] < costs[$1] }) else { return }
    taken.append(boxes[best])
    let chosen = TextStyle(
      style.ink,
      size: style.size,
      isBold: style.isBold,
      anchor: candidates[best].anchor,
      hasHalo: style.hasHalo
    )
    scene.add(.text(text, candidates[best].place, chosen))
  }

  /// What a text should not cover.
  private var obstacles: [Point] {
    let forecast = chart.forecast.flatMap { interval in
      [interval.low, interval.middle, interval.high]
        .map { ChartPoint(day: Double(interval.day), kilograms: $0) }
    }
    return (shownWeighIns + chart.trend + forecast).map(place)
  }

  /// Places above and below a point, on its right and on its left, then farther away.
  private func around(_ point: Point) -> [(Point, TextStyle.Anchor)] {
    [
      (Point(point.x + 8, point.y - 10), .start), (Point(point.x + 8, point.y + 20), .start),
      (Point(point.x - 8, point.y - 10), .end), (Point(point.x - 8, point.y + 20), .end),
      (Point(frame.right, point.y - 30), .end), (Point(frame.right, point.y + 40), .end),
      (Point(frame.right, point.y - 50), .end), (Point(frame.right, point.y + 60), .end),
    ]
  }

  /// Places above and below a line, at its right end and at its left.
  private func along(_ height: Double) -> [(Point, TextStyle.Anchor)] {
    [
      (Point(frame.right, height - 7), .end), (Point(frame.right, height + 15), .end),
      (Point(frame.left + 4, height - 7), .start), (Point(frame.left + 4, height + 15), .start),
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
