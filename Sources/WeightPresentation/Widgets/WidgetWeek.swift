/// The daily weights of a week, for a small chart.
package struct WidgetWeek: Hashable, Sendable {
  /// The weights of the days with weigh-ins, the oldest first.
  package let points: [ChartPoint]
  /// The days of the axis.
  package let days: ClosedRange<Int>
  /// The abbreviated names of the days, one or two letters each.
  package let names: [String]
  /// The lowest weight, formatted.
  package let least: String
  /// The highest weight, formatted.
  package let greatest: String
  /// The space above and below the line, in kilograms.
  ///
  /// Smaller changes are not visible.
  package let margin: Double

  /// Creates a week.
  package init(
    points: [ChartPoint],
    days: ClosedRange<Int>,
    names: [String],
    least: String,
    greatest: String,
    margin: Double
  ) {
    self.points = points
    self.days = days
    self.names = names
    self.least = least
    self.greatest = greatest
    self.margin = margin
  }

  /// Returns the point of each weight in a frame.
  ///
  /// The line of a constant weight is in the middle of the frame.
  func places(in frame: Rectangle, inset: Inset) -> [Point] {
    let masses = points.map(\.kilograms)
    let (least, greatest) = (masses.min() ?? 0, masses.max() ?? 0)
    let middle = (least + greatest) / 2
    let half = max((greatest - least) / 2 * 1.1, margin)
    let x = scale(in: frame, inset: inset)
    let y = LinearScale((middle - half)...(middle + half), from: frame.bottom, to: frame.top)
    return points.map { Point(x.place(of: $0.day), y.place(of: $0.kilograms)) }
  }

  /// The scale of the days.
  func scale(in frame: Rectangle, inset: Inset) -> LinearScale {
    LinearScale(
      Double(days.lowerBound)...Double(days.upperBound),
      from: frame.left + inset.left,
      to: frame.right - inset.right
    )
  }

  /// The distance of the first and the last day from the edges of a frame.
  struct Inset {
    let left: Double
    let right: Double

    /// The inset of a line whose last dot is fully visible.
    static let line = Inset(left: 1, right: 4)
    /// The inset of a line with the names of its days.
    static let days = Inset(left: 6, right: 6)
  }
}
