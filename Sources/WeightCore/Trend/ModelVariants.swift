/// A variant of the model of ``UnderlyingWeight``, filtered up to the last weigh-in.
struct ModelVariant: Hashable, Sendable {
  /// The filter at the last weigh-in.
  let filter: TrendFilter
  /// The probability of the variant.
  let probability: Double

  /// Creates a variant.
  init(_ filter: TrendFilter, probability: Double) {
    self.filter = filter
    self.probability = probability
  }
}

/// The variants of the model of ``UnderlyingWeight``, with the probabilities that they have for a
/// log that is not known yet.
///
/// In a variant, the pace has changed on one day, or the weight has made a step (a diet that
/// begins, other scales), or the pace changes slowly all the time, or is unusual, or nothing of
/// this. In a part of the variants, water stays for some days.
///
/// The probabilities were chosen with simulated logs: intervals with a confidence of 80 % contain
/// the true value in about 80 % of them.
enum ModelVariants {
  /// The standard deviation of the pace before the first weigh-in, in kilograms per day.
  ///
  /// It corresponds to 0.7 kg per week.
  private static let pace = 0.1
  /// The same for variants with an unusual pace.
  private static let unusualPace = 1.0
  /// The standard deviation of a step, in kilograms.
  private static let step = 1.2
  /// The standard deviation of the change of the pace per day in variants in which it changes
  /// slowly, in kilograms per day.
  private static let drift = 0.005
  /// The standard deviation of the change of the weight per day, apart from the pace, in variants
  /// in which it wanders, in kilograms.
  private static let wandering = 0.1

  private static let probabilityOfChange = 0.15
  private static let probabilityOfStep = 0.2
  private static let probabilityOfDrift = 0.06
  private static let probabilityOfWandering = 0.02
  private static let probabilityOfUnusualPace = 0.02
  private static let probabilityOfNone =
    1 - probabilityOfChange - probabilityOfStep - probabilityOfDrift - probabilityOfWandering
    - probabilityOfUnusualPace

  /// The standard deviations of the water as multiples of that of the daily fluctuations, with
  /// their probabilities.
  private static let waters = [(ratio: 0.0, probability: 0.75), (ratio: 1, probability: 0.25)]

  /// The numbers of days before the last weigh-in on which the pace may have changed.
  ///
  /// A range is represented by its first number. A later change cannot be distinguished from
  /// fluctuations. The older a change, the less its exact day matters.
  private static let agesOfChange = ages(from: 7, leastStep: 2)
  /// The numbers of days before the last weigh-in on which the weight may have made a step.
  private static let agesOfStep = ages(from: 1, leastStep: 1)

  private static func ages(from first: Int, leastStep: Int) -> [ClosedRange<Int>] {
    sequence(first: first) { $0 + max(leastStep, $0 / 15) }
      .prefix { $0 < UnderlyingWeight.window }
      .map { $0...$0 + max(leastStep, $0 / 15) - 1 }
  }

  /// Returns the variants for at least two daily weights, which are sorted by day.
  ///
  /// The probabilities add up to 1, except for changes before the first weigh-in.
  static func all(of points: [(day: Double, kilograms: Double)]) -> [ModelVariant] {
    let scale = fluctuation(points)
    return waters.flatMap { water, part in
      variants(points, scale: scale, water: water)
        .map { ModelVariant($0.filter, probability: $0.probability * part) }
    }
  }

  private static func variants(
    _ points: [(day: Double, kilograms: Double)],
    scale: Double,
    water: Double
  ) -> [ModelVariant] {
    let filter = { (pace: Double, drift: Double, wandering: Double) in
      TrendFilter(
        points[0].kilograms,
        scale: scale,
        deviations: TrendFilter.Deviations(
          firstPace: pace,
          pace: drift,
          level: wandering,
          water: water * scale
        )
      )
    }
    var steady = filter(pace, 0, 0)
    var all: [ModelVariant] = []
    var (changes, steps) = (agesOfChange[...], agesOfStep[...])
    for index in points.indices.dropFirst() {
      let age = points[points.count - 1].day - points[index].day
      // Several ages may be in the gap before one weigh-in.
      let change = changes.removeLast(olderThan: age)
      if change > 0, index > 1 {
        let filter = steady.addingVariance(ofPace: pace).adding(points, from: index)
        let probability = probabilityOfChange * Double(change) / Double(UnderlyingWeight.window)
        all.append(ModelVariant(filter, probability: probability))
      }
      let step = steps.removeLast(olderThan: age)
      if step > 0 {
        let filter = steady.addingVariance(ofLevel: Self.step).adding(points, from: index)
        let probability = probabilityOfStep * Double(step) / Double(UnderlyingWeight.window)
        all.append(ModelVariant(filter, probability: probability))
      }
      steady.add(points[index].kilograms, afterDays: points[index].day - points[index - 1].day)
    }
    all.append(ModelVariant(steady, probability: probabilityOfNone))
    let drifting = filter(pace, drift, 0).adding(points, from: 1)
    all.append(ModelVariant(drifting, probability: probabilityOfDrift))
    let wandering = filter(pace, 0, wandering).adding(points, from: 1)
    all.append(ModelVariant(wandering, probability: probabilityOfWandering))
    let unusual = filter(unusualPace, 0, 0).adding(points, from: 1)
    return all + [ModelVariant(unusual, probability: probabilityOfUnusualPace)]
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

extension ArraySlice<ClosedRange<Int>> {
  /// Removes the ranges at the end that begin after a number, and returns how many numbers they
  /// contain.
  fileprivate mutating func removeLast(olderThan age: Double) -> Int {
    var count = 0
    while let range = last, Double(range.lowerBound) > age {
      count += range.count
      removeLast()
    }
    return count
  }
}
