/// Draws a picture for others.
package struct SharePicture: Sendable {
  let face: ShareFace

  /// The size that the networks show whole.
  package static let size = Size(width: 600, height: 315)
  static let margin = 44.0
  static let brand = "w8"

  /// Takes what is to be drawn.
  package init(_ face: ShareFace) {
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

  /// A breath of colour on the paper; one that fades has bands in programs that count in bytes.
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
