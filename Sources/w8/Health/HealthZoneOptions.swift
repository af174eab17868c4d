import ArgumentParser
import CommandSupport
import Foundation
import Localization
import WeightPresentation

/// The option by which a user tells where weights were logged whose zone an export does not tell.
struct HealthZoneOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Texts.timeZone, valueName: Texts.timeZoneValue))
  var timeZone: String?

  /// Returns the zone in which the person lives, if it was named.
  func homeTimeZone() throws(CommandFailure) -> TimeZone? {
    guard let timeZone else { return nil }
    guard let zone = TimeZone(identifier: timeZone) else { throw .unknownTimeZone(timeZone) }
    return zone
  }

  private enum Texts {
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
