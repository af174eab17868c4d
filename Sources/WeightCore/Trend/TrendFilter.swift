/// A Kalman filter for a weight that changes by a pace, with water that stays for some days.
///
/// The state has three parts: the underlying weight, its change per day (the pace), and the mass of
/// water in the body above or below the usual. All variances are multiples of the variance of the
/// daily fluctuations, which ``variance`` estimates together with the state.
struct TrendFilter: Hashable, Sendable {
  /// The part of the water that is still there on the next day.
  static let retention = 0.8
  /// The distance from the prediction, in standard deviations, from which a weigh-in counts less.
  static let outlier = 3.0
  /// The number of days that the first estimate of the variance counts for.
  static let priorCount = 4.0

  /// The standard deviation of the mean pace until a later day, as a part of the current pace.
  ///
  /// The pace depends on food and activity, and it slows down with the weight (K. D. Hall et al.,
  /// *Quantification of the effect of energy imbalance on bodyweight*, 2011). Therefore, the
  /// interval of the day of a goal is never shorter than about a fifth of the days until then, which
  /// is 2 · 1.28 · 0.08, even if the weigh-ins are on a line.
  static let changeOfPace = 0.08
  /// The number of days from which the variance of the mean pace grows with the days, as that of a
  /// random walk does.
  ///
  /// After 240 days, the interval is at least two fifths of the days.
  static let steadyDays = 60.0

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
  private let usualWater: Double
  private let scale: Double

  /// Starts a filter with the first weigh-in.
  ///
  /// - Parameters:
  ///   - kilograms: The first weigh-in.
  ///   - scale: The first estimate of the standard deviation of the daily fluctuations.
  ///   - pace: The standard deviation of the pace before the first weigh-in.
  ///   - water: The standard deviation of the water.
  init(_ kilograms: Double, scale: Double, pace: Double, water: Double) {
    let square = scale * scale
    level = kilograms
    usualWater = water * water / square
    levelLevel = 1 + usualWater
    levelWater = -usualWater
    pacePace = pace * pace / square
    waterWater = usualWater
    self.scale = scale
  }

  /// Proceeds to a later day with a weigh-in.
  ///
  /// - Returns: The logarithm of the likelihood of the weigh-in, except for a constant. It follows
  ///   Student's t-distribution, because the variance of the fluctuations is estimated.
  mutating func add(_ kilograms: Double, afterDays days: Double) -> Double {
    let before = logLikelihood
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
    count += 1
    return logLikelihood - before - 0.5 * total.logarithm
  }

  /// Proceeds by a number of days without weigh-ins.
  private mutating func predict(days: Double) {
    let rest = days == 1 ? Self.retention : (days * Self.retention.logarithm).exponential
    level += days * pace
    water *= rest
    levelLevel += days * (2 * levelPace + days * pacePace)
    levelPace += days * pacePace
    levelWater = rest * (levelWater + days * paceWater)
    paceWater *= rest
    waterWater = rest * rest * waterWater + (1 - rest * rest) * usualWater
  }
}

// MARK: - Variants

extension TrendFilter {
  /// Returns a filter for which the pace changes to a part of it, with a standard deviation in
  /// kilograms per day.
  func changingPace(remainder: Double, deviation: Double) -> TrendFilter {
    var filter = self
    filter.pace *= remainder
    filter.levelPace *= remainder
    filter.paceWater *= remainder
    filter.pacePace *= remainder * remainder
    filter.pacePace += deviation * deviation / (scale * scale)
    return filter
  }

  /// Returns a filter for which the underlying weight makes a step, with a standard deviation in
  /// kilograms.
  func changingLevel(deviation: Double) -> TrendFilter {
    var filter = self
    filter.levelLevel += deviation * deviation / (scale * scale)
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

  /// The part of the logarithm of the likelihood of all weigh-ins that depends on ``squares``.
  private var logLikelihood: Double {
    -0.5 * degreesOfFreedom * (Self.priorCount + squares).logarithm
  }

  /// The variance of the pace, in square kilograms per square day.
  var paceVariance: Double { max(pacePace, 0) * variance }

  /// Returns the expected underlying weight after a number of days, in kilograms.
  func level(afterDays days: Double) -> Double { level + days * pace }

  /// Returns the variance of the underlying weight after a number of days.
  ///
  /// It includes the changes of the pace in these days, which the weigh-ins do not show.
  func levelVariance(afterDays days: Double) -> Double {
    let sum = levelLevel + days * (2 * levelPace + days * pacePace)
    let change = Self.changeOfPace * pace * days
    let growth = max(days / Self.steadyDays, 1)
    return max(sum, 0) * variance + change * change * growth
  }

  /// Returns the expected weigh-in after a number of days, in kilograms.
  func weighIn(afterDays days: Double) -> Double {
    level(afterDays: days) + water * (days * Self.retention.logarithm).exponential
  }

  /// Returns the variance of a weigh-in after a number of days.
  func weighInVariance(afterDays days: Double) -> Double {
    var later = self
    later.predict(days: days)
    let sum = 2 * later.levelWater + later.waterWater + 1
    return max(levelVariance(afterDays: days) + sum * variance, variance)
  }
}
