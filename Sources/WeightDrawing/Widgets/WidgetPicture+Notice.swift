import WeightCore

extension WidgetPicture {
  /// Draws what is said where there is no weight.
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
    _ notice: WidgetFace.Notice,
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
  /// Draws the scale that stands for a weight nobody knows yet.
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
