import WeightPresentation

/// A line of text of a scene, and its bounds.
struct SceneText: CustomStringConvertible {
  let words: String
  let frame: Rectangle
  let size: Double

  var description: String { "'\(words)' \(frame)" }

  /// Returns whether two lines overlap by more than a tolerance.
  func covers(_ other: SceneText) -> Bool {
    frame.left < other.frame.right - 0.5 && other.frame.left < frame.right - 0.5
      && frame.top < other.frame.bottom - 0.5 && other.frame.top < frame.bottom - 0.5
  }
}

extension Scene {
  /// The lines of text, with their bounds in a font that is wider than most.
  var texts: [SceneText] {
    elements.compactMap { element in
      switch element {
      case .text(let words, let place, let style):
        SceneText(
          words: words,
          at: place,
          style.anchor,
          width: TextExtent.width(of: words, size: style.size, isBold: style.isBold),
          size: style.size
        )
      case .runs(let runs, let place, let anchor):
        SceneText(
          words: runs.map(\.text).joined(separator: " "),
          at: place,
          anchor,
          width: runs.reduce(0) { width, run in
            width + run.gap
              + TextExtent.width(of: run.text, size: run.style.size, isBold: run.style.isBold)
          },
          size: runs.map(\.style.size).max() ?? 0
        )
      default: nil
      }
    }
  }
}

extension SceneText {
  fileprivate init(
    words: String,
    at place: Point,
    _ anchor: TextStyle.Anchor,
    width: Double,
    size: Double
  ) {
    let left =
      switch anchor {
      case .start: place.x
      case .middle: place.x - width / 2
      case .end: place.x - width
      }
    self.init(
      words: words,
      frame: Rectangle(
        left: left,
        top: place.y - size * 0.74,
        right: left + width,
        bottom: place.y + size * 0.08
      ),
      size: size
    )
  }
}
