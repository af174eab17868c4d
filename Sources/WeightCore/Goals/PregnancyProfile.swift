/// The data from which the recommended weights of a pregnancy are calculated.
package struct PregnancyProfile: Hashable, Sendable {
  /// The allowed heights, in centimetres.
  package static let heights: ClosedRange<Double> = 100...250
  /// The number of days from the start of the first week to the due date.
  package static let daysToTerm = 280
  /// The weeks for which a pregnancy is tracked.
  package static let weeks = 0...42

  /// The height, in centimetres.
  package let centimetres: Double
  /// The weight before the pregnancy.
  package let weightBefore: Mass
  /// The day from which weeks are counted: the first day of the last period.
  package let start: CalendarDay
  /// Whether the user is expecting twins.
  package let isTwins: Bool

  /// Creates a profile.
  ///
  /// - Throws: ``PregnancyError`` if the height or the weight is not plausible for an adult.
  package init(
    centimetres: Double,
    weightBefore: Mass,
    start: CalendarDay,
    isTwins: Bool = false
  ) throws(PregnancyError) {
    guard Self.heights.contains(centimetres) else { throw .heightOutside(Self.heights) }
    let weights = WeightLimits.pregnancy.range(in: .kilogram)
    guard weights.contains(weightBefore) else { throw .weightOutside(weights) }
    self.centimetres = centimetres
    self.weightBefore = weightBefore
    self.start = start
    self.isTwins = isTwins
  }

  /// The due date.
  package var dueDate: CalendarDay { start.adding(days: Self.daysToTerm) ?? start }

  /// Returns the day from which weeks are counted for a due date.
  ///
  /// - Returns: `nil` in the first days of the calendar.
  package static func start(dueDate: CalendarDay) -> CalendarDay? {
    dueDate.adding(days: -daysToTerm)
  }

  /// The body mass index before the pregnancy, in kilograms per square metre.
  package var bodyMassIndex: Double {
    BodyMassIndex(mass: weightBefore, centimetres: centimetres).value
  }

  /// Returns the number of completed weeks on a day.
  ///
  /// - Returns: `nil` before the pregnancy and after the tracked weeks.
  package func week(on day: CalendarDay) -> Int? {
    let days = start.days(until: day)
    guard days >= 0, Self.weeks.contains(days / 7) else { return nil }
    return days / 7
  }
}

// MARK: - Text

extension PregnancyProfile {
  /// The stored form of the profile.
  ///
  /// It consists of the height in centimetres, the weight in micrograms, the first day counted from
  /// 1970, and the number of children.
  var text: String {
    "\(centimetres) \(weightBefore.micrograms) \(start.daysSince1970) \(isTwins ? 2 : 1)"
  }

  /// Creates a profile from its stored form.
  ///
  /// - Returns: `nil` if the string is not a valid ``text``.
  init?(text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard
      parts.count == 4, let centimetres = Double(parts[0]), let micrograms = Int64(parts[1]),
      let start = Int(parts[2]).flatMap(CalendarDay.init(daysSince1970:)),
      ["1", "2"].contains(parts[3])
    else { return nil }
    let weight = Mass(micrograms: micrograms)
    let profile = try? PregnancyProfile(
      centimetres: centimetres,
      weightBefore: weight,
      start: start,
      isTwins: parts[3] == "2"
    )
    guard let profile else { return nil }
    self = profile
  }
}

/// The recommended weight range in a week of a pregnancy.
///
/// The total gains for one child are those of the Institute of Medicine, *Weight Gain During
/// Pregnancy: Reexamining the Guidelines* (2009). They are no medical advice.
package struct PregnancyRange: Hashable, Sendable {
  /// The number of completed weeks.
  package let week: Int
  /// The recommended range, in kilograms.
  package let kilograms: ClosedRange<Double>

  /// Returns whether a weight is within the range.
  package func contains(_ mass: Mass) -> Bool {
    kilograms.contains(mass.value(in: .kilogram))
  }
}

extension PregnancyProfile {
  /// The weeks of the first trimester, in which the gain is small.
  private static let firstTrimester = 13
  /// The weeks from the end of the first trimester to the due date.
  private static let laterWeeks = 27
  /// The gain in the first trimester, in kilograms.
  private static let firstGain = 0.45...2.0

  /// The recommended total gain, in kilograms, or `nil` if there is no recommendation.
  ///
  /// A body mass index on a boundary belongs to the higher group. For twins, the guidelines are
  /// provisional, and they contain no recommendation for underweight women.
  package var totalGain: ClosedRange<Double>? {
    switch bodyMassIndex {
    case ..<18.5: isTwins ? nil : 12.7...18.1
    case ..<25: isTwins ? 17...25 : 11.3...15.9
    case ..<30: isTwins ? 14...23 : 6.8...11.3
    default: isTwins ? 11...19 : 5.0...9.1
    }
  }

  /// Returns the recommended weight range in a week.
  ///
  /// In the 13th week, the gain is 2 kg at both ends of the range. After it, the lower end rises
  /// immediately.
  ///
  /// - Returns: `nil` for weeks that are not tracked, and for twins, for whom the guidelines
  ///   contain only the total gain.
  package func range(inWeek week: Int) -> PregnancyRange? {
    guard Self.weeks.contains(week), !isTwins, let total = totalGain else { return nil }
    let gain: ClosedRange<Double>
    if week <= Self.firstTrimester {
      let part = Double(week) / Double(Self.firstTrimester)
      gain = Self.firstGain.lowerBound * part...Self.firstGain.upperBound * part
    } else {
      let part = Double(week - Self.firstTrimester) / Double(Self.laterWeeks)
      let first = Self.firstGain.upperBound
      gain = first + (total.lowerBound - first) * part...first + (total.upperBound - first) * part
    }
    let before = weightBefore.value(in: .kilogram)
    return PregnancyRange(
      week: week,
      kilograms: before + gain.lowerBound...before + gain.upperBound
    )
  }
}

/// An error that reports invalid data of a pregnancy.
package enum PregnancyError: Error, Hashable {
  /// The height is not plausible for an adult.
  ///
  /// The range is in centimetres.
  case heightOutside(ClosedRange<Double>)
  /// The weight before the pregnancy is outside ``WeightLimits/pregnancy``.
  case weightOutside(ClosedRange<Mass>)
}
