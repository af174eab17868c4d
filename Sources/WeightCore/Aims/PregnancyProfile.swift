/// What the recommended weights of a pregnancy depend on.
package struct PregnancyProfile: Hashable, Sendable {
  /// The heights that are taken, in centimetres.
  package static let heights: ClosedRange<Double> = 100...250
  /// The days from the beginning of the first week to the day on which the birth is due.
  package static let daysToTerm = 280
  /// The weeks that are followed.
  package static let weeks = 0...42

  /// The height, in centimetres.
  package let centimetres: Double
  /// The weight before the pregnancy.
  package let weightBefore: Mass
  /// The day that weeks are counted from: the first of the last period.
  package let start: CalendarDay
  /// Whether the pregnancy is one of twins.
  package let isTwins: Bool

  /// Creates a profile.
  ///
  /// - Throws: ``PregnancyRefusal`` if height or weight are not those of a grown person.
  package init(
    centimetres: Double,
    weightBefore: Mass,
    start: CalendarDay,
    isTwins: Bool = false
  ) throws(PregnancyRefusal) {
    guard Self.heights.contains(centimetres) else { throw .heightOutside(Self.heights) }
    let weights = WeightLimits.pregnancy.range(in: .kilogram)
    guard weights.contains(weightBefore) else { throw .weightOutside(weights) }
    self.centimetres = centimetres
    self.weightBefore = weightBefore
    self.start = start
    self.isTwins = isTwins
  }

  /// The day on which the birth is due.
  package var dueDate: CalendarDay { start.adding(days: Self.daysToTerm) ?? start }

  /// Returns the day that weeks are counted from when the birth is due on a day.
  ///
  /// - Returns: `nil` in the first days of the calendar.
  package static func start(dueDate: CalendarDay) -> CalendarDay? {
    dueDate.adding(days: -daysToTerm)
  }

  /// The body mass index before the pregnancy: kilograms for each square metre.
  package var bodyMassIndex: Double {
    let metres = centimetres / 100
    return weightBefore.value(in: .kilogram) / (metres * metres)
  }

  /// Returns the weeks that are complete on a day.
  ///
  /// - Returns: `nil` before the pregnancy, and after the weeks that are followed.
  package func week(on day: CalendarDay) -> Int? {
    let days = start.days(until: day)
    guard days >= 0, Self.weeks.contains(days / 7) else { return nil }
    return days / 7
  }
}

// MARK: - Text

extension PregnancyProfile {
  /// The profile as the settings keep it: centimetres, micrograms, the day on which it begins, counted
  /// from 1970, and the number of children.
  var text: String {
    "\(centimetres) \(weightBefore.micrograms) \(start.daysSince1970) \(isTwins ? 2 : 1)"
  }

  /// Reads what ``text`` gives.
  ///
  /// - Returns: `nil` if it is nothing of the kind.
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

/// The recommended weight in a week of a pregnancy.
///
/// The totals are those of the Institute of Medicine, *Weight Gain During Pregnancy: Reexamining the
/// Guidelines* (2009), for one child. They are no medical advice.
package struct PregnancyRange: Hashable, Sendable {
  /// The completed weeks.
  package let week: Int
  /// The least and the greatest recommended weight, in kilograms.
  package let kilograms: ClosedRange<Double>

  /// Returns whether a weight is within the range.
  package func contains(_ mass: Mass) -> Bool {
    kilograms.contains(mass.value(in: .kilogram))
  }
}

extension PregnancyProfile {
  /// The weeks of the first trimester, over which the gain is small.
  private static let firstTrimester = 13
  /// The weeks after it until the birth is due.
  private static let laterWeeks = 27
  /// The gain in the first trimester, in kilograms.
  private static let firstGain = 0.45...2.0

  /// The recommended gain until the birth, in kilograms, or `nil` if there is no recommendation.
  ///
  /// A body mass index on a border belongs to the higher group. For twins, the guidelines are
  /// provisional, and there is none for those who were underweight.
  package var totalGain: ClosedRange<Double>? {
    switch bodyMassIndex {
    case ..<18.5: isTwins ? nil : 12.7...18.1
    case ..<25: isTwins ? 17...25 : 11.3...15.9
    case ..<30: isTwins ? 14...23 : 6.8...11.3
    default: isTwins ? 11...19 : 5.0...9.1
    }
  }

  /// Returns the recommended weight in a week.
  ///
  /// From the 13th week on, both ends begin at a gain of 2 kg, so that the lower end then rises at
  /// once.
  ///
  /// - Returns: `nil` for weeks that are not followed, and for twins, for whom the guidelines give
  ///   the gain until the birth alone.
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

/// Why no pregnancy can be followed with these numbers.
package enum PregnancyRefusal: Error, Hashable {
  /// The height is not that of a grown person, in centimetres.
  case heightOutside(ClosedRange<Double>)
  /// The weight before is not one of ``WeightLimits/pregnancy``.
  case weightOutside(ClosedRange<Mass>)
}
