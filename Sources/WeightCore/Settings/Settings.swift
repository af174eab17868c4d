/// What a person chose, with what holds where nothing was chosen.
///
/// ```swift
/// var settings = Settings()
/// try settings.set(.unit, to: "kg")
/// settings.unit    // .kilograms
/// settings.values  // ["unit": "kg"]
/// ```
package struct Settings: Hashable, Sendable {
  /// The hours after midnight at which a day may begin; before midnight where negative.
  package static let dayStartRange = -6...6
  /// The days that a trend may look back.
  package static let trendDaysRange = 2...60

  /// The unit of weights.
  package var unit = UnitPreference.automatic
  /// Which weigh-in counts for a day.
  package var daily = DailyChoice.morning
  /// The hour, counted from midnight, at which a day begins; one of ``dayStartRange``.
  package var dayStart = 0
  /// The time constant of the trend, in days; one of ``trendDaysRange``.
  package var trendDays = 7
  /// The day on which a week begins.
  package var weekStart = WeekStart.automatic
  /// The time of the daily reminder; `nil` for none.
  package var reminder: TimeOfDay?
  /// The step from one milestone to the next; `nil` for the usual one of the unit.
  package var milestones: MilestoneInterval?
  /// The weight to reach; `nil` for none.
  package var goal: Goal?
  /// The pregnancy that is followed; `nil` for none.
  package var pregnancy: PregnancyProfile?

  /// Creates the settings of somebody who chose nothing.
  package init() {}

  /// Creates settings from texts by their names, as a store keeps them.
  ///
  /// A text that says nothing leaves the setting as it is by default, so that a log stays readable
  /// whatever an older or a later version has left in it.
  ///
  /// - Parameters:
  ///   - values: The texts; names that are not known are left out.
  ///   - refusals: Takes the texts that say nothing.
  package init(_ values: [String: String], refusals: inout [SettingRefusal]) {
    for name in SettingName.allCases {
      guard let text = values[name.rawValue] else { continue }
      do {
        try set(name, to: text)
      } catch {
        refusals.append(error)
      }
    }
  }

  /// Creates settings from texts by their names; those that say nothing are left out.
  package init(_ values: [String: String]) {
    var refusals: [SettingRefusal] = []
    self.init(values, refusals: &refusals)
  }
}
