#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The time zone of the clocks around a user, by the name that the formats of dates take.
public enum UserTimeZone {
  /// The zone of the process: what `TZ` says, or else the setting of the system.
  public static var current: String {
    ProcessEnvironment.value(of: "TZ").flatMap(identifier(ofVariable:))
      ?? TimeZone.current.identifier
  }

  /// Reads a zone from POSIX's variable `TZ`: "Europe/Madrid", ":Europe/Madrid", "UTC", "<+0530>-5:30".
  ///
  /// - Returns: nil when the variable is not set or says nothing of use; a rule for summer time that has
  ///   no name is nothing that ICU can be asked for.
  public static func identifier(environment: [String: String]) -> String? {
    environment["TZ"].flatMap(identifier(ofVariable:))
  }

  private static func identifier(ofVariable variable: String) -> String? {
    guard !variable.isEmpty else { return nil }
    var value = variable[...]
    if value.first == ":" { value.removeFirst() }
    if let folder = value.firstRange(of: "/zoneinfo/") { value = value[folder.upperBound...] }
    return offset(ofRule: value) ?? TimeZoneName.resolved(String(value))
  }

  /// Returns the offset of a rule without summer time; POSIX counts westwards: "EST5" is "GMT-05:00".
  private static func offset(ofRule rule: Substring) -> String? {
    guard
      let match = rule.wholeMatch(
        of: /(?:[A-Za-z]{3,6}|<[A-Za-z0-9+-]{3,10}>)([+-]?)(\d{1,2})(?::(\d{2}))?/
      ),
      let hours = Int(match.2), hours <= 24, let minutes = Int(match.3 ?? "0"), minutes < 60
    else { return nil }
    let sign = match.1 == "-" ? "+" : "-"
    let parts = [hours, minutes].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "GMT" + sign + parts.joined(separator: ":")
  }
}
