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
