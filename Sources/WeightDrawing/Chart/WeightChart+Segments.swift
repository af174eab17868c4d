extension WeightChart {
  /// The trend in pieces between which nobody weighed for long.
  ///
  /// Long is two weeks, or four times as long as usual for a person who weighs rarely.
  package var trendSegments: [[ChartPoint]] {
    let distances = zip(trend, trend.dropFirst()).map { $1.day - $0.day }
    guard !distances.isEmpty else { return trend.isEmpty ? [] : [trend] }
    let longest = max(14, 4 * distances.sorted()[distances.count / 2])
    var segments: [[ChartPoint]] = []
    var start = trend.startIndex
    for (index, distance) in distances.enumerated() where distance > longest {
      segments.append(Array(trend[start...index]))
      start = index + 1
    }
    return segments + [Array(trend[start...])]
  }
}
