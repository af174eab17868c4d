internal import ICU

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The time zone of a user, as a name that date formats accept.
public enum UserTimeZone {
  /// The time zone of the process: the one in `TZ`, or else the system setting.
  public static var current: String {
    ProcessEnvironment.value(of: "TZ").flatMap(identifier(ofVariable:))
      ?? TimeZone.current.identifier
  }

  /// Parses the POSIX variable `TZ`: "Europe/Madrid", ":Europe/Madrid", "UTC", "<+0530>-5:30".
  ///
  /// - Returns: `nil` if the variable is not set or not valid. A daylight saving rule without a
  ///   name is not supported by ICU.
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

  /// Returns the offset of a rule without daylight saving time.
  ///
  /// POSIX counts westwards: "EST5" is "GMT-05:00".
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
  /// Returns the ICU name of a time zone or an offset: "+02:00" is "GMT+02:00".
  ///
  /// - Returns: `nil` if ICU does not know it.
  static func resolved(_ name: String) -> String? {
    cache.value(for: name) { name in
      let candidate = offset(name) ?? name
      let canonical = try? LocaleData.canonicalTimeZone(candidate)
      // "Etc/Unknown" is ICU's name for an unknown zone.
      return canonical == nil || canonical == "Etc/Unknown" ? nil : candidate
    }
  }

  /// Reports an unknown time zone.
  static func report(_ name: String) {
    LocalizationProblem(kind: .unknownTimeZone(name: name), key: "", table: "", language: "")
      .report()
  }

  /// Returns the ICU name of an offset in ISO or everyday format; `nil` if it is not an offset.
  private static func offset(_ name: String) -> String? {
    if name == "Z" { return "UTC" }
    let digits = name.hasPrefix("UTC") ? name.dropFirst(3) : name[...]
    guard digits.first == "+" || digits.first == "-" else { return nil }
    return "GMT\(digits)"
  }

  /// The names that were resolved.
  ///
  /// ICU needs a microsecond to find one.
  private static let cache = KeyedCache<String, String?>()
}
