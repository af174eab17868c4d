import WeightCore

extension PregnancyProfile {
  /// Returns the recommended range on those of some days that belong to the pregnancy.
  ///
  /// The range is known by the week; between the beginnings of two weeks it moves evenly.
  func band(on days: ClosedRange<Int>) -> [ChartInterval] {
    let first = start.daysSince1970
    let all = first...first + 7 * Self.weeks.upperBound
    guard all.overlaps(days) else { return [] }
    return all.clamped(to: days)
      .compactMap { day in
        let (week, passed) = (day - first).quotientAndRemainder(dividingBy: 7)
        guard let range = range(inWeek: week)?.kilograms else { return nil }
        let next = self.range(inWeek: week + 1)?.kilograms ?? range
        let part = Double(passed) / 7
        return ChartInterval(
          day: day,
          low: range.lowerBound + part * (next.lowerBound - range.lowerBound),
          high: range.upperBound + part * (next.upperBound - range.upperBound)
        )
      }
  }
}
