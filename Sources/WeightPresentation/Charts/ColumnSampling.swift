/// A reduction of a series to a number of columns.
package struct ColumnSampling: Hashable, Sendable {
  private let days: ClosedRange<Int>
  private let columns: Int

  /// Creates the sampling of an axis of days into columns.
  package init(days: ClosedRange<Int>, columns: Int) {
    self.days = days
    self.columns = max(columns, 1)
  }

  /// Returns the lowest and the highest mass of each column, at their days.
  ///
  /// - Complexity: O(*n*).
  package func extremes(of points: [ChartPoint]) -> [ChartPoint] {
    guard points.count > columns else { return points }
    return runs(of: points)
      .flatMap { run -> [ChartPoint] in
        guard
          let least = run.min(by: { $0.kilograms < $1.kilograms }),
          let greatest = run.max(by: { $0.kilograms < $1.kilograms })
        else { return [] }
        if least.kilograms == greatest.kilograms { return [least] }
        return least.day <= greatest.day ? [least, greatest] : [greatest, least]
      }
  }

  /// Returns the mean of each column.
  ///
  /// The first and the last point are not changed.
  ///
  /// - Complexity: O(*n*).
  package func means(of points: [ChartPoint]) -> [ChartPoint] {
    guard points.count > columns, let first = points.first, let last = points.last else {
      return points
    }
    let means = runs(of: points)
      .map { run in
        let count = Double(run.count)
        return ChartPoint(
          day: run.reduce(0) { $0 + $1.day } / count,
          kilograms: run.reduce(0) { $0 + $1.kilograms } / count
        )
      }
    return [first] + means.dropFirst().dropLast() + [last]
  }

  private func runs(of points: [ChartPoint]) -> [ArraySlice<ChartPoint>] {
    var runs: [ArraySlice<ChartPoint>] = []
    var start = points.startIndex
    while start < points.endIndex {
      let column = column(of: points[start])
      var end = start + 1
      while end < points.endIndex, self.column(of: points[end]) == column { end += 1 }
      runs.append(points[start..<end])
      start = end
    }
    return runs
  }

  private func column(of point: ChartPoint) -> Int {
    let part = (point.day - Double(days.lowerBound)) / Double(days.count)
    return Int(max(min(part, 1), 0) * Double(columns))
  }
}
