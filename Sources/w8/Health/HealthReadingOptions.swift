import ArgumentParser
import CommandSupport
import Foundation
import Localization
import WeightCore
import WeightPresentation

/// The options by which a user tells what of an export is read, and how.
struct HealthReadingOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Texts.category, valueName: Texts.categoryValue))
  var category: [String] = []

  @Option(help: ArgumentHelp(Texts.timeZone, valueName: Texts.timeZoneValue))
  var timeZone: String?

  /// Returns the categories that were named; `nil` if none was.
  func categories() throws(HealthFailure) -> Set<HealthCategory>? {
    try HealthCategory.named(category)
  }

  /// Returns the zone in which the person lives, if it was named.
  func homeTimeZone() throws(CommandFailure) -> TimeZone? {
    guard let timeZone else { return nil }
    guard let zone = TimeZone(identifier: timeZone) else { throw .unknownTimeZone(timeZone) }
    return zone
  }

  private enum Texts {
    static var category: String {
      String(
        localized:
          "What to read: body-mass, body-fat or body-mass,body-fat. (default: what was chosen before, or else body-mass)",
        comment: "Help of w8 health --category; the values stay as they are"
      )
    }
    static var categoryValue: String {
      String(localized: "category", comment: "Help: stands for a kind of data, one word")
    }
    static var timeZone: String {
      String(
        localized:
          "The time zone where you live, such as Europe/Madrid: for weights whose zone is not known. (default: where the phone was when it exported)",
        comment: "Help of w8 health --time-zone"
      )
    }
    static var timeZoneValue: String {
      String(localized: "zone", comment: "Help: stands for a time zone, one word")
    }
  }
}
