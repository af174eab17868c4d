import WeightCore

extension WidgetPicture {
  /// Draws the name and the day at the top, between two edges.
  func addHeading(
    _ weight: WidgetFace.Weight,
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

  /// Draws where the weight has gone, and by how much.
  func addChange(
    _ weight: WidgetFace.Weight,
    at place: Point,
    size: Double = 13,
    width: Double,
    _ scene: inout Scene
  ) {
    guard weight.direction != .unknown else { return }
    let mark = size * 0.8
    scene.addMark(of: weight.direction, at: Point(place.x, place.y - size * 0.36), length: mark)
    let left = place.x + mark + size * 0.5
    let room = width - (left - place.x)
    let change = TextRun(weight.change, TextStyle(.text, size: size, isBold: true))
    let period = TextRun(weight.period, TextStyle(.quiet, size: size - 1), gap: size * 0.4)
    let isRoomy = change.width + period.width <= room
    guard isRoomy else {
      scene.add(weight.change, at: Point(left, place.y), change.style, width: room)
      return
    }
    scene.add(.runs([change, period], Point(left, place.y), .start))
  }

  /// Draws a ring that is closed as far as the way to the goal is done.
  func addRing(_ goal: WidgetFace.Goal, around middle: Point, radius: Double, _ scene: inout Scene)
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
  /// Draws the part of a way that is done as a ring.
  mutating func addRing(_ part: Double, around middle: Point, radius: Double, width: Double) {
    add(.ring(middle, radius: radius, part: 1, Stroke(.grid, width: width)))
    add(.ring(middle, radius: radius, part: part, Stroke(.trend, width: width)))
  }

  /// Draws an arrow that begins at a place, in the middle of its height; none says what is better.
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
