package import WeightCore

/// The days that stand under a chart, and where.
package struct DayAxis: Hashable, Sendable {
  /// A day with its label.
  package struct Label: Hashable, Sendable {
    /// The words.
    package let text: String
    /// Where the day is.
    package let place: Double
    /// Where the words begin; they stand around the place unless that led out of the axis.
    package let start: Double
    /// How long the words are.
    package let length: Double
  }

  /// The labels in order, none of which touches another.
  package let labels: [Label]

  /// Finds the finest step whose labels all have room, or leaves out labels if none does.
  ///
  /// - Parameters:
  ///   - days: The first and the last day.
  ///   - week: Where weeks begin.
  ///   - extent: The room from the first place where words may stand to the last.
  ///   - gap: The room between two labels.
  ///   - scale: The places of the days.
  ///   - text: The words for a day.
  ///   - length: The length of words.
  package init(
    days: ClosedRange<Int>,
    week: WeekRule,
    extent: ClosedRange<Double>,
    gap: Double,
    scale: LinearScale,
    text: (CalendarDay, DayStep) -> String,
    length: (String) -> Double
  ) {
    let room = extent.upperBound - extent.lowerBound
    var best: [Label] = []
    // Two letters and a gap are the least that a label takes.
    let most = room / (length("00") + gap) + 1
    for step in DayStep.all where Double(days.count / step.leastDays) <= most {
      let all = DayTicks.days(in: days, step: step, week: week)
        .map { day in
          let words = text(day, step)
          return Self.label(
            words,
            at: scale.place(of: Double(day.daysSince1970)),
            length: length(words),
            in: extent
          )
        }
      let apart = Self.apart(all, gap: gap, in: extent)
      // The last label may lack the room that it needs at the end of the axis.
      if apart.count > 1, apart == all || apart == Array(all.dropLast()) {
        labels = apart
        return
      }
      if apart.count > best.count { best = apart }
    }
    labels = best
  }

  private static func label(
    _ text: String,
    at place: Double,
    length: Double,
    in extent: ClosedRange<Double>
  ) -> Label {
    let start = max(min(place - length / 2, extent.upperBound - length), extent.lowerBound)
    return Label(text: text, place: place, start: start, length: length)
  }

  /// Returns the labels that have room beside those before them.
  private static func apart(
    _ labels: [Label],
    gap: Double,
    in extent: ClosedRange<Double>
  ) -> [Label] {
    var kept: [Label] = []
    for label in labels where label.start + label.length <= extent.upperBound {
      guard let last = kept.last else {
        kept.append(label)
        continue
      }
      if label.start >= last.start + last.length + gap { kept.append(label) }
    }
    return kept
  }
}
