/// The weight without daily fluctuations, and its pace, as a probability distribution.
///
/// A weigh-in is the sum of the underlying weight, of water that stays for some days, and of the
/// fluctuation of one day. The underlying weight changes by its pace. This is a local linear trend
/// in state-space form (A. C. Harvey, *Forecasting, Structural Time Series Models and the Kalman
/// Filter*, 1989). A Kalman filter follows it through the days; days without weigh-ins only add
/// uncertainty.
///
/// A few weeks do not show on which days the pace has changed, or how long water stays. Therefore,
/// the distribution is a mean of the filters of ``ModelVariants``, weighted by their probability.
package struct UnderlyingWeight: Hashable, Sendable {
  /// The maximum number of days that are used, including the last day with a weigh-in.
  ///
  /// Older days say little about the current pace. The limit also bounds the effort for a long log.
  package static let window = 120

  /// The minimum number of days with weigh-ins.
  package static let leastDays = 3

  /// The last day with a weigh-in.
  package let day: CalendarDay
  /// The variants of the model, with probabilities that add up to 1.
  private let variants: [ModelVariant]

  /// Estimates the underlying weight on the last of at least three days.
  ///
  /// - Parameter points: The daily weights as ``TrendPoint/raw``, sorted by day.
  /// - Complexity: O(1) in the length of the log.
  package init?(_ points: [TrendPoint]) {
    guard let last = points.last else { return nil }
    let start = last.day.daysSince1970 - Self.window
    let older = points.lastIndex { $0.day.daysSince1970 <= start }
    let recent = points[(older.map { $0 + 1 } ?? points.startIndex)...]
    guard recent.count >= Self.leastDays else { return nil }
    day = last.day
    variants = Self.posterior(
      ModelVariants.all(of: recent.map { (Double($0.day.daysSince1970), $0.raw) })
    )
  }

  /// The probability, relative to that of the most probable variant, below which one is ignored.
  private static let negligible = 1e-4

  /// Returns the variants with probabilities that add up to 1.
  private static func posterior(_ variants: [ModelVariant]) -> [ModelVariant] {
    let greatest = variants.map(\.logProbability).max() ?? 0
    let relevant =
      variants.map { variant in
        ModelVariant(variant.filter, logProbability: variant.logProbability - greatest)
      }
      .filter { $0.probability >= negligible }
    let sum = relevant.reduce(0) { $0 + $1.probability }
    return relevant.map {
      ModelVariant($0.filter, logProbability: $0.logProbability - sum.logarithm)
    }
  }
}

// MARK: - Distribution

extension UnderlyingWeight {
  /// The expected change of the underlying weight per day, in kilograms.
  package var pace: Double {
    variants.reduce(0) { $0 + $1.probability * $1.filter.pace }
  }

  /// Returns the interval of the pace, in kilograms per day.
  package func pace(confidence: Double) -> ClosedRange<Double> {
    mixture { ($0.pace, $0.paceVariance) }.interval(confidence)
  }

  /// The expected change of the underlying weight per week, in kilograms.
  package var weeklyRate: Double { pace * 7 }

  /// The energy per kilogram of body weight, in kilocalories.
  ///
  /// 3,500 kcal per pound (M. Wishnofsky, *Caloric Equivalents of Gained or Lost Weight*, 1958). The
  /// first weeks of a diet, in which water is lost, have less.
  package static let kilocaloriesPerKilogram = 7_700.0

  /// The difference between the energy that is eaten and used per day, in kilocalories.
  package var energyPerDay: Double { pace * Self.kilocaloriesPerKilogram }

  /// Returns the interval of the change per week, in kilograms.
  package func weeklyRate(confidence: Double) -> ClosedRange<Double> {
    let interval = pace(confidence: confidence)
    return interval.lowerBound * 7...interval.upperBound * 7
  }

  /// The probability that the weight falls.
  package var probabilityOfFalling: Double {
    mixture { ($0.pace, $0.paceVariance) }.probability(below: 0)
  }

  /// The expected underlying weight on the last day, in kilograms.
  package var level: Double {
    variants.reduce(0) { $0 + $1.probability * $1.filter.level }
  }

  /// Returns the interval of the underlying weight some days after the last weigh-in, in kilograms.
  package func level(afterDays days: Double = 0, confidence: Double) -> ClosedRange<Double> {
    levels(afterDays: days).interval(confidence)
  }

  /// Returns the interval of a weigh-in some days after the last one, in kilograms.
  package func weighIn(afterDays days: Double, confidence: Double) -> ClosedRange<Double> {
    mixture { ($0.weighIn(afterDays: days), $0.weighInVariance(afterDays: days)) }
      .interval(confidence)
  }

  /// Returns the number of days after which the underlying weight has reached a mass with a
  /// probability.
  ///
  /// The number is rounded to the nearest integer.
  ///
  /// - Parameters:
  ///   - kilograms: The mass.
  ///   - isAbove: Whether the mass is above the current weight.
  ///   - probability: The probability.
  ///   - limit: The maximum number of days.
  /// - Returns: `nil` if the probability is not reached within the limit.
  package func daysToReach(
    _ kilograms: Double,
    isAbove: Bool,
    probability: Double,
    within limit: Int
  ) -> Int? {
    let hasReached = { (days: Int) in
      let below = levels(afterDays: Double(days) + 0.5).probability(below: kilograms)
      return (isAbove ? 1 - below : below) >= probability
    }
    // Far in the future the probability may decrease again, because the pace may change its
    // direction. Therefore, the search begins with the next days.
    var (before, step) = (-1, 1)
    while !hasReached(before + step) {
      before += step
      step = min(step * 2, limit - before)
      guard step > 0 else { return nil }
    }
    var after = before + step
    while after - before > 1 {
      let middle = before + (after - before) / 2
      if hasReached(middle) { after = middle } else { before = middle }
    }
    return after
  }

  private func levels(afterDays days: Double) -> StudentTMixture {
    mixture { ($0.level(afterDays: days), $0.levelVariance(afterDays: days)) }
  }

  private func mixture(
    _ moments: (TrendFilter) -> (mean: Double, variance: Double)
  ) -> StudentTMixture {
    StudentTMixture(
      variants.map { variant in
        let (mean, variance) = moments(variant.filter)
        return StudentTMixture.Part(
          probability: variant.probability,
          mean: mean,
          deviation: variance.squareRoot(),
          degreesOfFreedom: variant.filter.degreesOfFreedom
        )
      }
    )
  }
}
