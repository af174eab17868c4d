/// A variant of the model of ``UnderlyingWeight``, filtered up to a weigh-in.
struct ModelVariant: Hashable, Sendable {
  /// The filter at the last weigh-in.
  var filter: TrendFilter
  /// The logarithm of the probability of the variant together with the weigh-ins, except for a
  /// constant.
  var logProbability: Double

  /// Creates a variant.
  init(_ filter: TrendFilter, logProbability: Double) {
    self.filter = filter
    self.logProbability = logProbability
  }

  /// The probability of the variant, except for a factor.
  var probability: Double { logProbability.exponential }
}

/// The variants of the model of ``UnderlyingWeight``.
///
/// The pace of a dieter changes several times: a plateau that ended has two changes. Therefore, the
/// most probable variant has two successors after each weigh-in: in one, the pace changes on that
/// day, and in the other, the weight makes a step (a diet that begins, other scales). Only the most
/// probable variants are kept. This is a multi-process model (P. J. Harrison and C. F. Stevens,
/// *Bayesian Forecasting*, 1976) with the pruning of P. Fearnhead and Z. Liu, *On-line inference for
/// multiple changepoint problems* (2007).
///
/// The constants are a compromise, chosen with simulated logs. Intervals with a confidence of 80 %
/// contain the true value more often if the pace never changes, and less often if it has changed
/// within the last two weeks.
enum ModelVariants {
  /// The standard deviation of the pace before the first weigh-in, in kilograms per day.
  ///
  /// It corresponds to 0.7 kg per week.
  private static let pace = 0.1
  /// The same for variants with an unusual pace, and their probability.
  private static let unusual = (pace: 1.0, probability: 0.02)
  /// The standard deviation of a change of the pace, in kilograms per day.
  private static let change = 0.08
  /// The part of the pace that is expected to remain after a change.
  ///
  /// It is less than 1 because a loss slows down more often than it accelerates.
  private static let remainder = 0.7
  /// The standard deviation of a step, in kilograms.
  private static let step = 1.2

  /// The probability that the pace changes on a day.
  ///
  /// A greater one finds changes sooner, and makes the intervals of a steady pace longer.
  private static let probabilityOfChange = 0.03
  /// The probability of a step on a day.
  private static let probabilityOfStep = 0.002
  /// The number of days before the last weigh-in from which the pace may have changed.
  ///
  /// A later change cannot be distinguished from fluctuations. A plateau that ended a week ago is
  /// usually not found either.
  private static let leastAge = 3.0

  /// The standard deviations of the water as multiples of that of the daily fluctuations, with
  /// their probabilities.
  private static let waters = [(ratio: 0.0, probability: 0.75), (ratio: 1, probability: 0.25)]
  /// The number of variants that are kept for each of these.
  private static let limit = 20

  /// Returns the variants for at least two daily weights, which are sorted by day.
  static func all(of points: [(day: Double, kilograms: Double)]) -> [ModelVariant] {
    let scale = fluctuation(points)
    return waters.flatMap { water in
      let paces = [(pace, 1 - unusual.probability), unusual]
      let variants = paces.map { pace, probability in
        ModelVariant(
          TrendFilter(points[0].kilograms, scale: scale, pace: pace, water: water.ratio * scale),
          logProbability: (water.probability * probability).logarithm
        )
      }
      return filtered(variants, points)
    }
  }

  /// Returns variants and their successors, filtered from the first point to the last.
  private static func filtered(
    _ variants: [ModelVariant],
    _ points: [(day: Double, kilograms: Double)]
  ) -> [ModelVariant] {
    var variants = variants
    for index in points.indices.dropFirst() {
      let before = points[index - 1].day
      let days = points[index].day - before
      // The line between the first two points shows no change.
      if index > 1, points[points.count - 1].day - before >= leastAge {
        variants += successors(of: variants, days: days)
      }
      for number in variants.indices {
        variants[number].logProbability +=
          variants[number].filter.add(points[index].kilograms, afterDays: days)
      }
      variants.sort { $0.logProbability > $1.logProbability }
      variants.removeLast(max(variants.count - limit, 0))
    }
    return variants
  }

  /// Returns the successors of the first variant for a day before a number of days without
  /// weigh-ins.
  ///
  /// They represent the changes of all variants, so they have the sum of their probabilities.
  private static func successors(of variants: [ModelVariant], days: Double) -> [ModelVariant] {
    let parent = variants[0]
    let sum = variants.reduce(0) {
      $0 + ($1.logProbability - parent.logProbability).exponential
    }
    return [
      (parent.filter.changingPace(remainder: remainder, deviation: change), probabilityOfChange),
      (parent.filter.changingLevel(deviation: step), probabilityOfStep),
    ]
    .map { filter, probability in
      let factor = (days * probability * sum).logarithm
      return ModelVariant(filter, logProbability: parent.logProbability + factor)
    }
  }

  /// The least standard deviation of daily fluctuations, in kilograms.
  ///
  /// Scales show steps of a tenth of a kilogram or a fifth of a pound.
  private static let leastFluctuation = 0.05

  /// Estimates the standard deviation of daily fluctuations from the differences of successive
  /// weigh-ins.
  ///
  /// The median ignores outliers and steps.
  private static func fluctuation(_ points: [(day: Double, kilograms: Double)]) -> Double {
    let differences = zip(points, points.dropFirst())
      .map { ($1.kilograms - $0.kilograms).magnitude / ($1.day - $0.day).squareRoot() }
      .sorted()
    let median = differences[differences.count / 2]
    // The median of the magnitude of a normal variable is 0.6745 standard deviations.
    return max(median / 0.6745 / 2.0.squareRoot(), leastFluctuation)
  }
}
