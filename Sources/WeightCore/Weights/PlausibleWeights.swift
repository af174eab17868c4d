/// The weights that a log makes plausible at a moment.
///
/// The center is the median of the weigh-ins around the moment, so one wrong entry does not move it;
/// of one or two weigh-ins, each is a center, because either may be the wrong one. The reach grows
/// with their spread and with the days to the nearest one: a body loses at most about a kilogram a
/// week for long. It is generous, because a question at every holiday would be answered without
/// reading it.
package struct PlausibleWeights: Hashable, Sendable {
  /// The number of weigh-ins around the moment that are used.
  package static let count = 8
  /// The smallest reach of a log with several weigh-ins, as a share of the center.
  package static let usualShare = 0.1
  /// The smallest reach for a milestone that is celebrated.
  package static let shareOfMilestones = 0.2
  /// The smallest reach of a log with one or two weigh-ins, one of which may itself be wrong.
  private static let shareOfShortLogs = 0.15
  /// The further share for each day to the nearest weigh-in.
  private static let sharePerDay = 0.0015
  /// The number of standard deviations in the reach.
  private static let deviations = 6.0
  /// The ratio of the standard deviation to the median absolute deviation of a normal distribution.
  private static let deviationPerMedianDeviation = 1.4826

  /// The plausible weights in kilograms.
  private let ranges: [ClosedRange<Double>]

  /// Creates the range of weights that are plausible at a moment; `nil` if there are no weigh-ins.
  ///
  /// - Parameters:
  ///   - weighIns: The weigh-ins nearest to the moment, in any order.
  ///   - moment: The moment.
  ///   - least: The smallest reach, as a share of the center.
  package init?(near weighIns: [WeighIn], at moment: Timestamp, least: Double = usualShare) {
    guard !weighIns.isEmpty else { return nil }
    let weights = weighIns.map { $0.mass.value(in: .kilogram) }
    let isShort = weights.count < 3
    let median = Self.median(weights)
    let spread = Self.median(weights.map { abs($0 - median) }) * Self.deviationPerMedianDeviation
    let seconds =
      weighIns.map { abs($0.moment.secondsSince1970 - moment.secondsSince1970) }.min() ?? 0
    let days = Double(seconds) / 86_400
    let share = isShort ? max(least, Self.shareOfShortLogs) : least
    let noise = isShort ? 0 : Self.deviations * spread
    ranges = (isShort ? weights : [median])
      .map { center in
        let reach = max(share * center, noise) + Self.sharePerDay * days * center
        // A third less or half more is an error at any distance.
        return center - min(reach, center / 3)...center + min(reach, center / 2)
      }
  }

  /// Returns whether a weight is plausible.
  package func contains(_ mass: Mass) -> Bool {
    ranges.contains { $0.contains(mass.value(in: .kilogram)) }
  }

  /// Returns whether the weights of a file are plausible for a log: nearly all of a sample.
  ///
  /// - Parameters:
  ///   - drafts: The weights of the file.
  ///   - log: The weigh-ins of the log, oldest first.
  /// - Returns: `false` if the file or the log is empty.
  /// - Complexity: O(log *n*) in the length of the log.
  package static func fit(_ drafts: [WeightEntry.Draft], into log: [WeighIn]) -> Bool {
    let sample = stride(from: 0, to: drafts.count, by: max(drafts.count / 50, 1))
      .map { drafts[$0] }
    let plausible = sample.count { draft in
      var (place, end) = (0, log.count)
      while place < end {
        let middle = place + (end - place) / 2
        let isBefore = log[middle].moment.secondsSince1970 < draft.moment.secondsSince1970
        if isBefore { place = middle + 1 } else { end = middle }
      }
      let near = log[max(place - count / 2, 0)..<min(place + count / 2, log.count)]
      return PlausibleWeights(near: Array(near), at: draft.moment)?.contains(draft.mass) ?? false
    }
    return plausible > 0 && plausible * 10 >= sample.count * 9
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
