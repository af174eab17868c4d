package import WeightCore

/// Draws a widget.
///
/// The content stays within the margins even with the longest translations, because wide texts are
/// drawn smaller.
package struct WidgetPicture: Sendable {
  let face: WidgetModel
  let family: WidgetFamily

  /// Creates the picture of a widget in a family.
  package init(_ face: WidgetModel, _ family: WidgetFamily) {
    self.face = face
    self.family = family
  }

  /// The widget as a scene.
  package var scene: Scene {
    var scene = Scene(
      size: family.size,
      corner: family.corner,
      title: face.title,
      description: face.description
    )
    guard let weight = face.weight else {
      addNotice(to: &scene)
      return scene
    }
    switch family {
    case .small: addSmall(weight, to: &scene)
    case .medium: addMedium(weight, to: &scene)
    case .large: addLarge(weight, to: &scene)
    case .circular: addCircular(weight, to: &scene)
    case .rectangular: addRectangular(weight, to: &scene)
    }
    return scene
  }

  /// The distance of the content from the edges.
  var margin: Double {
    switch family {
    case .small, .medium: 16
    case .large: 20
    case .rectangular: 14
    case .circular: 6
    }
  }
}

// MARK: - Families

extension WidgetPicture {
  func addSmall(_ weight: WidgetModel.Weight, to scene: inout Scene) {
    addColumn(weight, width: scene.size.width - 2 * margin, hasWeek: true, &scene)
  }

  /// Draws the weight, its change and, optionally, the week below each other.
  private func addColumn(
    _ weight: WidgetModel.Weight,
    width: Double,
    hasWeek: Bool,
    _ scene: inout Scene
  ) {
    let right = margin + width
    addHeading(weight, from: margin, to: right, baseline: 30, &scene)
    let week = hasWeek ? face.week : nil
    // Without the week, the weight is vertically centered in the remaining space.
    let baseline = week == nil ? 98.0 : 76
    scene.add(weight.figures, at: Point(margin, baseline), largest: 40, width: width)
    addChange(weight, at: Point(margin, baseline + 26), width: width, &scene)
    guard let week else { return }
    let frame = Rectangle(left: margin, top: 114, right: right, bottom: 154)
    addWeek(week, in: frame, dots: 0, &scene)
  }

  func addMedium(_ weight: WidgetModel.Weight, to scene: inout Scene) {
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

  func addLarge(_ weight: WidgetModel.Weight, to scene: inout Scene) {
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
    // Labels of nearly equal heights are drawn above and below them.
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

  /// Draws a text in place of a shape, around a point.
  private func addAside(_ words: String, around middle: Point, width: Double, _ scene: inout Scene)
  {
    let style = TextStyle(.quiet, size: 12, anchor: .middle)
    let lines = TextLines.lines(of: words, size: 12, width: width).count
    let top = middle.y - Double(min(lines, 4) - 1) * 8 + 4
    scene.add(lines: words, at: Point(middle.x, top), style, width: width, most: 4)
  }

  func addCircular(_ weight: WidgetModel.Weight, to scene: inout Scene) {
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

  func addRectangular(_ weight: WidgetModel.Weight, to scene: inout Scene) {
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

// MARK: - Parts

extension WidgetPicture {
  /// Draws the title and the day at the top, between two edges.
  func addHeading(
    _ weight: WidgetModel.Weight,
    from left: Double,
    to right: Double,
    baseline: Double,
    _ scene: inout Scene
  ) {
    let style = TextStyle(.trend, size: 13, isBold: true)
    scene.add(.text(face.title, Point(left, baseline), style))
    let taken = TextExtent.width(of: face.title, size: 13, isBold: true) + 8
    scene.add(
      weight.date,
      at: Point(right, baseline),
      TextStyle(.quiet, size: 12, anchor: .end),
      width: right - left - taken
    )
  }

  /// Draws the direction and the amount of the change.
  func addChange(
    _ weight: WidgetModel.Weight,
    at place: Point,
    size: Double = 13,
    width: Double,
    _ scene: inout Scene
  ) {
    guard weight.direction != .unknown else { return }
    let mark = size * 0.8
    let left = place.x + mark + size * 0.5
    let room = width - (left - place.x)
    let change = TextRun(weight.change, TextStyle(.text, size: size, isBold: true))
    let period = TextRun(weight.period, TextStyle(.quiet, size: size - 1), gap: size * 0.4)
    let isRoomy = change.width + period.width <= room
    // A change over another period than a week would be misleading without it.
    guard isRoomy || weight.isOfWeek else { return }
    scene.addMark(of: weight.direction, at: Point(place.x, place.y - size * 0.36), length: mark)
    guard isRoomy else {
      scene.add(weight.change, at: Point(left, place.y), change.style, width: room)
      return
    }
    scene.add(.runs([change, period], Point(left, place.y), .start))
  }

  /// Draws a ring for the progress toward the goal.
  func addRing(_ goal: WidgetModel.Goal, around middle: Point, radius: Double, _ scene: inout Scene)
  {
    let width = (radius * 0.21).rounded()
    scene.addRing(goal.fraction, around: middle, radius: radius, width: width)
    let size = (radius * 0.5).rounded()
    scene.add(
      goal.percent,
      at: Point(middle.x, middle.y + size * 0.36),
      TextStyle(.text, size: size, isBold: true, anchor: .middle),
      width: 2 * (radius - width)
    )
  }

  /// Draws the line of a week.
  func addWeek(_ week: WidgetWeek, in frame: Rectangle, dots: Double, _ scene: inout Scene) {
    let places = week.places(in: frame, inset: dots > 0 ? .days : .line)
    guard let last = places.last else { return }
    scene.add(.area(places, bottom: frame.bottom, Fill(.trend, opacity: 0.12)))
    scene.add(.curve(places, Stroke(.trend, width: 2)))
    if dots > 0 { scene.add(.dots(Array(places.dropLast()), radius: dots, Fill(.trend))) }
    scene.add(.dots([last], radius: 4, Fill(.trend)))
  }

  /// Draws the letters of the days under a week.
  func addDays(of week: WidgetWeek, in frame: Rectangle, _ scene: inout Scene) {
    let scale = week.scale(in: frame, inset: .days)
    for (day, name) in zip(week.days, week.names) {
      let isToday = day == week.days.upperBound
      let style = TextStyle(isToday ? .text : .quiet, size: 11, isBold: isToday, anchor: .middle)
      scene.add(.text(name, Point(scale.place(of: Double(day)), frame.bottom + 15), style))
    }
  }
}

extension Scene {
  /// Draws a fraction as an arc of a ring.
  mutating func addRing(_ part: Double, around middle: Point, radius: Double, width: Double) {
    add(.ring(middle, radius: radius, part: 1, Stroke(.grid, width: width)))
    add(.ring(middle, radius: radius, part: part, Stroke(.trend, width: width)))
  }

  /// Draws an arrow from a position, vertically centered.
  ///
  /// Its style does not judge the direction.
  mutating func addMark(of direction: WidgetDirection, at start: Point, length: Double) {
    let half = length / 2
    let (from, to): (Point, Point) =
      switch direction {
      case .up: (Point(start.x, start.y + half), Point(start.x + length, start.y - half))
      case .down: (Point(start.x, start.y - half), Point(start.x + length, start.y + half))
      case .neutral, .unknown: (start, Point(start.x + length, start.y))
      }
    let stroke = Stroke(.trend, width: 2)
    add(.line([from, to], stroke))
    let head = length * 0.55
    let points =
      switch direction {
      case .up: [Point(to.x - head, to.y), to, Point(to.x, to.y + head)]
      case .down: [Point(to.x - head, to.y), to, Point(to.x, to.y - head)]
      case .neutral, .unknown:
        [
          Point(to.x - head * 0.7, to.y - head * 0.7), to,
          Point(to.x - head * 0.7, to.y + head * 0.7),
        ]
      }
    add(.line(points, stroke))
  }
}

// MARK: - Notice

extension WidgetPicture {
  /// Draws the notice that replaces the weight.
  func addNotice(to scene: inout Scene) {
    guard let notice = face.notice else { return }
    let width = scene.size.width - 2 * margin
    switch family {
    case .circular:
      scene.addScale(around: Point(38, 38), width: 34)
    case .rectangular:
      scene.addScale(around: Point(margin + 13, 38), width: 26)
      addWords(notice, at: Point(margin + 38, 26), width: width - 38, size: 12, most: 2, &scene)
    case .small:
      scene.addScale(around: Point(margin + 19, margin + 21), width: 38)
      addWords(notice, at: Point(margin, 88), width: width, size: 15, most: 3, &scene)
    case .medium, .large:
      let top = scene.size.height / 2 - 46
      scene.addScale(around: Point(scene.size.width / 2, top + 10), width: 46)
      addWords(
        notice,
        at: Point(scene.size.width / 2, top + 66),
        width: width,
        size: 16,
        most: 2,
        anchor: .middle,
        &scene
      )
    }
  }

  private func addWords(
    _ notice: WidgetModel.Notice,
    at place: Point,
    width: Double,
    size: Double,
    most: Int,
    anchor: TextStyle.Anchor = .start,
    _ scene: inout Scene
  ) {
    let bold = TextStyle(.text, size: size, isBold: true, anchor: anchor)
    let next = scene.add(lines: notice.headline, at: place, bold, width: width, most: most)
    let quiet = TextStyle(.quiet, size: min(size - 1, 13), anchor: anchor)
    scene.add(notice.advice, at: Point(place.x, next + 2), quiet, width: width)
  }
}

extension Scene {
  /// Draws a scale as the symbol of an unknown weight.
  mutating func addScale(around middle: Point, width: Double) {
    let half = width / 2
    let body = Rectangle(
      left: middle.x - half,
      top: middle.y - half,
      right: middle.x + half,
      bottom: middle.y + half
    )
    add(.rectangle(body, corner: width * 0.24, Fill(.trend)))
    let dial = Point(middle.x, middle.y - width * 0.14)
    let radius = width * 0.21
    add(.dots([dial], radius: radius, Fill(.background)))
    let needle = Point(dial.x + radius * 0.45, dial.y - radius * 0.45)
    add(.line([dial, needle], Stroke(.trend, width: max(width * 0.07, 1.5))))
  }
}

// MARK: - Size

extension WidgetFamily {
  /// The size of the widget, in points.
  package var size: Size {
    switch self {
    case .small: Size(width: 170, height: 170)
    case .medium: Size(width: 364, height: 170)
    case .large: Size(width: 364, height: 382)
    case .circular: Size(width: 76, height: 76)
    case .rectangular: Size(width: 172, height: 76)
    }
  }

  /// The corner radius.
  var corner: Double {
    switch self {
    case .small, .medium, .large: 22
    case .circular: 38
    case .rectangular: 16
    }
  }
}
