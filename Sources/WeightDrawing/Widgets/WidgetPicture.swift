package import WeightCore

/// Draws a widget.
///
/// All that a family shows lies between its margins, in the longest words of our languages as well:
/// text that is too wide gets smaller.
package struct WidgetPicture: Sendable {
  let face: WidgetFace
  let family: WidgetFamily

  /// Takes what is to be drawn, and for which family.
  package init(_ face: WidgetFace, _ family: WidgetFamily) {
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

  /// The distance of all that is drawn from the edges.
  var margin: Double {
    switch family {
    case .small, .medium: 16
    case .large: 20
    case .rectangular: 14
    case .circular: 6
    }
  }
}
