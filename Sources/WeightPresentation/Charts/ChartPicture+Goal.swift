extension ChartPicture {
  /// The height of the goal, or `nil` if there is none or it is outside of the frame.
  var goalHeight: Double? {
    guard let goal = chart.goal else { return nil }
    let height = y.place(of: goal)
    return (frame.top...frame.bottom).contains(height) ? height : nil
  }

  /// Adds the line of the goal if it is inside the frame.
  func addGoalLine(to scene: inout Scene) {
    guard let height = goalHeight else { return }
    scene.add(.line([Point(frame.left, height), Point(frame.right, height)], ChartStrokes.goal))
  }

  /// Adds the goal as a text: next to its line, or next to an arrow at the edge beyond which it is.
  func addGoal(avoiding taken: inout [Rectangle], to scene: inout Scene) {
    guard let goal = chart.goal else { return }
    let style = TextStyle(.goal, size: ChartMeasures.small, isBold: true, hasHalo: true)
    let text = labels.text(of: goal)
    if let height = goalHeight {
      add(text, style, candidates: along(height), avoiding: &taken, to: &scene)
    } else if let edge = edgeOfGoal {
      let chosen = add(text, style, candidates: at(edge), avoiding: &taken, to: &scene)
      guard let chosen else { return }
      let aside = chosen.anchor == .end ? 10.0 : -10.0
      scene.add(arrow(to: edge, Point(chosen.place.x + aside, chosen.place.y - 4)))
    }
  }

  /// Returns an arrow around a point.
  func arrow(to edge: ChartEdge, _ middle: Point) -> SceneElement {
    let tip = edge == .top ? -5.0 : 5.0
    let corners = [
      Point(middle.x - 5, middle.y - tip), Point(middle.x + 5, middle.y - tip),
      Point(middle.x, middle.y + tip),
    ]
    return .polygon(corners, Fill(.goal))
  }

  /// Returns positions above and below a line, at its right end and at its left end.
  private func along(_ height: Double) -> [(Point, TextStyle.Anchor)] {
    [
      (Point(frame.right, height - 7), .end), (Point(frame.right, height + 15), .end),
      (Point(frame.left + 4, height - 7), .start), (Point(frame.left + 4, height + 15), .start),
    ]
  }

  /// Returns positions at an edge, with room for an arrow: at the right and at the left.
  private func at(_ edge: ChartEdge) -> [(Point, TextStyle.Anchor)] {
    let height = edge == .top ? frame.top + 14 : frame.bottom - 6
    return [
      (Point(frame.right - 18, height), .end), (Point(frame.left + 20, height), .start),
    ]
  }
}
