/// A Kalman filter for a weight that changes by a pace, with water that stays for some days.
///
/// The state has three parts: the underlying weight, its change per day (the pace), and the mass of
/// water in the body above or below the usual. All variances are multiples of the variance of the
/// daily fluctuations, which ``variance`` estimates together with the state.
struct TrendFilter: Hashable, Sendable {
  /// The assumptions of a filter, as standard deviations in kilograms and days.
  struct Deviations: Hashable, Sendable {
    /// The deviation of the pace before the first weigh-in.
    let firstPace: Double
    /// The deviation of the change of the pace per day.
    let pace: Double
    /// The deviation of the change of the underlying weight per day, apart from the pace.
    let level: Double
    /// The deviation of the water.
    let water: Double
  }

  /// The part of the water that is still there on the next day.
  static let retention = 0.8
  /// The distance from the prediction, in standard deviations, from which a weigh-in counts less.
  static let outlier = 3.0
  /// The number of days that the first estimate of the variance counts for.
  static let priorCount = 4.0

  /// The underlying weight on the last day, in kilograms.
  private(set) var level: Double
  /// The change of the underlying weight per day, in kilograms.
  private(set) var pace = 0.0
  /// The mass of the water, in kilograms.
  private(set) var water = 0.0
  /// The number of weigh-ins.
  private(set) var count = 1

  private var levelLevel: Double
  private var levelPace = 0.0
  private var levelWater: Double
  private var pacePace: Double
  private var paceWater = 0.0
  private var waterWater: Double
  private var squares = 0.0
  private var logarithms = 0.0
  private let levelIncrease: Double
  private let paceIncrease: Double
  private let usualWater: Double
  private let scale: Double

  /// Starts a filter with the first weigh-in.
  ///
  /// - Parameters:
  ///   - kilograms: The first weigh-in.
  ///   - scale: The first estimate of the standard deviation of the daily fluctuations.
  ///   - deviations: The assumptions.
  init(_ kilograms: Double, scale: Double, deviations: Deviations) {
    let square = scale * scale
    level = kilograms
    usualWater = deviations.water * deviations.water / square
    levelIncrease = deviations.level * deviations.level / square
    paceIncrease = deviations.pace * deviations.pace / square
    levelLevel = 1 + usualWater
    levelWater = -usualWater
    pacePace = deviations.firstPace * deviations.firstPace / square
    waterWater = usualWater
    self.scale = scale
  }

  /// Proceeds to a later day with a weigh-in.
  mutating func add(_ kilograms: Double, afterDays days: Double) {
    predict(days: days)
    let error = (kilograms - level - water) / scale
    var total = levelLevel + 2 * levelWater + waterWater + 1
    let limit = Self.outlier * Self.outlier
    // A weigh-in far from the prediction counts as if its fluctuation were greater (Huber's
    // weights), so a wrong one moves the state little.
    if error * error > limit * total { total = error * error / limit }
    let levelGain = (levelLevel + levelWater) / total
    let paceGain = (levelPace + paceWater) / total
    let waterGain = (levelWater + waterWater) / total
    level += levelGain * error * scale
    pace += paceGain * error * scale
    water += waterGain * error * scale
    levelLevel -= levelGain * levelGain * total
    levelPace -= levelGain * paceGain * total
    levelWater -= levelGain * waterGain * total
    pacePace -= paceGain * paceGain * total
    paceWater -= paceGain * waterGain * total
    waterWater -= waterGain * waterGain * total
    squares += error * error / total
    logarithms += total.logarithm
    count += 1
  }

  /// Proceeds by a number of days without weigh-ins.
  private mutating func predict(days: Double) {
    let rest = days == 1 ? Self.retention : (days * Self.retention.logarithm).exponential
    level += days * pace
    water *= rest
    levelLevel +=
      days * (2 * levelPace + days * pacePace) + days * levelIncrease
      + days * days * days / 3 * paceIncrease
    levelPace += days * pacePace + days * days / 2 * paceIncrease
    levelWater = rest * (levelWater + days * paceWater)
    pacePace += days * paceIncrease
    paceWater *= rest
    waterWater = rest * rest * waterWater + (1 - rest * rest) * usualWater
  }
}

// MARK: - Variants

extension TrendFilter {
  /// Returns a filter for which the pace may have changed, by a standard deviation in kilograms per
  /// day.
  func addingVariance(ofPace deviation: Double) -> TrendFilter {
    var filter = self
    filter.pacePace += deviation * deviation / (scale * scale)
    return filter
  }

  /// Returns a filter for which the underlying weight may have changed, by a standard deviation in
  /// kilograms.
  func addingVariance(ofLevel deviation: Double) -> TrendFilter {
    var filter = self
    filter.levelLevel += deviation * deviation / (scale * scale)
    return filter
  }

  /// Returns the filter after further weigh-ins, which are sorted by day.
  func adding(_ points: [(day: Double, kilograms: Double)], from start: Int) -> TrendFilter {
    var filter = self
    for index in start..<points.count {
      filter.add(points[index].kilograms, afterDays: points[index].day - points[index - 1].day)
    }
    return filter
  }
}

// MARK: - Results

extension TrendFilter {
  /// The number of degrees of freedom of ``variance``.
  var degreesOfFreedom: Double { Self.priorCount + Double(count - 1) }

  /// The variance of the daily fluctuations, in square kilograms.
  var variance: Double {
    scale * scale * (Self.priorCount + squares) / degreesOfFreedom
  }

  /// The logarithm of the likelihood of the weigh-ins, except for a constant.
  var logLikelihood: Double {
    -0.5 * (logarithms + degreesOfFreedom * (Self.priorCount + squares).logarithm)
  }

  /// The variance of the pace, in square kilograms per square day.
  var paceVariance: Double { max(pacePace, 0) * variance }

  /// Returns the expected underlying weight after a number of days, in kilograms.
  func level(afterDays days: Double) -> Double { level + days * pace }

  /// Returns the variance of the underlying weight after a number of days.
  func levelVariance(afterDays days: Double) -> Double {
    let sum =
      levelLevel + days * (2 * levelPace + days * pacePace) + days * levelIncrease
      + days * days * days / 3 * paceIncrease
    return max(sum, 0) * variance
  }

  /// Returns the expected weigh-in after a number of days, in kilograms.
  func weighIn(afterDays days: Double) -> Double {
    level(afterDays: days) + water * (days * Self.retention.logarithm).exponential
  }

  /// Returns the variance of a weigh-in after a number of days.
  func weighInVariance(afterDays days: Double) -> Double {
    var later = self
    later.predict(days: days)
    let sum = later.levelLevel + 2 * later.levelWater + later.waterWater + 1
    return max(sum, 0) * variance
  }
}
