internal import ICU

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

/// The names of time zones, as callers give them.
enum TimeZoneName {
  /// Returns ICU's name of a zone or of an offset: "+02:00" is "GMT+02:00".
  ///
  /// - Returns: nil when ICU knows none.
  static func resolved(_ name: String) -> String? {
    cache.value(for: name) { name in
      let candidate = offset(name) ?? name
      let canonical = try? LocaleData.canonicalTimeZone(candidate)
      // ICU's name for a zone that is none.
      return canonical == nil || canonical == "Etc/Unknown" ? nil : candidate
    }
  }

  /// Tells the program of a zone that there is not.
  static func report(_ name: String) {
    LocalizationProblem(kind: .unknownTimeZone(name: name), key: "", table: "", language: "")
      .report()
  }

  /// Returns ICU's name of an offset as ISO and people write it; nil when it is none.
  private static func offset(_ name: String) -> String? {
    if name == "Z" { return "UTC" }
    let digits = name.hasPrefix("UTC") ? name.dropFirst(3) : name[...]
    guard digits.first == "+" || digits.first == "-" else { return nil }
    return "GMT\(digits)"
  }

  /// The names that were asked for: ICU takes a microsecond to find one.
  private static let cache = KeyedCache<String, String?>()
}
