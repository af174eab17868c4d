/// Draws a share image.
package struct SharePicture: Sendable {
  let face: ShareImageModel

  /// The size that social networks show without cropping.
  package static let size = Size(width: 600, height: 315)
  static let margin = 44.0
  static let brand = "w8"

  /// Creates the picture of a share image.
  package init(_ face: ShareImageModel) {
    self.face = face
  }

  /// The picture as a scene.
  package var scene: Scene {
    var scene = Scene(size: Self.size, title: face.title, description: face.description)
    addPaper(to: &scene)
    switch face.subject {
    case .progress(let part): addProgress(part, to: &scene)
    case .milestone(let part, let marks): addMilestone(part, marks: marks, to: &scene)
    case .figures(let figures): addSummary(figures, to: &scene)
    }
    addBrand(to: &scene)
    return scene
  }

  /// Adds a tinted background.
  ///
  /// A gradient would show bands in programs that use 8-bit colors.
  private func addPaper(to scene: inout Scene) {
    let paper = Rectangle(left: 0, top: 0, right: Self.size.width, bottom: Self.size.height)
    scene.add(.rectangle(paper, corner: 0, Fill(.trend, opacity: 0.07)))
  }

  private func addBrand(to scene: inout Scene) {
    let right = Self.size.width - Self.margin
    let style = TextStyle(.text, size: 17, isBold: true, anchor: .end)
    let width = TextExtent.width(of: Self.brand, size: 17, isBold: true)
    scene.add(.text(Self.brand, Point(right, 50), style))
    scene.addScale(around: Point(right - width - 18, 44), width: 22)
  }
}

// MARK: - Subjects

extension SharePicture {
  func addProgress(_ part: Double, to scene: inout Scene) {
    let middle = Point(Self.margin + 100, Self.size.height / 2)
    scene.addRing(part, around: middle, radius: 92, width: 20)
    let place = Point(middle.x, middle.y + 17)
    scene.add(face.figures, at: place, .middle, largest: 48, width: 148)
    addWords(from: Self.margin + 240, around: middle.y, to: &scene)
  }

  func addMilestone(_ part: Double, marks: Int, to scene: inout Scene) {
    let left = Self.margin
    let width = Self.size.width - 2 * Self.margin
    scene.add(face.figures, at: Point(left, 104), largest: 64, width: width - 110)
    let headline = TextStyle(.text, size: 26, isBold: true)
    let next = scene.add(
      lines: face.headline,
      at: Point(left, 146),
      headline,
      width: width,
      most: 1
    )
    addDetail(detail, at: Point(left, next - 4), width: width, to: &scene)
    addWay(part, marks: marks, from: left + 12, to: left + width - 12, height: 252, &scene)
  }

  /// Draws the way to the goal as a line with symbols, filled up to the milestone.
  private func addWay(
    _ part: Double,
    marks: Int,
    from left: Double,
    to right: Double,
    height: Double,
    _ scene: inout Scene
  ) {
    func place(_ part: Double) -> Point { Point(left + (right - left) * part, height) }
    let parts = (0...marks).map { Double($0) / Double(marks) }
    let last = place(part)
    scene.add(.line([place(0), place(1)], Stroke(.grid, width: 8)))
    scene.add(.line([place(0), last], Stroke(.trend, width: 8)))
    let ahead = parts.map(place).filter { $0.x > last.x + 30 }
    scene.add(.dots(ahead, radius: 8, Fill(.grid)))
    scene.add(.dots(parts.filter { $0 <= part }.map(place), radius: 8, Fill(.trend)))
    scene.add(.dots([last], radius: 19, Fill(.trend)))
    let check = [
      Point(last.x - 7.5, last.y + 0.5), Point(last.x - 2.5, last.y + 6),
      Point(last.x + 8, last.y - 6),
    ]
    scene.add(.line(check, Stroke(.background, width: 3.5)))
  }

  func addSummary(_ figures: [ShareImageModel.Named], to scene: inout Scene) {
    let left = Self.margin
    let width = Self.size.width - 2 * Self.margin
    addCurve(to: &scene)
    let headline = TextStyle(.text, size: 26, isBold: true)
    scene.add(face.headline, at: Point(left, 54), headline, width: width - 100)
    addDetail(detail, at: Point(left, 82), width: width - 100, to: &scene)
    let column = width / Double(max(figures.count, 1))
    for (index, named) in figures.enumerated() {
      let x = left + Double(index) * column
      scene.add(named.figures, at: Point(x, 146), largest: 40, width: column - 16)
      scene.add(named.name, at: Point(x, 170), TextStyle(.quiet, size: 15), width: column - 16)
    }
  }

  /// Draws the shape of the trend along the lower edge, without numbers.
  private func addCurve(to scene: inout Scene) {
    guard face.curve.count > 1 else { return }
    let places = sampled.map { Point(Self.size.width * $0.x, 284 - 74 * $0.y) }
    scene.add(.area(places, bottom: Self.size.height, Fill(.trend, opacity: 0.16)))
    scene.add(.curve(places, Stroke(.trend, width: 4)))
  }

  /// The curve, reduced to the points that are distinguishable.
  private var sampled: [Point] {
    let step = max(face.curve.count / 120, 1)
    let last = face.curve.count - 1
    return face.curve.indices.filter { ($0 - last).isMultiple(of: step) }.map { face.curve[$0] }
  }

  private func addWords(from left: Double, around middle: Double, to scene: inout Scene) {
    let width = Self.size.width - Self.margin - left
    let style = TextStyle(.text, size: 27, isBold: true)
    let lines = TextLines.lines(of: face.headline, size: 27 * 1.1, width: width).count
    let details = face.details.flatMap { TextLines.balanced(of: $0, size: 18, width: width) }
    let height = Double(min(lines, 3)) * 35 + Double(details.count) * 27
    let top = middle - height / 2 + 26
    let next = scene.add(lines: face.headline, at: Point(left, top), style, width: width, most: 3)
    for (index, line) in details.enumerated() {
      addDetail(line, at: Point(left, next + Double(index) * 27), width: width, to: &scene)
    }
  }

  private func addDetail(
    _ words: String,
    at place: Point,
    width: Double,
    to scene: inout Scene
  ) {
    guard !words.isEmpty else { return }
    scene.add(words, at: place, TextStyle(.quiet, size: 18), width: width)
  }

  /// The details on one line.
  private var detail: String { face.details.joined(separator: " · ") }
}
