package import WeightCore

extension WidgetFamily {
  /// How wide and how high the widget is, in points.
  package var size: Size {
    switch self {
    case .small: Size(width: 170, height: 170)
    case .medium: Size(width: 364, height: 170)
    case .large: Size(width: 364, height: 382)
    case .circular: Size(width: 76, height: 76)
    case .rectangular: Size(width: 172, height: 76)
    }
  }

  /// The radius of its corners.
  var corner: Double {
    switch self {
    case .small, .medium, .large: 22
    case .circular: 38
    case .rectangular: 16
    }
  }
}
