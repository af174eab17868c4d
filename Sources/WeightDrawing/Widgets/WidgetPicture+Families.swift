import WeightCore

extension WidgetPicture {
  func addSmall(_ weight: WidgetFace.Weight, to scene: inout Scene) {
    addColumn(weight, width: scene.size.width - 2 * margin, hasWeek: true, &scene)
  }

  /// Draws the weight, what it has done, and maybe the week under each other.
  private func addColumn(
    _ weight: WidgetFace.Weight,
    width: Double,
    hasWeek: Bool,
    _ scene: inout Scene
  ) {
    let right = margin + width
    addHeading(weight, from: margin, to: right, baseline: 30, &scene)
    let week = hasWeek ? face.week : nil
    // Without the week the weight stands in the middle of what is left.
    let baseline = week == nil ? 98.0 : 76
    scene.add(weight.figures, at: Point(margin, baseline), largest: 40, width: width)
    addChange(weight, at: Point(margin, baseline + 26), width: width, &scene)
    guard let week else { return }
    let frame = Rectangle(left: margin, top: 114, right: right, bottom: 154)
    addWeek(week, in: frame, dots: 0, &scene)
  }

  func addMedium(_ weight: WidgetFace.Weight, to scene: inout Scene) {
    let right = scene.size.width - margin
    let middle = right - 68
    addColumn(weight, width: 152, hasWeek: face.goal != nil, &scene)
    if let goal = face.goal {
      addRing(goal, around: Point(middle, 68), radius: 42, &scene)
      let style = TextStyle(.text, size: 12, isBold: true, anchor: .middle)
      scene.add(goal.name, at: Point(middle, 137), style, width: 136)
      let quiet = TextStyle(.quiet, size: 12, anchor: .middle)
      scene.add(goal.remaining, at: Point(middle, 153), quiet, width: 136)
    } else if let week = face.week {
      let frame = Rectangle(left: right - 148, top: 24, right: right, bottom: 138)
      addWeek(week, in: frame, dots: 2.5, &scene)
      addDays(of: week, in: frame, &scene)
    } else {
      addAside(face.goalNotice, around: Point(middle, 76), width: 136, &scene)
    }
  }

  func addLarge(_ weight: WidgetFace.Weight, to scene: inout Scene) {
    let right = scene.size.width - margin
    let full = right - margin
    addHeading(weight, from: margin, to: right, baseline: 36, &scene)
    let room = face.goal == nil ? full : full - 100
    scene.add(weight.figures, at: Point(margin, 88), largest: 50, width: room)
    addChange(weight, at: Point(margin, 116), size: 14, width: room, &scene)
    if let goal = face.goal {
      addRing(goal, around: Point(right - 36, 88), radius: 34, &scene)
      let name = TextStyle(.text, size: 13, isBold: true)
      scene.add(goal.name, at: Point(margin, 146), name, width: full * 0.55)
      let remaining = TextStyle(.quiet, size: 13, anchor: .end)
      scene.add(goal.remaining, at: Point(right, 146), remaining, width: full * 0.42)
    } else {
      scene.add(face.goalNotice, at: Point(margin, 146), TextStyle(.quiet, size: 13), width: full)
    }
    addRule(160, &scene)
    addLabelledWeek(from: margin, to: right, &scene)
    addRule(292, &scene)
    addRows(from: margin, to: right, &scene)
  }

  private func addLabelledWeek(from left: Double, to right: Double, _ scene: inout Scene) {
    guard let week = face.week else {
      addAside(face.weekNotice, around: Point((left + right) / 2, 226), width: 240, &scene)
      return
    }
    let style = TextStyle(.quiet, size: 11, anchor: .end)
    let widest = [week.least, week.greatest].map { TextExtent.width(of: $0, size: 11) }.max() ?? 0
    let frame = Rectangle(left: left, top: 172, right: right - widest - 10, bottom: 264)
    addWeek(week, in: frame, dots: 2.5, &scene)
    addDays(of: week, in: frame, &scene)
    let heights = week.places(in: frame, inset: .days).map(\.y)
    guard let top = heights.min(), let bottom = heights.max() else { return }
    let middle = (top + bottom) / 2
    let isFlat = week.least == week.greatest
    // Labels of heights that are nearly the same stand above and below them.
    let half = isFlat ? 0 : max((bottom - top) / 2, 8)
    scene.add(.text(week.greatest, Point(right, middle - half + 4), style))
    if !isFlat { scene.add(.text(week.least, Point(right, middle + half + 4), style)) }
  }

  private func addRows(from left: Double, to right: Double, _ scene: inout Scene) {
    for (index, row) in face.rows.prefix(3).enumerated() {
      let height = 316 + Double(index) * 23
      let date = TextStyle(.quiet, size: 13)
      scene.add(row.date, at: Point(left, height), date, width: 160)
      let weight = TextStyle(.text, size: 13, isBold: true, anchor: .end)
      scene.add(row.weight, at: Point(right, height), weight, width: 150)
    }
  }

  private func addRule(_ height: Double, _ scene: inout Scene) {
    let ends = [Point(margin, height), Point(scene.size.width - margin, height)]
    scene.add(.line(ends, Stroke(.grid, width: 1)))
  }

  /// Draws words in the place of a shape, around a point.
  private func addAside(_ words: String, around middle: Point, width: Double, _ scene: inout Scene)
  {
    let style = TextStyle(.quiet, size: 12, anchor: .middle)
    let lines = TextLines.lines(of: words, size: 12, width: width).count
    let top = middle.y - Double(min(lines, 4) - 1) * 8 + 4
    scene.add(lines: words, at: Point(middle.x, top), style, width: width, most: 4)
  }

  func addCircular(_ weight: WidgetFace.Weight, to scene: inout Scene) {
    let middle = Point(38, 38)
    if let goal = face.goal { scene.addRing(goal.fraction, around: middle, radius: 33, width: 5) }
    guard weight.figures.count == 1, let figure = weight.figures.first else {
      for (index, figure) in weight.figures.prefix(2).enumerated() {
        let place = Point(38, 36 + Double(index) * 17)
        scene.add([figure], at: place, .middle, largest: 17, width: index == 0 ? 42 : 46)
      }
      return
    }
    let style = TextStyle(.text, size: 20, isBold: true, anchor: .middle)
    scene.add(figure.number, at: Point(38, 43), style, width: 52)
    scene.add(
      .text(figure.unit, Point(38, 56), TextStyle(.quiet, size: 11, isBold: true, anchor: .middle))
    )
  }

  func addRectangular(_ weight: WidgetFace.Weight, to scene: inout Scene) {
    let room = scene.size.width - 2 * margin - (face.week == nil ? 0 : 58)
    scene.add(
      face.title,
      at: Point(margin, 24),
      TextStyle(.trend, size: 11, isBold: true),
      width: room
    )
    let baseline = weight.direction == .unknown ? 54.0 : 46
    scene.add(weight.figures, at: Point(margin, baseline), largest: 23, width: room)
    addChange(weight, at: Point(margin, 63), size: 11, width: room, &scene)
    guard let week = face.week else { return }
    let right = scene.size.width - margin + 2
    let frame = Rectangle(left: right - 54, top: 16, right: right, bottom: 60)
    addWeek(week, in: frame, dots: 0, &scene)
  }
}
