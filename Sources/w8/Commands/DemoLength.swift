import ArgumentParser
import WeightCore

/// How many days of sample entries there are to be.
struct DemoLength: Hashable, ExpressibleByArgument {
  /// The number of days; fourteen are those whose averages are known to many digits.
  let days: Int

  static let usual = DemoLength(days: 90)

  private static let fortnight = 14
  private static let choices = (DemoLog.lengths + [fortnight]).sorted()

  private init(days: Int) {
    self.days = days
  }

  /// Reads one of the lengths that there are.
  init?(argument: String) {
    guard let days = Int(argument), Self.choices.contains(days) else { return nil }
    self.init(days: days)
  }

  static var allValueStrings: [String] { choices.map { "\($0)" } }

  var defaultValueDescription: String { "\(days)" }

  /// The weigh-ins, oldest first.
  func drafts(until now: Moment) -> [WeightEntry.Draft] {
    days == Self.fortnight ? DemoLog.fortnight(until: now) : DemoLog.drafts(days: days, until: now)
  }

  /// A goal that the weigh-ins come near to.
  var goal: Mass {
    days == Self.fortnight
      ? Mass(micrograms: 160 * WeightUnit.pound.micrograms)
      : Mass(micrograms: 72 * WeightUnit.kilogram.micrograms)
  }
}
