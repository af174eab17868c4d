package import WeightCore

extension WeightChart {
  /// Returns the masses from the lower edge of the chart to the upper, in kilograms.
  ///
  /// There is room of 5 lb or 2 kg above and below all weigh-ins, so that small changes look small.
  /// A goal or a recommended range that is far away is left out, rather than press the weigh-ins
  /// into a line.
  package func masses(unit: WeightUnit) -> ClosedRange<Double> {
    let margin = unit == .kilogram ? 2 : 5 * Self.kilogramsPerPound
    var values = weighIns.map(\.kilograms)
    values += trend.map(\.kilograms)
    values += forecast.map(\.middle)
    guard let least = values.min(), let greatest = values.max() else { return 0...1 }
    var range = least...greatest
    let far = 3 * (greatest - least + 2 * margin)
    for (low, high) in guests {
      let wider = min(range.lowerBound, low)...max(range.upperBound, high)
      if wider.upperBound - wider.lowerBound + 2 * margin <= far { range = wider }
    }
    return max(range.lowerBound - margin, 0)...(range.upperBound + margin)
  }

  /// What is shown if there is room for it: the interval of the forecast, the goal, the range.
  private var guests: [(low: Double, high: Double)] {
    var guests = forecast.last.map { [($0.low, $0.high)] } ?? []
    if let goal { guests.append((goal, goal)) }
    if let low = band.map(\.low).min(), let high = band.map(\.high).max() {
      guests.append((low, high))
    }
    return guests
  }

  private static let kilogramsPerPound = Double(WeightUnit.pound.micrograms) / 1e9
}
